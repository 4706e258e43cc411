import type { Size } from '../../document/document.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import { bringing, type Camera, panned, REVEAL_MARGIN_PX, toScreen, zoomedAt } from './camera.ts'

/** Smaller letters are hard to read on a phone, and hard to hit: the size at which phones zoom in on fields, too. */
const READABLE_PX = 16

/** A text that is edited, on the page. */
interface Words {
  /** The font size at the caret. */
  readonly letterPx: number
  readonly box: Bounds
  readonly caret: Point
}

/** Zooms in so that letters can be read, with as much of the text around the caret as there is room for. */
export function readable(camera: Camera, { letterPx, box, caret }: Words, viewport: Size): Camera {
  if (letterPx <= 0 || letterPx * camera.zoom >= READABLE_PX) return camera
  const zoomed = zoomedAt(camera, toScreen(camera, caret), READABLE_PX / letterPx)
  const free = (side: number): number => Math.max(1, side - 2 * REVEAL_MARGIN_PX) / zoomed.zoom
  const [left, right] = partAround(caret.x, [box.left, box.right], free(viewport.width))
  const [top, bottom] = partAround(caret.y, [box.top, box.bottom], free(viewport.height))
  return bringing(zoomed, { left, right, top, bottom }, viewport)
}

/** As much of a side as there is room for, with a point in its middle, unless that is near an end. */
function partAround(at: number, [start, end]: readonly [number, number], room: number): [number, number] {
  if (end - start <= room) return [start, end]
  // A little less, since what fits exactly may not fit by rounding.
  const length = room * 0.999
  const from = Math.min(Math.max(start, at - length / 2), end - length)
  return [from, from + length]
}

/** What was seen on a stage before. */
export interface View {
  readonly camera: Camera
  readonly viewport: Size
}

/**
 * Returns to a view on a stage that may have another size now. When it gets back its size, as when the keyboard of
 * a phone closes, what is in its middle stays there, so that everything is where it was.
 */
export function returned({ camera, viewport }: View, now: Size): Camera {
  return panned(camera, { x: (now.width - viewport.width) / 2, y: (now.height - viewport.height) / 2 })
}
