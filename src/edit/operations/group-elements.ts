import type { Document } from '../../document/document.ts'
import { complete, type Element, type ElementOf } from '../../document/elements/element.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { movedWithin } from '../geometry/moved.ts'
import { boundsOfAll, boxAmongSiblings } from '../geometry/page-matrix.ts'
import { placedBy } from '../geometry/placed-by.ts'
import type { Place } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'

/** Puts siblings into a new group where the topmost was. Its box is the bounds of theirs. */
export function group(document: Document, places: readonly Place[], id: string): Document {
  const members = places.map(({ element }) => element)
  const top = members.at(-1)
  if (!top) return document
  const bounds = boundsOfAll(members.map(boxAmongSiblings))
  const [x, y] = [bounded(bounds.left), bounded(bounds.top)]
  const box = { x, y, width: boundedLength(bounds.right - x), height: boundedLength(bounds.bottom - y) }
  const elements = members.map((element) => movedWithin(element, { x: -x, y: -y }))
  const made: ElementOf<'group'> = { id, type: 'group', ...box, elements }
  const chosen = new Set(members)
  return replaceElements(document, (element) => {
    if (element === top) return [made]
    return chosen.has(element) ? [] : [element]
  })
}

/** Replaces groups by their elements, which stay where they are. Effects, clips and links of the groups are lost. */
export function ungroup(document: Document, groups: ReadonlySet<Element>): Document {
  return replaceElements(document, (element) => {
    if (element.type !== 'group' || !groups.has(element)) return [element]
    return element.elements.map((child) => withOpacityOf(placedBy(boxMatrix(complete(element)), child), element))
  })
}

function withOpacityOf(child: Element, { opacity = 1, visible = true }: Element): Element {
  if (opacity === 1 && visible) return child
  return {
    ...child,
    ...(opacity < 1 && { opacity: bounded((child.opacity ?? 1) * opacity) }),
    ...(!visible && { visible: false }),
  }
}
