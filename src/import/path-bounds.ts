import svgPath from 'svgpath'
import type { Matrix } from '../paint/canvas.ts'
import type { Box } from './placed-box.ts'

/** Applies a matrix to path data. Coordinates are rounded to thousandths. */
export function transformedPath(d: string, { a, b, c, d: scaleY, e, f }: Matrix): string {
  return svgPath(d).matrix([a, b, c, scaleY, e, f]).abs().round(3).toString()
}

/** Returns the smallest box around path data, or undefined if it draws nothing. */
export function pathBounds(d: string): Box | undefined {
  const [xs, ys]: [number[], number[]] = [[], []]
  svgPath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate((...[segment, , x, y]) => {
      const [command, ...values] = segment as [string, ...number[]]
      if (command === 'Z') return
      const [ax = x, ay = y, bx = ax, by = ay, cx = bx, cy = by] = values
      if (command === 'H') addTo(xs, ys, [[ax, y]])
      else if (command === 'V') addTo(xs, ys, [[x, ax]])
      else if (command === 'C') {
        xs.push(...cubicExtremes([x, ax, bx, cx]))
        ys.push(...cubicExtremes([y, ay, by, cy]))
      } else if (command === 'Q') {
        xs.push(...cubicExtremes([x, x + ((ax - x) * 2) / 3, bx + ((ax - bx) * 2) / 3, bx]))
        ys.push(...cubicExtremes([y, y + ((ay - y) * 2) / 3, by + ((ay - by) * 2) / 3, by]))
      } else addTo(xs, ys, [[ax, ay]])
    })
  if (xs.length === 0) return undefined
  const [left, top] = [least(xs), least(ys)]
  return { x: left, y: top, width: -least(xs.map((x) => -x)) - left, height: -least(ys.map((y) => -y)) - top }
}

function addTo(xs: number[], ys: number[], points: readonly (readonly [number, number])[]): void {
  for (const [x, y] of points) {
    xs.push(x)
    ys.push(y)
  }
}

/** Returns the ends of a cubic curve in one dimension, and where it turns. */
function cubicExtremes([p0, p1, p2, p3]: readonly [number, number, number, number]): number[] {
  const [a, b, c] = [3 * (p3 - 3 * p2 + 3 * p1 - p0), 6 * (p2 - 2 * p1 + p0), 3 * (p1 - p0)]
  const root = Math.sqrt(Math.max(b * b - 4 * a * c, 0))
  const times = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  const turns = times.filter((t) => t > 0 && t < 1)
  return [
    p0,
    p3,
    ...turns.map((t) => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3),
  ]
}

/** `Math.min(...values)` exhausts the stack for long paths. */
function least(values: readonly number[]): number {
  return values.reduce((first, second) => Math.min(first, second))
}
