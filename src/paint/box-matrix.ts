import type { Complete } from '../document/elements/element.ts'
import type { Matrix } from './canvas.ts'

/** Returns the matrix from the element's space to its parent's. */
export function boxMatrix({ x, y, width, height, rotation }: Complete): Matrix {
  const radians = (rotation * Math.PI) / 180
  // Quarter turns are exact: a sine with an error of 1e-16 would blur every edge of an image.
  const sin = rotation % 90 === 0 ? Math.round(Math.sin(radians)) : Math.sin(radians)
  const cos = rotation % 90 === 0 ? Math.round(Math.cos(radians)) : Math.cos(radians)
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  return {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: x + halfWidth - cos * halfWidth + sin * halfHeight,
    f: y + halfHeight - sin * halfWidth - cos * halfHeight,
  }
}
