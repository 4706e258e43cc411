import type { Complete } from '../elements/element.ts'

export interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export function cellPadding({ padding }: Complete<'table'>): Sides {
  if (typeof padding === 'number') return { top: padding, right: padding, bottom: padding, left: padding }
  const [top, right, bottom, left] = padding
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

/** Returns how many rows of equal height fit the box below the header. At least one, so that pages come to an end. */
export function rowsPerPage(table: Complete<'table'>): number {
  const height = leastRowHeight(table)
  const room = table.height - (hasHeader(table) ? height : 0)
  return Math.max(1, Math.floor((room + ROUNDING_PX) / height))
}

/** Sizes of resized documents are rounded. */
const ROUNDING_PX = 0.01
