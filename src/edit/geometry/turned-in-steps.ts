import type { Point } from '../../paint/matrix.ts'

/** 15 degrees. */
const STEP = Math.PI / 12

/** Returns a point as far from `from` as `to` is, in the nearest direction that is a multiple of 15 degrees. */
export function turnedInSteps(from: Point, to: Point): Point {
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / STEP) * STEP
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
}
