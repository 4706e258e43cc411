import type { Complete } from '../../document/elements/element.ts'
import { type PaintElement, paintParts } from '../paint-parts.ts'
import type { Scope } from '../scope.ts'
import { layOutTable, type TableLayout } from '../tables/lay-out-table.ts'
import { tableParts } from '../tables/table-parts.ts'

/** Smaller overflows come from rounded sizes. */
const VISIBLE_PX = 1

export function paintTable(scope: Scope, element: Complete<'table'>, paintElement: PaintElement): void {
  const { environment } = scope
  if (element.width <= 0) return
  const layout = layOutTable(element, environment.layoutText)
  const fitting = fittingRows(layout, element.height + VISIBLE_PX)
  const { rowCount } = layout.grid
  if (fitting < rowCount) {
    const isCut = element.overflow === 'cut'
    const message = isCut
      ? `The table has no room for ${rowCount - fitting} of its ${rowCount} rows, which are left out`
      : `The table has no room for ${rowCount - fitting} of its ${rowCount} rows, which are below its box`
    environment.warn({ code: 'table_overflow', message })
  }
  paintParts(scope, tableParts(element, layout, element.overflow === 'cut' ? fitting : rowCount), paintElement)
}

function fittingRows({ rowTops }: TableLayout, heightPx: number): number {
  return rowTops.slice(1).filter((bottom) => bottom <= heightPx).length
}
