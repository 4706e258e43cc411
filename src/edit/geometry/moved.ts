import type { Element } from '../../document/elements/element.ts'
import { bounded } from '../../document/scaled-number.ts'
import type { Point } from '../../paint/matrix.ts'
import type { Place } from '../tree/place.ts'
import { distanceWithin } from './page-matrix.ts'

/** Moves an element by a distance on its page. Returns the element itself if nothing changes. */
export function movedOnPage(place: Pick<Place, 'parents' | 'element'>, by: Point): Element {
  const { x, y } = distanceWithin(place, by)
  return movedWithin(place.element, { x, y })
}

/** Moves an element by a distance in the space that it is in. */
export function movedWithin<E extends Element>(element: E, by: Point): E {
  const [x, y] = [bounded(element.x + by.x), bounded(element.y + by.y)]
  return x === element.x && y === element.y ? element : { ...element, x, y }
}
