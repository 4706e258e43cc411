import type { Complete } from '../elements/element.ts'
import { columnWidths, type WidthOf } from './column-widths.ts'
import { type CellGrid, placeCells, type PlacedCell } from './place-cells.ts'
import { cellPadding, leastRowHeight } from './row-height.ts'

type Table = Complete<'table'>

export interface TableGrid {
  readonly grid: CellGrid
  /** Edges of the columns and rows in the element's space: one more than there are columns or rows. */
  readonly columnLefts: readonly number[]
  readonly rowTops: readonly number[]
}

/** Returns the height of a cell's text in pixels if it breaks at `widthPx`. */
export type HeightOf = (cell: PlacedCell, widthPx: number) => number

export interface TextSizes {
  readonly widthOf: WidthOf
  readonly heightOf: HeightOf
}

/** Places the columns and rows by the sizes of their texts, which the painter measures and `divideRows` estimates. */
export function tableGrid(table: Table, { widthOf, heightOf }: TextSizes): TableGrid {
  const grid = placeCells(table)
  const columnLefts = edges(columnWidths(table, grid, widthOf))
  return { grid, columnLefts, rowTops: edges(rowHeights(table, { grid, columnLefts }, heightOf)) }
}

export function innerWidth(table: Table, columnLefts: readonly number[], { column, colSpan }: PlacedCell): number {
  const { left, right } = cellPadding(table)
  const outer = (columnLefts[column + colSpan] ?? 0) - (columnLefts[column] ?? 0)
  return Math.max(0, outer - left - right)
}

/** Rows grow with their text. The text of a cell that spans rows makes the last of them grow. */
function rowHeights(
  table: Table,
  { grid, columnLefts }: Pick<TableGrid, 'grid' | 'columnLefts'>,
  heightOf: HeightOf,
): number[] {
  const least = leastRowHeight(table)
  const heights = Array.from({ length: grid.rowCount }, () => least)
  const { top, bottom } = cellPadding(table)
  const bySpan = grid.cells.toSorted((a, b) => a.rowSpan - b.rowSpan)
  for (const cell of bySpan) {
    if (cell.text === '') continue
    const heightPx = heightOf(cell, innerWidth(table, columnLefts, cell))
    const last = cell.row + cell.rowSpan - 1
    const above = heights.slice(cell.row, last).reduce((sum, height) => sum + height, 0)
    // Whole pixels keep the lines between rows sharp.
    heights[last] = Math.max(heights[last] ?? 0, Math.ceil(heightPx + top + bottom - above))
  }
  return heights
}

function edges(sizes: readonly number[]): number[] {
  const positions = [0]
  for (const size of sizes) positions.push((positions.at(-1) ?? 0) + size)
  return positions
}
