import type { Matrix } from './canvas.ts'

/** Empty if `right` <= `left` or `bottom` <= `top`. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const EMPTY_BOUNDS: Bounds = { left: 0, top: 0, right: 0, bottom: 0 }

export function isEmpty(bounds: Bounds): boolean {
  return !(bounds.right > bounds.left && bounds.bottom > bounds.top)
}

export function union(a: Bounds, b: Bounds): Bounds {
  if (isEmpty(a)) return b
  if (isEmpty(b)) return a
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

export function intersect(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

export function expand(bounds: Bounds, by: number): Bounds {
  if (isEmpty(bounds)) return bounds
  return { left: bounds.left - by, top: bounds.top - by, right: bounds.right + by, bottom: bounds.bottom + by }
}

export function shift(bounds: Bounds, x: number, y: number): Bounds {
  return { left: bounds.left + x, top: bounds.top + y, right: bounds.right + x, bottom: bounds.bottom + y }
}

export function mapBounds(matrix: Matrix, bounds: Bounds): Bounds {
  if (isEmpty(bounds)) return EMPTY_BOUNDS
  const { a, b, c, d, e, f } = matrix
  const xs = [bounds.left, bounds.right].flatMap((x) => [bounds.top, bounds.bottom].map((y) => a * x + c * y + e))
  const ys = [bounds.left, bounds.right].flatMap((x) => [bounds.top, bounds.bottom].map((y) => b * x + d * y + f))
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Device pixels per CSS pixel under a uniform scale. */
export function scaleOf(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
}
