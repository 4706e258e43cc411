import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { withBox } from '../../document/with-box.ts'
import { IDENTITY, invert, multiply, type Point } from '../../paint/matrix.ts'
import { pageMatrix, spaceMatrix } from '../geometry/page-matrix.ts'
import { placedBy } from '../geometry/placed-by.ts'
import { insert, remove, withoutElements } from '../operations/insert.ts'
import { areIdentical, replaceElements } from '../tree/replace-elements.ts'
import type { Place } from '../tree/place.ts'
import type { Flow } from './flow-around.ts'

/** Puts the chosen elements of a flow behind as many others as `index` says. What the layout does not place stays. */
export function reorderFlow(document: Document, { group, others, chosen }: Flow, index: number): Document {
  const moved = new Set<Element>(chosen)
  const rest = group.elements.filter((element) => !moved.has(element))
  const [next, last] = [others[index], others.at(-1)]
  const at = next ? rest.indexOf(next) : last ? rest.indexOf(last) + 1 : rest.length
  const elements = rest.toSpliced(at, 0, ...chosen)
  if (others.length === 0 || areIdentical(elements, group.elements)) return document
  return replaceElements(document, (each) => [
    each.id === group.id && each.type === 'group' ? { ...each, elements } : each,
  ])
}

/**
 * Takes the chosen elements of a flow out of its group, and puts them above it, where they are drawn on the
 * page, moved by a distance. `drawn` are their places, and that of the container of the group, as they are
 * drawn. A group that becomes empty is removed.
 */
export function leaveFlow(
  document: Document,
  { group, chosen }: Flow,
  { drawn, outer, by }: { drawn: readonly Place[]; outer: Place | undefined; by: Point },
): Document {
  const toOuter = outer ? (invert(pageMatrix(outer)) ?? IDENTITY) : IDENTITY
  const moved = chosen.map((element, index): Element => {
    const place = drawn[index]
    if (!place) return element
    const { x, y, width, height } = place.element
    const space = multiply({ ...IDENTITY, e: by.x, f: by.y }, spaceMatrix(place))
    return placedBy(multiply(toOuter, space), withBox(element, { x, y, width, height }))
  })
  const without = withoutElements(document, new Set(chosen.map(({ id }) => id)))
  const left = insert(without, moved, { above: group.id })
  return group.elements.length === chosen.length ? remove(left, new Set([group.id])) : left
}
