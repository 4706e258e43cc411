import { type Complete } from '../document/elements/element.ts'
import { type Matrix } from './canvas.ts'

/** From an element's own space, its box's corner at 0,0, to its parent's: turned about the box's centre. */
export function boxMatrix({ x, y, width, height, rotation }: Complete): Matrix {
  const radians = (rotation * Math.PI) / 180
  // A quarter turn is exact: a sine that is 1e-16 off would blur every edge of an upright picture.
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
