import type { Complete } from '../elements/element.ts'
import { cellPadding } from './row-height.ts'
import type { CellGrid, PlacedCell } from './place-cells.ts'

export type WidthOf = (cell: PlacedCell) => number

/** Columns that share the rest have room for about two letters, however wide the others are. */
const LEAST_SHARE_EM = 2

/** Returns the widths of all columns in pixels. They fill the table's box, unless all widths are fixed. */
export function columnWidths(table: Complete<'table'>, grid: CellGrid, widthOf: WidthOf): number[] {
  const columns = Array.from({ length: grid.columnCount }, (_, index) => table.columns[index] ?? {})
  const { left, right } = cellPadding(table)
  const natural = columns.map(({ width }, index) => {
    if (typeof width === 'number') return width
    if (width !== 'auto') return 0
    const cells = grid.cells.filter((cell) => cell.column === index && cell.colSpan === 1 && cell.text !== '')
    return Math.ceil(Math.max(0, ...cells.map(widthOf)) + left + right)
  })
  const shares = columns.map(({ width, share = 1 }) => (width === undefined ? share : 0))
  const taken = natural.reduce((sum, width) => sum + width, 0)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const rest = table.width - taken
  const least = shares.filter((share) => share > 0).length * (LEAST_SHARE_EM * table.fontSize + left + right)
  const shareOf = (index: number, px: number): number => (total === 0 ? 0 : (px * (shares[index] ?? 0)) / total)
  const isScaled = rest < least || (total === 0 && columns.some(({ width }) => width === 'auto'))
  const widths = natural.map((width, index) => width + shareOf(index, isScaled ? least : rest))
  return isScaled ? scaled(widths, columns, table.width) : widths
}

/** Columns that are too wide shrink in proportion. Only `auto` columns grow. */
function scaled(
  natural: readonly number[],
  columns: readonly { readonly width?: number | 'auto' }[],
  totalPx: number,
): number[] {
  const taken = natural.reduce((sum, width) => sum + width, 0)
  if (taken > totalPx) return natural.map((width) => (width * totalPx) / taken)
  const growing = natural.reduce((sum, width, index) => sum + (columns[index]?.width === 'auto' ? width : 0), 0)
  const extra = totalPx - taken
  return natural.map((width, index) => {
    if (columns[index]?.width !== 'auto') return width
    return width + (growing === 0 ? 0 : (extra * width) / growing)
  })
}
