import svgpath from 'svgpath'
import { type Bounds, EMPTY_BOUNDS } from '../bounds.ts'

/**
 * Returns the exact bounds of a path, which place gradients, unlike the bounds of its control points. Flat for a straight line.
 */
export function curveBounds(d: string): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (x: number, y: number): void => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers]) => {
      const [fromX, fromY] = [x, y]
      if (command === 'Z' || command === 'z') [x, y] = [startX, startY]
      else if (command === 'H') x = numbers[0] ?? x
      else if (command === 'V') y = numbers[0] ?? y
      else [x = 0, y = 0] = numbers.slice(-2)
      if (command === 'M') [startX, startY] = [x, y]
      include(x, y)
      if (command !== 'C' && command !== 'Q') return
      const xs = [fromX, ...numbers.filter((_, at) => at % 2 === 0)]
      const ys = [fromY, ...numbers.filter((_, at) => at % 2 === 1)]
      for (const t of [...extremes(xs), ...extremes(ys)]) include(bezierAt(xs, t), bezierAt(ys, t))
    })
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
