import type { Size } from '../../document/document.ts'
import type { Point } from '../../paint/matrix.ts'

/** This near to an edge of the stage, a drag moves the page. */
const EDGE_PX = 28
/** At the edge itself; beyond it, up to twice as fast. */
const PX_PER_MS = 0.7

/** Returns how far the view moves in a time, while something is dragged at a point of the screen. */
export function autoscroll(at: Point, { width, height }: Size, elapsedMs: number): Point {
  const most = PX_PER_MS * elapsedMs
  return { x: shareOf(at.x, width) * most, y: shareOf(at.y, height) * most }
}

/** Whether a drag at a point moves the page. One that begins there does not, until it has been elsewhere. */
export function isAtEdge(at: Point, { width, height }: Size): boolean {
  return shareOf(at.x, width) !== 0 || shareOf(at.y, height) !== 0
}

/** From -2 to 2, growing with the square of how far it is in the edge, so that it begins slowly. */
function shareOf(at: number, extent: number): number {
  const edge = Math.min(EDGE_PX, extent / 4)
  const into = at < edge ? at - edge : at > extent - edge ? at - (extent - edge) : 0
  const share = Math.min(Math.SQRT2, Math.abs(into) / edge)
  return Math.sign(into) * share * share
}
