import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { boundsOfAll, boxAmongSiblings } from '../geometry/page-matrix.ts'
import { placedBy } from '../geometry/placed-by.ts'
import type { Place } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'

/** Turns siblings together around the center of their boxes, clockwise. */
export function rotate(document: Document, places: readonly Place[], degrees: number): Document {
  const members = places.map(({ element }) => element)
  if (members.length === 0) return document
  const { left, right, top, bottom } = boundsOfAll(members.map(boxAmongSiblings))
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const turn = {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: center.x - cos * center.x + sin * center.y,
    f: center.y - sin * center.x - cos * center.y,
  }
  const turned = new Map<Element, Element>(members.map((element) => [element, placedBy(turn, element)]))
  return replaceEach(document, turned)
}
