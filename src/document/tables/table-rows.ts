import { Type } from '#typebox'
import { CellValue } from '../elements/table-element.ts'
import type { ElementOf } from '../elements/element.ts'
import { LIMITS } from '../limits.ts'

/** A list in `data` that fills a table: arrays of cells, or objects by the keys of columns. */
export const TableRows = Type.Array(
  Type.Union([
    Type.Array(CellValue, { maxItems: LIMITS.tableColumns }),
    Type.Record(Type.String({ pattern: '^.{1,255}$' }), CellValue, { maxProperties: LIMITS.tableColumns }),
  ]),
  { maxItems: LIMITS.tableRows },
)

type Table = ElementOf<'table'>
type CellValueOf = NonNullable<Table['rows']>[number][number]

/** Replaces the rows. Columns without a value in a row have an empty cell. */
export function withTableRows(table: Table, rows: readonly unknown[]): Table {
  const keys = table.columns.map(({ key }) => key)
  return {
    ...table,
    rows: (rows as readonly (readonly CellValueOf[] | Readonly<Record<string, CellValueOf>>)[]).map((row) =>
      isCells(row)
        ? [...row]
        : keys.map((key) => (key !== undefined && Object.hasOwn(row, key) ? (row[key] ?? null) : null)),
    ),
  }
}

/** Returns keys of `rows` that no column has. */
export function unknownKeys(table: Table, rows: readonly unknown[]): { row: number; key: string }[] {
  const keys = new Set(table.columns.map(({ key }) => key))
  return rows.flatMap((row, index) =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? Object.keys(row).flatMap((key) => (keys.has(key) ? [] : [{ row: index, key }]))
      : [],
  )
}

function isCells<T>(row: readonly T[] | Readonly<Record<string, T>>): row is readonly T[] {
  return Array.isArray(row)
}
