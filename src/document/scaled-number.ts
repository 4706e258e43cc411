import { LIMITS } from './limits.ts'

/** Thousandths of a pixel: finer than any output, and short in JSON. */
const PRECISION = 1_000

function rounded(value: number): number {
  // Adding 0 makes a plain zero of a negative one.
  return Math.round(value * PRECISION) / PRECISION + 0
}

/** A coordinate within the schema's bounds, rounded. */
export function bounded(value: number): number {
  return within(value, -LIMITS.coordinatePx, LIMITS.coordinatePx)
}

/** A length within the schema's bounds, rounded. */
export function boundedLength(value: number): number {
  return within(value, 0, LIMITS.coordinatePx)
}

/** `value` rounded, and no less than `least` and no more than `most`. */
export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, rounded(value)))
}
