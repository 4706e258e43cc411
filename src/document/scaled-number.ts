import { LIMITS } from './limits.ts'

/** Fractions per pixel: finer than any output, and short in JSON. */
const PRECISION = 1_000

function rounded(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * PRECISION) / PRECISION + 0
}

export function bounded(value: number): number {
  return within(value, -LIMITS.coordinatePx, LIMITS.coordinatePx)
}

export function boundedLength(value: number): number {
  return within(value, 0, LIMITS.coordinatePx)
}

export function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, rounded(value)))
}
