import type { Complete } from '../elements/element.ts'
import { sidesOf } from '../elements/text-parts.ts'

export interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export function cellPadding({ padding }: Complete<'table'>): Sides {
  const [top, right, bottom, left] = sidesOf(padding)
  return { top, right, bottom, left }
}

/** Returns the least height of a row: `rowHeight`, or one line. Whole pixels keep the lines between rows sharp. */
export function leastRowHeight(table: Complete<'table'>): number {
  if (table.rowHeight !== undefined && table.rowHeight > 0) return table.rowHeight
  const { top, bottom } = cellPadding(table)
  return Math.ceil(table.fontSize * table.lineHeight + top + bottom)
}

export function hasHeader({ columns }: Pick<Complete<'table'>, 'columns'>): boolean {
  return columns.some(({ title = '' }) => title !== '')
}
