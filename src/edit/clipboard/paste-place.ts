import type { Size } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { boundsOfAll, boxAmongSiblings } from '../geometry/page-matrix.ts'
import type { Camera } from '../view/camera.ts'
import { toPage } from '../view/camera.ts'
import type { Point } from '../../paint/matrix.ts'

/** How far each further copy at the same place is from the one before. */
const CASCADE_PX = 16
/** Points this near to each other are the same place. */
const SAME_PX = 4

/** Where something was pasted, and how often already. */
export interface LastPaste {
  readonly pageId: string
  readonly point: Point
  readonly count: number
}

/** The point of the page at which to paste: under the pointer, else in the middle of what is seen of the page. */
export function pastePoint(
  pointer: Point | undefined,
  { camera, viewport, size }: { camera: Camera; viewport: Size; size: Size },
): Point {
  const at = pointer && toPage(camera, pointer)
  if (at && at.x >= 0 && at.y >= 0 && at.x <= size.width && at.y <= size.height) return at
  const from = toPage(camera, { x: 0, y: 0 })
  const to = toPage(camera, { x: viewport.width, y: viewport.height })
  const middle = (low: number, high: number, side: number): number => {
    const [first, last] = [Math.max(0, low), Math.min(side, high)]
    return last > first ? (first + last) / 2 : side / 2
  }
  return { x: middle(from.x, to.x, size.width), y: middle(from.y, to.y, size.height) }
}

/** Counts pastes at one place of a page, so that copies do not hide each other. */
export function nextPaste(last: LastPaste | undefined, pageId: string, point: Point): LastPaste {
  const isSame = last?.pageId === pageId && Math.hypot(last.point.x - point.x, last.point.y - point.y) < SAME_PX
  return isSame ? { ...last, count: last.count + 1 } : { pageId, point, count: 0 }
}

/** The point where the middle of what is pasted goes. */
export function placeOf({ point, count }: LastPaste): Point {
  return { x: point.x + count * CASCADE_PX, y: point.y + count * CASCADE_PX }
}

/** How to move elements so that their middle is at the place of a paste, by whole pixels. */
export function distanceTo(place: LastPaste, elements: readonly Element[]): Point {
  const { left, top, right, bottom } = boundsOfAll(elements.map(boxAmongSiblings))
  const { x, y } = placeOf(place)
  return { x: Math.round(x - (left + right) / 2), y: Math.round(y - (top + bottom) / 2) }
}
