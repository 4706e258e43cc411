import type { ElementOf } from '../../../../document/elements/element.ts'
import type { CellValue } from '../../../../document/elements/table-element.ts'
import type { DataGrid, GridCell } from './data-grid.ts'

type Table = ElementOf<'table'>

export function gridOfTable({ columns, rows = [] }: Pick<Table, 'columns' | 'rows'>): DataGrid {
  const count = Math.max(columns.length, ...rows.map(({ length }) => length))
  const indexes = Array.from({ length: count }, (_, index) => index)
  return {
    columns: indexes.map((index) => columns[index]?.title || columns[index]?.key || `Column ${index + 1}`),
    rows: rows.map((row) => indexes.map((index) => cellOf(row[index]))),
  }
}

/** Returns the rows for `data`. Cells keep their style, and numbers that were not edited stay numbers. */
export function tableRowsOf({ rows }: DataGrid): CellValue[][] {
  return rows.map((cells) => {
    const last = cells.findLastIndex(({ text, base }) => text !== '' || base !== undefined)
    return cells.slice(0, last + 1).map(valueOf)
  })
}

function cellOf(base: CellValue | undefined): GridCell {
  if (base === undefined) return { text: '' }
  if (typeof base === 'object') return { text: base?.text ?? '', base }
  return { text: String(base), base }
}

function valueOf({ text, base = null }: GridCell): CellValue {
  if (base === null) return text === '' ? null : text
  if (typeof base === 'object') return { ...base, text }
  return String(base) === text ? base : text
}
