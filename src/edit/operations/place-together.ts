import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { bounded } from '../../document/scaled-number.ts'
import type { Bounds } from '../../paint/bounds.ts'
import { boundsOfAll, boxAmongSiblings } from '../geometry/page-matrix.ts'
import type { Box } from '../geometry/resize-box.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import { scaledWithin } from './scale.ts'

type Side = keyof Box

interface BoxChange {
  readonly side: Side
  /** In CSS pixels, in the space in which the elements stand. */
  readonly value: number
  /** Whether all of it is scaled: the other side, letters and lines too. */
  readonly keepsRatio: boolean
}

/** Returns the box around siblings that are not locked, as they are drawn; undefined if all are. */
export function boxTogether(drawn: readonly Element[]): Box | undefined {
  const free = drawn.filter(({ locked }) => locked !== true)
  return free.length === 0 ? undefined : boxOf(boundsOfAll(free.map(boxAmongSiblings)))
}

/** Sets a side of the box around siblings, which move with it or are stretched with it. Locked elements stay. */
export function placeTogether(document: Document, drawn: readonly Element[], change: BoxChange): Document {
  const from = boxTogether(drawn)
  if (!from || change.value === from[change.side]) return document
  const places = placesOf(document)
  const changed = new Map<Element, Element>()
  for (const shown of drawn) {
    const place: Place | undefined = places.get(shown.id)
    if (!place || place.element.locked === true) continue
    changed.set(place.element, together(place.element, shown, { from, change }))
  }
  return replaceEach(document, changed)
}

function together(element: Element, shown: Element, { from, change }: { from: Box; change: BoxChange }): Element {
  const { side, value, keepsRatio } = change
  const by = value - from[side]
  if (side === 'x' || side === 'y') return { ...element, [side]: bounded(shown[side] + by) }
  if (from[side] === 0) return element
  const factor = value / from[side]
  const other = side === 'width' ? 'height' : 'width'
  const to = { ...from, [side]: value, ...(keepsRatio && { [other]: from[other] * factor }) }
  const { x, y, width, height } = shown
  return scaledWithin({ ...element, x, y, width, height }, { from, to, what: keepsRatio ? 'all' : 'boxes' })
}

function boxOf({ left, top, right, bottom }: Bounds): Box {
  return { x: left, y: top, width: right - left, height: bottom - top }
}
