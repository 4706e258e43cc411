import type { CornerRadius } from '../document/elements/base.ts'
import type { Path } from './canvas.ts'
import type { NewPath } from './outlines/outline.ts'
import type { Box } from './scope.ts'

export type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number]

export function roundRect(newPath: NewPath, { x, y, width, height }: Box, corners: Corners): Path {
  const path = newPath()
  if (corners.some((corner) => corner > 0)) path.roundRect(x, y, width, height, [...corners])
  else path.rect(x, y, width, height)
  return path
}

/** As in CSS: if two radii do not fit a side, all four shrink by the same factor. */
export function clampCorners({ width, height }: { width: number; height: number }, radius: CornerRadius): Corners {
  const [a, b, c, d] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius
  const factor = Math.min(1, width / (a + b), width / (c + d), height / (a + d), height / (b + c))
  return [a * factor || 0, b * factor || 0, c * factor || 0, d * factor || 0]
}
