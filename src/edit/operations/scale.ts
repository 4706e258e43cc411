import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { scaleElement } from '../../document/scale-element.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { withBox } from '../../document/with-box.ts'
import type { Point } from '../../paint/matrix.ts'
import type { Box } from '../geometry/resize-box.ts'
import { isContainer } from '../tree/container.ts'
import type { Place } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'

export interface Scaling {
  /** The box of the elements, in the space in which they stand. */
  readonly from: Box
  readonly to: Box
  /**
   * `all` scales everything by the width of the boxes, or by the height if they have no width: type,
   * strokes and effects too, as the corner of a selection does. `boxes` only stretches boxes, as its
   * sides do: texts wrap again, and lines and paths are stretched.
   */
  readonly what: 'all' | 'boxes'
}

/** Scales siblings together, from one box to another. Boxes that are turned are stretched along their own sides. */
export function scale(document: Document, places: readonly Place[], scaling: Scaling): Document {
  const { from, to } = scaling
  const by = factorsOf(scaling)
  if (by.x === 1 && by.y === 1 && from.x === to.x && from.y === to.y) return document
  const scaled = new Map<Element, Element>()
  for (const { element } of places) scaled.set(element, scaledWithin(element, scaling))
  return replaceEach(document, scaled)
}

/** Scales one of the elements. */
export function scaledWithin(element: Element, scaling: Scaling): Element {
  const { from, to, what } = scaling
  const by = factorsOf(scaling)
  const placed = (point: Point): Point => ({ x: to.x + (point.x - from.x) * by.x, y: to.y + (point.y - from.y) * by.y })
  return scaledBy(element, { by, what, placed })
}

function factorsOf({ from, to, what }: Scaling): Point {
  const across = from.width > 0 ? to.width / from.width : undefined
  const down = from.height > 0 ? to.height / from.height : undefined
  const same = across ?? down ?? 1
  return what === 'all' ? { x: same, y: same } : { x: across ?? 1, y: down ?? 1 }
}

interface Stretch {
  readonly by: Point
  readonly what: Scaling['what']
  /** Where a point of the space goes. */
  readonly placed: (point: Point) => Point
}

function scaledBy(element: Element, { by, what, placed }: Stretch): Element {
  const own = stretchAlong(element, by)
  const [width, height] = [element.width * own.x, element.height * own.y]
  const center = placed({ x: element.x + element.width / 2, y: element.y + element.height / 2 })
  const box = {
    x: bounded(center.x - width / 2),
    y: bounded(center.y - height / 2),
    width: boundedLength(width),
    height: boundedLength(height),
  }
  const scaled = what === 'all' ? scaleElement(element, { scale: by.x, box }) : withBox(element, box)
  if (!isContainer(scaled)) return scaled
  const within = (point: Point): Point => ({ x: point.x * own.x, y: point.y * own.y })
  const elements = scaled.elements.map((child) => scaledBy(child, { by: own, what, placed: within }))
  return { ...scaled, elements }
}

/** Converts a stretch of the space to one along the sides of an element’s box. A turned box is not sheared. */
function stretchAlong({ rotation = 0 }: Element, by: Point): Point {
  if (by.x === by.y) return by
  const quarters = rotation / 90
  if (Number.isInteger(quarters)) return quarters % 2 === 0 ? by : { x: by.y, y: by.x }
  const radians = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return { x: Math.hypot(by.x * cos, by.y * sin), y: Math.hypot(by.x * sin, by.y * cos) }
}
