import type { Complete } from '../document/elements/element.ts'
import type { Matrix } from './canvas.ts'

/** Returns the matrix from the element's space to its parent's: mirrored, then rotated, around the center. */
export function boxMatrix(element: Complete): Matrix {
  const { x, y, width, height, rotation } = element
  const radians = (rotation * Math.PI) / 180
  // Quarter turns are exact: a sine with an error of 1e-16 would blur every edge of an image.
  const sin = rotation % 90 === 0 ? Math.round(Math.sin(radians)) : Math.sin(radians)
  const cos = rotation % 90 === 0 ? Math.round(Math.cos(radians)) : Math.cos(radians)
  const { flipX, flipY } = boxFlips(element)
  const [a, b] = flipX ? [-cos, -sin] : [cos, sin]
  const [c, d] = flipY ? [sin, -cos] : [-sin, cos]
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  return {
    a,
    b,
    c,
    d,
    e: x + halfWidth - a * halfWidth - c * halfHeight,
    f: y + halfHeight - b * halfWidth - d * halfHeight,
  }
}

/** An image mirrors its picture within its frame, so that corners and masks stay as they are. */
function boxFlips({ type, flipX, flipY }: Complete): { flipX: boolean; flipY: boolean } {
  return type === 'image' ? { flipX: false, flipY: false } : { flipX, flipY }
}
