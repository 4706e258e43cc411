import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { boundsOfAll, boxAmongSiblings } from '../geometry/page-matrix.ts'
import { mirrored } from '../geometry/mirrored.ts'
import { placedBy } from '../geometry/placed-by.ts'
import type { Place } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'

/** Mirrors a single element within its own box, and several siblings together around their common center. */
export function flip(document: Document, places: readonly Place[], axis: 'x' | 'y'): Document {
  const members = places.map(({ element }) => element)
  const [only] = members
  const flipped = new Map<Element, Element>()
  if (only && members.length === 1) flipped.set(only, mirrored(only, axis))
  else {
    const { left, right, top, bottom } = boundsOfAll(members.map(boxAmongSiblings))
    const mirror =
      axis === 'x'
        ? { a: -1, b: 0, c: 0, d: 1, e: left + right, f: 0 }
        : { a: 1, b: 0, c: 0, d: -1, e: 0, f: top + bottom }
    for (const element of members) flipped.set(element, placedBy(mirror, element))
  }
  return replaceEach(document, flipped)
}
