import type { Complete, Element, ElementOf } from '../../document/elements/element.ts'
import { leastRowHeight } from '../../document/tables/row-height.ts'
import type { TableGrid } from '../../document/tables/table-grid.ts'
import { intersect, isEmpty, mapBounds } from '../bounds.ts'
import { type PaintElement, paintParts } from '../paint-parts.ts'
import type { Scope } from '../scope.ts'
import { layOutTable } from '../tables/lay-out-table.ts'
import { tableParts } from '../tables/table-parts.ts'

/** Smaller overflows come from rounded sizes. */
const VISIBLE_PX = 1

const FAR_PX = 1e6

export function paintTable(scope: Scope, element: Complete<'table'>, paintElement: PaintElement): void {
  if (element.width <= 0) return
  const { parts } = shownTable(element, scope.environment)
  const isVisible = visibleIn(scope)
  paintParts(
    scope,
    { whole: element, parts: parts.filter((part) => part.type !== 'text' || isVisible(part)) },
    paintElement,
  )
}

export interface ShownTable {
  readonly layout: TableGrid
  /** Including the header. */
  readonly shownRows: number
  readonly parts: readonly Element[]
}

/** Lays out a table, and warns if its box has no room for all rows. */
export function shownTable(element: Complete<'table'>, environment: Scope['environment']): ShownTable {
  const layout = cutRow(layOutTable(element, environment), element, environment)
  const fitting = fittingRows(layout, element.height + VISIBLE_PX)
  const { rowCount } = layout.grid
  if (fitting < rowCount) {
    const isCut = element.overflow === 'cut'
    const message = isCut
      ? `The table has no room for ${rowCount - fitting} of its ${rowCount} rows, which are left out`
      : `The table has no room for ${rowCount - fitting} of its ${rowCount} rows, which are below its box`
    environment.warn({ code: 'table_overflow', message })
  }
  const shownRows = element.overflow === 'cut' ? fitting : rowCount
  return { layout, shownRows, parts: tableParts(element, layout, shownRows) }
}

/** Thousands of cells may be below the page. A row is as tall as its texts, but their words may be wider. */
function visibleIn({ context, visible }: Scope): (cell: ElementOf<'text'>) => boolean {
  const transform = context.getTransform()
  return ({ y, height, fontSize = 0 }) => {
    const bounds = { left: -FAR_PX, top: y - 2 * fontSize, right: FAR_PX, bottom: y + height + 2 * fontSize }
    return !isEmpty(intersect(mapBounds(transform, bounds), visible))
  }
}

/** Cuts a row that has a page to itself and is still taller than the table's box. */
function cutRow(layout: TableGrid, table: Complete<'table'>, environment: Scope['environment']): TableGrid {
  const { grid, rowTops } = layout
  const headerRows = grid.hasHeader ? 1 : 0
  const bottom = Math.max(table.height, (rowTops[headerRows] ?? 0) + leastRowHeight(table))
  if (table.overflow !== 'pages' || grid.rowCount !== headerRows + 1 || (rowTops.at(-1) ?? 0) <= bottom + VISIBLE_PX) {
    return layout
  }
  environment.warn({
    code: 'table_overflow',
    message: 'A row of the table is taller than its box, and its text is cut',
  })
  return { ...layout, rowTops: [...rowTops.slice(0, -1), bottom] }
}

function fittingRows({ rowTops }: TableGrid, heightPx: number): number {
  return rowTops.slice(1).filter((bottom) => bottom <= heightPx).length
}
