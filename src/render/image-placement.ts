import type { Size } from '../document/document.ts'

export interface ImageRegion {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Reads the arguments of `drawImage` after the image. `source` is in pixels of the image. */
export function placementOf(
  { width, height }: Size,
  numbers: readonly number[],
): { source: ImageRegion; target: ImageRegion } {
  const [a = 0, b = 0, c = width, d = height, x, y, targetWidth, targetHeight] = numbers
  if (x === undefined || y === undefined || targetWidth === undefined || targetHeight === undefined) {
    return { source: { x: 0, y: 0, width, height }, target: { x: a, y: b, width: c, height: d } }
  }
  return { source: { x: a, y: b, width: c, height: d }, target: { x, y, width: targetWidth, height: targetHeight } }
}
