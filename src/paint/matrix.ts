import type { Matrix } from './canvas.ts'

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the matrix that applies `inner` first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  }
}

/** Returns undefined for a matrix that flattens everything. */
export function invert({ a, b, c, d, e, f }: Matrix): Matrix | undefined {
  const determinant = a * d - b * c
  if (determinant === 0 || !Number.isFinite(determinant)) return undefined
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  }
}

export function apply({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Whether circles remain circles: only moved, turned, mirrored and scaled alike in all directions. */
export function isSimilarity({ a, b, c, d }: Matrix): boolean {
  const tolerance = 1e-4 * (a * a + b * b + c * c + d * d)
  return Math.abs(a * a + b * b - c * c - d * d) <= tolerance && Math.abs(a * c + b * d) <= tolerance
}
