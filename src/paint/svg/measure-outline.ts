import { type Bounds, EMPTY_BOUNDS } from '../bounds.ts'

export interface Outline {
  /** Exact, without the control points, since they place gradients. Flat for a straight line. */
  readonly bounds: Bounds
  /** Number of commands. */
  readonly pieces: number
  /** With the polygon of its control points for a curve. */
  readonly length: number
}

const NUMBERS = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const

/**
 * Measures the path data of a normalized SVG: absolute commands, each with its letter, separated by
 * spaces. Takes linear time, unlike `svgpath`: a map has a million characters. Stops at anything else.
 */
export function measureOutline(d: string): Outline {
  const parts = d.trim().split(/\s+/)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y, startX, startY, pieces, length] = [0, 0, 0, 0, 0, 0]
  const include = (atX: number, atY: number): void => {
    if (atX < left) left = atX
    if (atX > right) right = atX
    if (atY < top) top = atY
    if (atY > bottom) bottom = atY
  }
  for (let at = 0; at < parts.length;) {
    const command = parts[at] ?? ''
    if (!isCommand(command)) break
    const end = at + 1 + NUMBERS[command]
    const [xs, ys] = [[x], [y]]
    for (let next = at + 1; next < end; next += 2) {
      xs.push(Number(parts[next]))
      ys.push(Number(parts[next + 1]))
    }
    if (command === 'Z') {
      xs.push(startX)
      ys.push(startY)
    }
    at = end
    const last = xs.length - 1
    if (command !== 'M') for (let to = 1; to <= last; to += 1) length += distance({ xs, ys, to })
    ;[x, y] = [xs[last] ?? NaN, ys[last] ?? NaN]
    if (!Number.isFinite(x + y + length)) break
    pieces += 1
    include(x, y)
    if (command === 'M') [startX, startY] = [x, y]
    else if (last > 1) for (const t of [...extremes(xs), ...extremes(ys)]) include(bezierAt(xs, t), bezierAt(ys, t))
  }
  return { bounds: left > right ? EMPTY_BOUNDS : { left, top, right, bottom }, pieces, length }
}

function isCommand(text: string): text is keyof typeof NUMBERS {
  return Object.hasOwn(NUMBERS, text)
}

function distance({ xs, ys, to }: { xs: readonly number[]; ys: readonly number[]; to: number }): number {
  return Math.hypot((xs[to] ?? 0) - (xs[to - 1] ?? 0), (ys[to] ?? 0) - (ys[to - 1] ?? 0))
}

/** Returns where the derivative of a quadratic or cubic curve is 0, within the curve. */
function extremes(points: readonly number[]): number[] {
  const [p0 = 0, p1 = 0, p2 = 0, p3] = points
  // The derivative is a·t² + b·t + c.
  const [a, b, c] =
    p3 === undefined ? [0, p0 - 2 * p1 + p2, p1 - p0] : [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0]
  const root = Math.sqrt(b * b - 4 * a * c)
  const roots = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  return roots.filter((t) => t > 0 && t < 1)
}

/** The algorithm of Casteljau. */
function bezierAt(points: readonly number[], t: number): number {
  let level = [...points]
  while (level.length > 1) level = level.slice(1).map((next, at) => (level[at] ?? 0) * (1 - t) + next * t)
  return level[0] ?? 0
}
