import type { Bounds } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import type { Box } from '../geometry/resize-box.ts'
import type { Snap } from '../snap/snap-move.ts'

/** Rounds a move so that the box ends on whole pixels, except along an axis on which it snaps to something. */
export function wholePixelMove(box: Bounds, by: Point, snap: Snap | null): Point {
  return {
    x: snap && isSnapped(snap, 'x') ? by.x : Math.round(box.left + by.x) - box.left,
    y: snap && isSnapped(snap, 'y') ? by.y : Math.round(box.top + by.y) - box.top,
  }
}

/** Rounds the edges of an upright box that a handle moves. The others stay. */
export function wholePixelBox(box: Box, before: Box): Box {
  const [x, width] = wholeSide([box.x, box.width], [before.x, before.width])
  const [y, height] = wholeSide([box.y, box.height], [before.y, before.height])
  return { x, y, width, height }
}

function wholeSide(
  [start, size]: readonly [number, number],
  [oldStart, oldSize]: readonly [number, number],
): [number, number] {
  const end = start + size
  const newStart = start === oldStart ? start : Math.round(start)
  const newEnd = end === oldStart + oldSize ? end : Math.round(end)
  return [newStart, Math.max(Math.min(1, oldSize), newEnd - newStart)]
}

function isSnapped({ guides, gaps }: Snap, axis: 'x' | 'y'): boolean {
  return guides.some((guide) => guide.axis === axis) || gaps.some((gap) => gap.axis === axis)
}
