import type { Complete } from '../elements/element.ts'
import type { Cell, CellStyle, CellValue } from '../elements/table-element.ts'
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
  /** For each column, the first row that no cell above covers. */
  const freeFrom: number[] = []
  const cells = rows.flatMap((row, rowIndex) => {
    let column = 0
    return row.map((value): PlacedCell => {
      while ((freeFrom[column] ?? 0) > rowIndex) column += 1
      const cell = toCell(value)
      const rowSpan = Math.min(cell.rowSpan ?? 1, rows.length - rowIndex)
      const colSpan = spanFrom(freeFrom, { column, rowIndex, wanted: cell.colSpan ?? 1 })
      for (let covered = column; covered < column + colSpan; covered += 1) freeFrom[covered] = rowIndex + rowSpan
      const style = styleOf(table, cell, { column, isHeader: isHeaded && rowIndex === 0 })
      const placed = { text: cell.text, row: rowIndex, column, rowSpan, colSpan, style }
      column += colSpan
      return placed
    })
  })
  return {
    cells,
    columnCount: Math.max(table.columns.length, freeFrom.length),
    rowCount: rows.length,
    hasHeader: isHeaded,
  }
}

const MOST_COLUMNS = 100

/** Ends before a cell that an earlier row spans. */
function spanFrom(
  freeFrom: readonly number[],
  { column, rowIndex, wanted }: { column: number; rowIndex: number; wanted: number },
): number {
  let span = 1
  while (span < wanted && column + span < MOST_COLUMNS && (freeFrom[column + span] ?? 0) <= rowIndex) span += 1
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
