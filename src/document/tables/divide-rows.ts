import { complete, type ElementOf } from '../elements/element.ts'
import { estimateLines, estimateWidth } from './estimate-text.ts'
import type { PlacedCell } from './place-cells.ts'
import { type TableGrid, tableGrid, type TextSizes } from './table-grid.ts'

type Table = ElementOf<'table'>

/** Sizes of resized documents are rounded. */
const ROUNDING_PX = 0.01

/**
 * Divides the rows of a table among the pages that it needs, at least one row to each. Its parts have fixed columns, so
 * that these are at the same place on all pages. Returns the table itself if its box has room for all rows.
 */
export function divideRows(table: Table): Table[] {
  if (endsOfPages(table).length <= 1) return [table]
  const fixed = withFixedColumns(table)
  const rows = fixed.rows ?? []
  let start = 0
  return endsOfPages(fixed).map((end) => {
    const part = { ...fixed, rows: rows.slice(start, end) }
    start = end
    return part
  })
}

/** Returns the index after the last row of each page. */
function endsOfPages(table: Table): number[] {
  const { height } = table
  const { grid, rowTops } = estimatedGrid(table)
  const headerRows = grid.hasHeader ? 1 : 0
  const room = height - (rowTops[headerRows] ?? 0) + ROUNDING_PX
  const rowCount = grid.rowCount - headerRows
  const joined = joinedRows(grid.cells, headerRows)
  const topOf = (row: number): number => rowTops[row + headerRows] ?? 0
  const ends: number[] = []
  let start = 0
  while (start < rowCount) {
    let fitting = start + 1
    while (fitting < rowCount && topOf(fitting + 1) - topOf(start) <= room) fitting += 1
    // Does not divide cells that span rows, unless a page has no room for them.
    let end = fitting
    while (end < rowCount && end > start && joined.has(end)) end -= 1
    start = end > start ? end : fitting
    ends.push(start)
  }
  return ends
}

/** Returns the rows that a cell of an earlier row covers. */
function joinedRows(cells: readonly PlacedCell[], headerRows: number): ReadonlySet<number> {
  const joined = new Set<number>()
  for (const { row, rowSpan } of cells) {
    for (let covered = row + 1; covered < row + rowSpan; covered += 1) joined.add(covered - headerRows)
  }
  return joined
}

function estimatedGrid(table: Table): TableGrid {
  const whole = complete<'table'>(table)
  const sizes: TextSizes = {
    widthOf: ({ text, style }) => estimateWidth(text, style),
    heightOf: ({ text, style }, widthPx) => estimateLines(text, widthPx, style) * style.fontSize * whole.lineHeight,
  }
  return tableGrid(whole, sizes)
}

/** Rounded to a fraction that stays the same when widths are added. */
const PER_PX = 64

/** Fixes the columns of a table whose `auto` columns are as wide as the longest text of all its rows. */
function withFixedColumns(table: Table): Table {
  if (table.columns.every(({ width }) => width !== 'auto')) return table
  const { grid, columnLefts } = estimatedGrid(table)
  const edges = columnLefts.map((left) => Math.floor(left * PER_PX) / PER_PX)
  // Rows may have more cells than there are columns.
  const columns = Array.from({ length: grid.columnCount }, (_, index) => {
    const { share: _share, ...column } = table.columns[index] ?? {}
    return { ...column, width: (edges[index + 1] ?? 0) - (edges[index] ?? 0) }
  })
  return { ...table, columns }
}
