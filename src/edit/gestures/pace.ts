import type { Point } from '../../paint/matrix.ts'

/** How fast a pointer moves on the screen. */
export interface Pace {
  readonly at: number
  readonly point: Point
  readonly pxPerMs: number
  /** Too fast to aim, so that nothing snaps. */
  readonly isFast: boolean
}

/** About 500 pixels in a second, with some distance between beginning and ending to be fast. */
const FAST = { begins: 0.6, ends: 0.4 } as const
/** Older movements hardly count. */
const MEMORY_MS = 50

/** Returns the pace after a movement, or after a time without one. `at` is in milliseconds. */
export function paceAfter(before: Pace | undefined, { point, at }: { point: Point; at: number }): Pace {
  if (!before) return { at, point, pxPerMs: 0, isFast: false }
  const elapsed = at - before.at
  if (elapsed <= 0) return before
  const kept = Math.exp(-elapsed / MEMORY_MS)
  const now = Math.hypot(point.x - before.point.x, point.y - before.point.y) / elapsed
  const pxPerMs = before.pxPerMs * kept + now * (1 - kept)
  return { at, point, pxPerMs, isFast: pxPerMs > (before.isFast ? FAST.ends : FAST.begins) }
}
