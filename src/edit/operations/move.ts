import type { Document } from '../../document/document.ts'
import type { Point } from '../../paint/matrix.ts'
import { movedOnPage } from '../geometry/moved.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import { outermost } from './outermost.ts'

/** Moves elements by a distance on the page, also those in a turned container. */
export function moveBy(document: Document, { ids, by }: { ids: ReadonlySet<string>; by: Point }): Document {
  return moveEach(document, new Map(outermost(placesOf(document), ids).map((place) => [place, by])))
}

/** Moves elements by distances on their pages. None may contain another. */
export function moveEach(document: Document, moves: ReadonlyMap<Place, Point>): Document {
  const moved = new Map(Array.from(moves, ([place, by]) => [place.element, movedOnPage(place, by)]))
  return replaceEach(document, moved)
}
