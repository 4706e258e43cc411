import type { Complete } from '../../document/elements/element.ts'
import type { Point } from '../line-caps.ts'
import type { NewPath, Outline, Shape } from './outline.ts'
import { insetCorners, roundedPath, roundCorners } from './rounded-polygon.ts'

/** The corners are on the ellipse that fills the box, clockwise from its top. */
export function polygonOutline(newPath: NewPath, element: Complete<'polygon'>): Outline {
  const corners = Array.from({ length: element.sides }, (_, index) => pointOn(element, index / element.sides, 1))
  return outlineThrough(newPath, element, corners)
}

/** Every other corner is on a smaller ellipse. */
export function starOutline(newPath: NewPath, element: Complete<'star'>): Outline {
  const count = element.points * 2
  const corners = Array.from({ length: count }, (_, index) =>
    pointOn(element, index / count, index % 2 === 0 ? 1 : element.innerRatio),
  )
  return outlineThrough(newPath, element, corners)
}

function pointOn({ width, height }: { width: number; height: number }, turn: number, ratio: number): Point {
  const radians = turn * Math.PI * 2
  return { x: (width / 2) * (1 + Math.sin(radians) * ratio), y: (height / 2) * (1 - Math.cos(radians) * ratio) }
}

function outlineThrough(
  newPath: NewPath,
  { width, height, cornerRadius }: Complete<'polygon' | 'star'>,
  points: readonly Point[],
): Outline {
  const corners = roundCorners(points, cornerRadius)
  const shape: Shape = { path: roundedPath(newPath, corners), rule: 'nonzero', box: { x: 0, y: 0, width, height } }
  const extent = { left: 0, top: 0, right: width, bottom: height }
  return {
    ...shape,
    extent,
    isSimple: true,
    inset: (by) => ({ ...shape, path: roundedPath(newPath, insetCorners(corners, by)) }),
  }
}
