import svgpath from 'svgpath'
import { type Bounds, EMPTY_BOUNDS } from './bounds.ts'

export interface Pieces {
  readonly count: number
  readonly lengthPx: number
}

/** Bounds all points and control points, which contain the curves. */
export function dataBounds(d: string): Bounds {
  const xs: number[] = []
  const ys: number[] = []
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    // Each command begins where the previous one ended, so end points suffice.
    .iterate(([command, ...numbers]) => {
      if (command === 'H') xs.push(...numbers)
      else if (command === 'V') ys.push(...numbers)
      else numbers.forEach((value, at) => (at % 2 === 0 ? xs : ys).push(value))
    })
  if (xs.length === 0) return EMPTY_BOUNDS
  return { left: least(xs), top: least(ys), right: -least(xs.map((x) => -x)), bottom: -least(ys.map((y) => -y)) }
}

export function dataLengths(d: string, scale: { readonly x: number; readonly y: number }): Pieces[] {
  const pieces: Pieces[] = []
  const start = { x: 0, y: 0 }
  const at = { x: 0, y: 0 }
  const goTo = (x: number, y: number): number => {
    const lengthPx = Math.hypot((x - at.x) * scale.x, (y - at.y) * scale.y)
    Object.assign(at, { x, y })
    return lengthPx
  }
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers]) => {
      let lengthPx = 0
      if (command === 'H') lengthPx = goTo(numbers[0] ?? 0, at.y)
      else if (command === 'V') lengthPx = goTo(at.x, numbers[0] ?? 0)
      else if (command === 'Z' || command === 'z') lengthPx = goTo(start.x, start.y)
      else for (let n = 0; n + 1 < numbers.length; n += 2) lengthPx += goTo(numbers[n] ?? 0, numbers[n + 1] ?? 0)
      if (command === 'M') Object.assign(start, at)
      else pieces.push({ count: 1, lengthPx })
    })
  return pieces
}

/** Path data can hold more numbers than a call may have arguments. */
function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity)
}
