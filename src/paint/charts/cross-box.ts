import type { Point } from '../line-caps.ts'
import type { Box } from '../scope.ts'

/** Whether the straight line from `a` to `b` touches `box`: whether a part of it is between both pairs of sides. */
export function crossesBox(a: Point, b: Point, { x, y, width, height }: Box): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  let [from, to] = [0, 1]
  for (const [speed, room] of [
    [-dx, a.x - x],
    [dx, x + width - a.x],
    [-dy, a.y - y],
    [dy, y + height - a.y],
  ] as const) {
    if (speed === 0) {
      if (room < 0) return false
      continue
    }
    if (speed < 0) from = Math.max(from, room / speed)
    else to = Math.min(to, room / speed)
    if (from > to) return false
  }
  return true
}
