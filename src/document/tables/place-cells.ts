import type { Complete } from '../elements/element.ts'
import type { Cell, CellStyle, CellValue } from '../elements/table-element.ts'
import { LIMITS } from '../limits.ts'
import { hasHeader } from './row-height.ts'

type Table = Complete<'table'>

export interface PlacedCell {
  readonly text: string
  readonly row: number
  readonly column: number
  /** At least 1, and within the table. */
  readonly rowSpan: number
  readonly colSpan: number
  readonly style: Required<CellStyle>
}

export interface CellGrid {
  readonly cells: readonly PlacedCell[]
  readonly columnCount: number
  /** Including the header. */
  readonly rowCount: number
  readonly hasHeader: boolean
}

/** Places cells as HTML does: each in the first column that no cell above spans. */
export function placeCells(table: Table): CellGrid {
  const isHeaded = hasHeader(table)
  const header: CellValue[][] = isHeaded ? [table.columns.map(({ title = '' }) => title)] : []
  const rows = [...header, ...table.rows]
  const places = [...cellPlaces(rows)]
  // Spans alone add no columns, so that a cell with a large span covers the rest of its row.
  const columnCount = places.reduce((count, { column }) => Math.max(count, column + 1), table.columns.length)
  const cells = places.map(({ value, index: _index, ...place }): PlacedCell => {
    const cell = toCell(value)
    const { row, column } = place
    const colSpan = Math.min(place.colSpan, columnCount - column)
    const style = styleOf(table, cell, { column, isHeader: isHeaded && row === 0 })
    return { ...place, text: cell.text, colSpan, style }
  })
  return { cells, columnCount, rowCount: rows.length, hasHeader: isHeaded }
}

export interface CellPlace extends Pick<PlacedCell, 'row' | 'column' | 'rowSpan' | 'colSpan'> {
  readonly value: CellValue
  /** In the row as it is written. */
  readonly index: number
}

/** Yields the place of each cell. A column span ends before a cell of an earlier row, and may exceed the table. */
export function* cellPlaces(rows: readonly (readonly CellValue[])[]): Generator<CellPlace> {
  /** For each column, the first row that no cell above covers. */
  const freeFrom: number[] = []
  for (const [row, values] of rows.entries()) {
    let column = 0
    for (const [index, value] of values.entries()) {
      while ((freeFrom[column] ?? 0) > row) column += 1
      const spans = typeof value === 'object' ? value : undefined
      const rowSpan = Math.min(spans?.rowSpan ?? 1, rows.length - row)
      const colSpan = spanFrom(freeFrom, { column, row, wanted: spans?.colSpan ?? 1 })
      for (let covered = column; covered < column + colSpan; covered += 1) freeFrom[covered] = row + rowSpan
      yield { value, index, row, column, rowSpan, colSpan }
      column += colSpan
    }
  }
}

function spanFrom(
  freeFrom: readonly number[],
  { column, row, wanted }: { column: number; row: number; wanted: number },
): number {
  let span = 1
  while (span < wanted && column + span < LIMITS.tableColumns && (freeFrom[column + span] ?? 0) <= row) span += 1
  return span
}

function toCell(value: CellValue): Cell {
  if (typeof value === 'object' && value !== null) return value
  return { text: value === null ? '' : String(value) }
}

function styleOf(
  table: Table,
  cell: Cell,
  { column, isHeader }: { column: number; isHeader: boolean },
): Required<CellStyle> {
  const own = table.columns[column] ?? {}
  const { fontFamily, fontSize, fontWeight, fontStyle, fill, underline, strikethrough, align, verticalAlign } = table
  const base = { fontFamily, fontSize, fontWeight, fontStyle, fill, underline, strikethrough, align, verticalAlign }
  // The style of a column is for its cells, but its alignment also for its title.
  const columnStyle = isHeader ? { ...(own.align && { align: own.align }), ...table.headerStyle } : pickStyle(own)
  return { ...base, background: null, ...columnStyle, ...pickStyle(cell) }
}

const STYLE_KEYS = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fill',
  'underline',
  'strikethrough',
  'align',
  'verticalAlign',
  'background',
] as const satisfies readonly (keyof CellStyle)[]

function pickStyle(style: CellStyle): CellStyle {
  return Object.fromEntries(STYLE_KEYS.flatMap((key) => (style[key] === undefined ? [] : [[key, style[key]]])))
}
