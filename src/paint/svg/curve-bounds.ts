import { type Bounds, EMPTY_BOUNDS } from '../bounds.ts'
import { pathSteps } from './path-steps.ts'

/** Returns the exact bounds of a path, without its control points: they place gradients. Flat for a straight line. */
export function curveBounds(d: string): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (x: number, y: number): void => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  for (const { command, xs, ys } of pathSteps(d)) {
    include(xs.at(-1) ?? 0, ys.at(-1) ?? 0)
    if (command !== 'C' && command !== 'Q') continue
    for (const t of [...extremes(xs), ...extremes(ys)]) include(bezierAt(xs, t), bezierAt(ys, t))
  }
  return left > right ? EMPTY_BOUNDS : { left, top, right, bottom }
}

/** Returns where the derivative of a quadratic or cubic curve is 0, within the curve. */
function extremes(points: readonly number[]): number[] {
  const [p0 = 0, p1 = 0, p2 = 0, p3] = points
  // The derivative is a·t² + b·t + c.
  const [a, b, c] =
    p3 === undefined ? [0, p0 - 2 * p1 + p2, p1 - p0] : [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0]
  const roots =
    Math.abs(a) < 1e-9 ? [-c / b] : [1, -1].map((sign) => (-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a))
  return roots.filter((t) => t > 0 && t < 1)
}

/** The algorithm of Casteljau. */
function bezierAt(points: readonly number[], t: number): number {
  let level = [...points]
  while (level.length > 1) level = level.slice(1).map((next, at) => (level[at] ?? 0) * (1 - t) + next * t)
  return level[0] ?? 0
}
