import type { Element, GroupElement } from '../../document/elements/element.ts'
import { boundsOfAll, boxAmongSiblings } from '../geometry/page-matrix.ts'
import { movedWithin } from '../geometry/moved.ts'

/** Puts elements into a group as large as they are. */
export function grouped(elements: readonly Element[], id: string, name?: string): GroupElement {
  const { left, top, right, bottom } = boundsOfAll(elements.map(boxAmongSiblings))
  return {
    ...{ id, type: 'group', x: left, y: top, width: right - left, height: bottom - top },
    ...(name !== undefined && name !== '' && { name }),
    elements: elements.map((element) => movedWithin(element, { x: -left, y: -top })),
  }
}
