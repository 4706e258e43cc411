import type { Complete } from '../document/elements/element.ts'
import type { Matrix } from './canvas.ts'

export function pathMatrix({ viewBox, width, height }: Complete<'path'>): Matrix {
  if (!viewBox) return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  const [x, y, boxWidth, boxHeight] = viewBox
  const [scaleX, scaleY] = [width / boxWidth, height / boxHeight]
  return { a: scaleX, b: 0, c: 0, d: scaleY, e: -x * scaleX, f: -y * scaleY }
}
