import type { Element } from '../elements/element.ts'
import { scaleEntries } from '../repeats/scale-entries.ts'
import { scaleElement } from '../scale-element.ts'
import { bounded, boundedLength } from '../scaled-number.ts'

/** In CSS pixels, in the space of the page or group. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function contains(outer: Box, { x, y, width, height }: Box): boolean {
  const { x: left, y: top } = outer
  return x >= left && y >= top && x + width <= left + outer.width && y + height <= top + outer.height
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Scales an element with all that it contains by one factor. `box` defaults to its box, scaled. */
export function scaleWhole(element: Element, scale: number, box: Box = scaledBox(element, scale)): Element {
  const { x, y, width, height } = box
  const rounded = { x: bounded(x), y: bounded(y), width: boundedLength(width), height: boundedLength(height) }
  const scaled = scaleElement(element, { scale, box: rounded })
  const inner = (child: Element): Element => scaleWhole(child, scale)
  if (scaled.type === 'group') return { ...scaled, elements: scaled.elements.map(inner) }
  if (scaled.type !== 'repeat') return scaled
  const repeat = { ...scaled, elements: scaled.elements.map(inner) }
  // The entries are those of the elements before they were scaled.
  if (repeat.entries && element.type === 'repeat') repeat.entries = scaleEntries(element, { scale, resize: inner })
  return repeat
}

function scaledBox({ x, y, width, height }: Box, scale: number): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
}
