import { apply, invert, type Point } from '../../paint/matrix.ts'
import type { Place } from '../tree/place.ts'
import { pageMatrix } from './page-matrix.ts'

/** Returns how far it is from one point of the page to another, in the own space of a place's element. */
export function pullOf(place: Pick<Place, 'parents' | 'element'>, from: Point, to: Point): Point {
  const [a, b] = [pointWithin(place, from), pointWithin(place, to)]
  return { x: b.x - a.x, y: b.y - a.y }
}

/** Converts a point of the page to the own space of a place's element. */
export function pointWithin(place: Pick<Place, 'parents' | 'element'>, point: Point): Point {
  const inverse = invert(pageMatrix(place))
  return inverse ? apply(inverse, point) : { x: 0, y: 0 }
}
