import type { Point } from './codes/encode-code.ts'
import type { Scope } from './scope.ts'

/**
 * Returns a function that moves a point in the element's space to the nearest corner of device
 * pixels, so that scanners see full black and white. Vectors and tilted elements stay as they are.
 */
export function pixelSnapper(scope: Scope): (x: number, y: number) => Point {
  const { a, b, c, d, e, f } = scope.context.getTransform()
  const isUpright = Math.abs(b) + Math.abs(c) < 1e-9
  const isTurned = Math.abs(a) + Math.abs(d) < 1e-9
  if (scope.target === 'vector' || (!isUpright && !isTurned)) return (x, y) => [x, y]
  if (isUpright) return (x, y) => [(Math.round(a * x + e) - e) / a, (Math.round(d * y + f) - f) / d]
  return (x, y) => [(Math.round(b * x + f) - f) / b, (Math.round(c * y + e) - e) / c]
}
