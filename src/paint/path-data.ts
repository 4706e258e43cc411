import svgpath from 'svgpath'
import { type Bounds, NOWHERE } from './bounds.ts'

/** Around all points and control points of SVG path data: a curve lies within its own. */
export function dataBounds(d: string): Bounds {
  const xs: number[] = []
  const ys: number[] = []
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    // Each begins where the one before it ended, so the ends are all there is to look at.
    .iterate(([command, ...numbers]) => {
      if (command === 'H') xs.push(...numbers)
      else if (command === 'V') ys.push(...numbers)
      else numbers.forEach((value, at) => (at % 2 === 0 ? xs : ys).push(value))
    })
  if (xs.length === 0) return NOWHERE
  return { left: least(xs), top: least(ys), right: -least(xs.map((x) => -x)), bottom: -least(ys.map((y) => -y)) }
}

/** Path data can hold more numbers than a call may have arguments. */
function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity)
}
