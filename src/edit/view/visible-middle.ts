import type { Size } from '../../document/document.ts'
import type { Point } from '../../paint/matrix.ts'
import { type Camera, toPage } from './camera.ts'

/** Returns the middle of what is visible of the page, or of the page if nothing of it is. */
export function visibleMiddle(camera: Camera, viewport: Size, { width, height }: Size): Point {
  const from = toPage(camera, { x: 0, y: 0 })
  const to = toPage(camera, { x: viewport.width, y: viewport.height })
  return { x: middle(from.x, to.x, width), y: middle(from.y, to.y, height) }
}

function middle(from: number, to: number, length: number): number {
  const [start, end] = [Math.max(0, from), Math.min(length, to)]
  return start < end ? (start + end) / 2 : length / 2
}
