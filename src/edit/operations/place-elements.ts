import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { IDENTITY, invert, multiply } from '../../paint/matrix.ts'
import { pageMatrix, spaceMatrix } from '../geometry/page-matrix.ts'
import { placedBy } from '../geometry/placed-by.ts'
import { parentOf, type Place, placesOf } from '../tree/place.ts'
import { areIdentical } from '../tree/replace-elements.ts'
import { insert, type Target, withoutElements } from './insert.ts'

/**
 * Moves elements to another place in the layers: into a container, out of one, or next to an element.
 * They keep their order and their places on the page. The target must exist, and be neither one of the
 * elements nor within one. `drawn` are the places as they are drawn, which layouts may have changed.
 */
export function placeElements(
  document: Document,
  places: readonly Place[],
  target: Target & { readonly drawn?: ReadonlyMap<string, Place> },
): Document {
  if (places.length === 0) return document
  const { container, space } = spaceOf(document, target, target.drawn ?? placesOf(document))
  const toSpace = invert(space) ?? IDENTITY
  const moved = places.map((place): Element => {
    if (parentOf(place)?.id === container) return place.element
    return placedBy(multiply(toSpace, spaceMatrix(place)), place.element)
  })
  const without = withoutElements(document, new Set(moved.map(({ id }) => id)))
  const result = insert(without, moved, target)
  const isSame = moved.every((element, index) => element === places[index]?.element) && isSameOrder(result, document)
  return isSame ? document : result
}

/** Elements may follow each other in the same order, but on other pages. */
function isSameOrder(a: Document, b: Document): boolean {
  const [left, right] = [a, b].map((each) => Array.from(placesOf(each), ([id, { page }]) => `${page.id} ${id}`))
  return areIdentical(left ?? [], right ?? [])
}

interface Space {
  /** The ID of the container; undefined for a page. */
  readonly container: string | undefined
  /** From the space to that of the page. */
  readonly space: Matrix
}

function spaceOf(document: Document, target: Target, places: ReadonlyMap<string, Place>): Space {
  if ('above' in target || 'beneath' in target) {
    const sibling = places.get('above' in target ? target.above : target.beneath)
    return sibling ? { container: parentOf(sibling)?.id, space: spaceMatrix(sibling) } : ON_PAGE
  }
  const isPage = 'page' in target || ('in' in target && document.pages.some(({ id }) => id === target.in))
  const container = isPage ? undefined : places.get('into' in target ? target.into : target.in)
  return container ? { container: container.element.id, space: pageMatrix(container) } : ON_PAGE
}

const ON_PAGE: Space = { container: undefined, space: IDENTITY }
