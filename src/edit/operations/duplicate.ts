import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Point } from '../../paint/matrix.ts'
import { movedOnPage } from '../geometry/moved.ts'
import { isContainer } from '../tree/container.ts'
import { type FreeIds, freeIds } from '../tree/free-ids.ts'
import type { Place } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'

/** Adds a copy of each element directly above it, moved by a distance on the page, and returns their IDs too. */
export function duplicate(
  document: Document,
  places: readonly Place[],
  by: Point,
): { document: Document; ids: string[] } {
  const ids = freeIds(document)
  const copies = new Map<Element, Element>()
  for (const place of places) copies.set(place.element, withFreeIds(movedOnPage(place, by), ids))
  const withCopies = replaceElements(document, (element) => {
    const copy = copies.get(element)
    return copy ? [element, copy] : [element]
  })
  return { document: withCopies, ids: Array.from(copies.values(), ({ id }) => id) }
}

/** Gives an element, and those that it contains, IDs that are free. */
export function withFreeIds<E extends Element>(element: E, ids: FreeIds): E {
  const renamed = { ...element, id: ids.next(element.id) }
  if (isContainer(renamed)) renamed.elements = renamed.elements.map((child) => withFreeIds(child, ids))
  return renamed
}
