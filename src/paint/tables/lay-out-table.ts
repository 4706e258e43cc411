import { complete, type Complete } from '../../document/elements/element.ts'
import { cellPadding, leastRowHeight } from '../../document/tables/row-height.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import { columnWidths } from './column-widths.ts'
import { type CellGrid, placeCells, type PlacedCell } from './place-cells.ts'

type Table = Complete<'table'>

export interface TableLayout {
  readonly grid: CellGrid
  /** Edges of the columns and rows in the element's space: one more than there are columns or rows. */
  readonly columnLefts: readonly number[]
  readonly rowTops: readonly number[]
}

const UNLIMITED_PX = 100_000

export function layOutTable(table: Table, layoutText: LayoutText): TableLayout {
  const grid = placeCells(table)
  const widths = columnWidths(table, grid, (cell) => {
    const { lines } = layoutText(cellText(table, cell, { width: UNLIMITED_PX }))
    return Math.max(0, ...lines.map(({ widthPx }) => widthPx))
  })
  const columnLefts = edges(widths)
  return { grid, columnLefts, rowTops: edges(rowHeights(table, { grid, columnLefts }, layoutText)) }
}

export interface TextOptions {
  readonly width: number
  readonly height?: number
}

/** Returns the text of a cell without its position. It grows with its lines if it has no height. */
export function cellText(table: Table, { text, style }: PlacedCell, { width, height }: TextOptions): Complete<'text'> {
  const { background: _background, ...textStyle } = style
  return complete<'text'>({
    ...textStyle,
    id: 'cell',
    type: 'text',
    x: 0,
    y: 0,
    width,
    height: height ?? 0,
    text,
    lineHeight: table.lineHeight,
    fit: height === undefined ? 'grow' : 'fixed',
  })
}

export function innerWidth(table: Table, columnLefts: readonly number[], { column, colSpan }: PlacedCell): number {
  const { left, right } = cellPadding(table)
  const outer = (columnLefts[column + colSpan] ?? 0) - (columnLefts[column] ?? 0)
  return Math.max(0, outer - left - right)
}

/** Rows grow with their text. The text of a cell that spans rows makes the last of them grow. */
function rowHeights(
  table: Table,
  { grid, columnLefts }: Pick<TableLayout, 'grid' | 'columnLefts'>,
  layoutText: LayoutText,
): number[] {
  const least = leastRowHeight(table)
  const heights = Array.from({ length: grid.rowCount }, () => least)
  // The number of pages must not depend on how text breaks.
  if (table.overflow === 'pages') return heights
  const { top, bottom } = cellPadding(table)
  const bySpan = grid.cells.toSorted((a, b) => a.rowSpan - b.rowSpan)
  for (const cell of bySpan) {
    if (cell.text === '') continue
    const { heightPx } = layoutText(cellText(table, cell, { width: innerWidth(table, columnLefts, cell) }))
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
