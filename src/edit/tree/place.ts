import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { type Container, isContainer } from './container.ts'

/** Where an element is. */
export interface Place {
  readonly page: Page
  /** The elements that contain it, from the page inward. */
  readonly parents: readonly Container[]
  /** It and its neighbors, from back to front. */
  readonly siblings: readonly Element[]
  readonly index: number
  readonly element: Element
}

/** Returns the places of all elements by ID, from back to front, each container before its elements. */
export function placesOf(document: Document): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const page of document.pages) addPlaces(places, page.elements, { page, parents: [] })
  return places
}

function addPlaces(
  places: Map<string, Place>,
  siblings: readonly Element[],
  { page, parents }: Pick<Place, 'page' | 'parents'>,
): void {
  for (const [index, element] of siblings.entries()) {
    places.set(element.id, { page, parents, siblings, index, element })
    if (isContainer(element)) addPlaces(places, element.elements, { page, parents: [...parents, element] })
  }
}

export function parentOf({ parents }: Place): Container | undefined {
  return parents.at(-1)
}

/** Whether both, possibly of two documents, stand directly on the same page or in the same container. */
export function isInSameContainer(a: Place, b: Place): boolean {
  return a.page.id === b.page.id && parentOf(a)?.id === parentOf(b)?.id
}
