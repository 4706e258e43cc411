import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { withBox } from '../../document/with-box.ts'
import { IDENTITY, invert, multiply, type Point } from '../../paint/matrix.ts'
import { pageMatrix, spaceMatrix } from '../geometry/page-matrix.ts'
import { placedBy } from '../geometry/placed-by.ts'
import { insert, remove, withoutElements } from '../operations/insert.ts'
import { parentOf, type Place, placesOf } from '../tree/place.ts'
import { type Flow, flowIn } from './flow-around.ts'

/**
 * Takes the chosen elements of a flow out of its group, and puts them above it, where they are drawn on the
 * page, moved by a distance. `drawn` are their places, and `group` that of the group. A group that is in
 * layouts is left with these, since they would move what is above it. One that becomes empty is removed.
 */
export function leaveFlow(
  document: Document,
  flow: Flow,
  { drawn, group, by }: { drawn: readonly Place[]; group: Place; by: Point },
): Document {
  const { chosen } = flow
  const left = outsideLayouts(group, placesOf(document))
  const outer = placeOfParent(left)
  const toOuter = outer ? (invert(pageMatrix(outer)) ?? IDENTITY) : IDENTITY
  const moved = chosen.map((element, index): Element => {
    const place = drawn[index]
    if (!place) return element
    const space = multiply({ ...IDENTITY, e: by.x, f: by.y }, spaceMatrix(place))
    return placedBy(multiply(toOuter, space), asDrawn(element, place))
  })
  const without = withoutElements(document, new Set(chosen.map(({ id }) => id)))
  return withoutEmpty(insert(without, moved, { above: left.element.id }), flow)
}

/** An element with the box that its layout gives it. */
export function asDrawn(element: Element, { element: { x, y, width, height } }: Place): Element {
  return withBox(element, { x, y, width, height })
}

/** Removes the group of a flow if nothing else than the chosen elements was in it. */
export function withoutEmpty(document: Document, { group, chosen }: Flow): Document {
  return group.elements.length === chosen.length ? remove(document, new Set([group.id])) : document
}

/** The place above which elements that leave a group are not placed by a layout. */
function outsideLayouts(group: Place, stored: ReadonlyMap<string, Place>): Place {
  const outer = placeOfParent(group)
  const { id } = group.element
  // What is drawn has no layouts any more.
  const flow = outer && flowIn(stored.get(outer.element.id)?.element, new Set([id]))
  return outer && flow && flow.chosen.length > 0 ? outsideLayouts(outer, stored) : group
}

/** The container of an element. Undefined on the page. */
function placeOfParent(place: Place): Place | undefined {
  const element = parentOf(place)
  if (!element) return undefined
  const parents = place.parents.slice(0, -1)
  const siblings = parents.at(-1)?.elements ?? place.page.elements
  return { page: place.page, parents, siblings, index: siblings.indexOf(element), element }
}
