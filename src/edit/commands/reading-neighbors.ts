import type { Element } from '../../document/elements/element.ts'
import type { Bounds } from '../../paint/bounds.ts'
import { boxAmongSiblings } from '../geometry/page-matrix.ts'

/** Sorts elements as they are read: rows from top to bottom, and each row from left to right. */
export function inReadingOrder<E extends Element>(elements: readonly E[]): E[] {
  const placed = elements
    .map((element) => ({ element, box: boxAmongSiblings(element) }))
    .toSorted((a, b) => a.box.top - b.box.top)
  const rows: (typeof placed)[] = []
  for (const each of placed) {
    const row = rows.at(-1)
    if (row?.[0] && isInRow(row[0].box, each.box)) row.push(each)
    else rows.push([each])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.left - b.box.left).map(({ element }) => element))
}

/** Whether the middle of a box is within the height of the first box of a row. */
function isInRow(first: Bounds, box: Bounds): boolean {
  const middle = (box.top + box.bottom) / 2
  return middle >= first.top && middle <= first.bottom
}
