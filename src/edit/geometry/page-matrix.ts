import { complete, type Element } from '../../document/elements/element.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { apply, IDENTITY, invert, multiply, type Point } from '../../paint/matrix.ts'
import type { Place } from '../tree/place.ts'

/** Returns the matrix from the space that a place's element is in to that of the page. */
export function spaceMatrix({ parents }: Pick<Place, 'parents'>): Matrix {
  return parents.reduce((matrix, parent) => multiply(matrix, boxMatrix(complete(parent))), IDENTITY)
}

/** Returns the matrix from an element's own space, with its top left corner at 0,0, to that of the page. */
export function pageMatrix(place: Pick<Place, 'parents' | 'element'>): Matrix {
  return multiply(spaceMatrix(place), boxMatrix(complete(place.element)))
}

/** Returns the corners of a box of this size: top left, top right, bottom right, bottom left. */
export function cornersOf(matrix: Matrix, { width, height }: { width: number; height: number }): Point[] {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  return corners.map((corner) => apply(matrix, corner))
}

/** Returns the bounds of an element's box, turned as it is, on its page. Effects and strokes are not included. */
export function boxOnPage(place: Pick<Place, 'parents' | 'element'>): Bounds {
  return boundsOf(cornersOf(pageMatrix(place), place.element))
}

/** Returns the bounds of an element's box, turned as it is, among its siblings. */
export function boxAmongSiblings(element: Element): Bounds {
  return boundsOf(cornersOf(boxMatrix(complete(element)), element))
}

/** Unlike `union`, includes boxes without extent, such as those of horizontal lines. */
function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function centerOf({ left, top, right, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export function boundsOfAll(boxes: readonly Bounds[]): Bounds {
  return boundsOf(
    boxes.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  )
}

/** Converts a distance on the page to the space that a place's element is in. */
export function distanceWithin(place: Pick<Place, 'parents'>, { x, y }: Point): Point {
  if (place.parents.length === 0) return { x, y }
  const { a, b, c, d } = invert(spaceMatrix(place)) ?? IDENTITY
  return { x: a * x + c * y, y: b * x + d * y }
}
