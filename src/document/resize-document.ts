import { Failure } from '../failure.ts'
import { type Document, type Size } from './document.ts'
import { type Element, type ElementOf } from './elements/element.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { scaleElement } from './scale-element.ts'
import { bounded, boundedLength } from './scaled-number.ts'

/**
 * `document`, made for pages of `from`, fitted to pages of `to`: scaled evenly, lengths, type and strokes alike, and
 * centred. What spans the page from edge to edge keeps spanning it: where an unrotated rectangle, image, path, line
 * or group does, the sides that touch the old page's edges go to the new one's. Texts and ellipses are never
 * stretched. A group that spans has the same done to what is in it.
 *
 * Coordinates are rounded to thousandths of a pixel and kept within the schema's bounds, so that the result is valid.
 * Throws `invalid_input` where it would take more bytes than a document may.
 */
export function resizeDocument(document: Document, from: Size, to: Size): Document {
  if (from.width === to.width && from.height === to.height) return document
  const scale = Math.min(to.width / from.width, to.height / from.height)
  const fit: Fit = {
    scale,
    x: (to.width - from.width * scale) / 2,
    y: (to.height - from.height * scale) / 2,
    from,
    to,
  }
  const resized = {
    ...document,
    pages: document.pages.map((page) => ({ ...page, elements: resizeElements(page.elements, fit) })),
  }
  const bytes = jsonBytes(resized)
  if (bytes > LIMITS.documentBytes) {
    const detail = `must be at most ${LIMITS.documentBytes} bytes of JSON; resized to ${to.width} × ${to.height} it takes ${bytes}`
    throw new Failure('invalid_input', { issues: [{ pointer: '/document', detail }] })
  }
  return resized
}

/** From the space of a page or group of the size `from` to one of the size `to`: scaled, then moved. In CSS pixels. */
interface Fit {
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly from: Size
  readonly to: Size
}

/** What can be stretched along one side and still be what it was. */
const STRETCHABLE = new Set<Element['type']>(['rect', 'image', 'path', 'line', 'group'])

/** Boxes that were computed rarely end on the page's edge to the last digit. */
const TOUCHES_PX = 0.5

function resizeElements(elements: readonly Element[], fit: Fit): Element[] {
  return elements.map((element) => resizeElement(element, fit))
}

function resizeElement(element: Element, fit: Fit): Element {
  const { scale, from, to } = fit
  const across = { start: element.x, size: element.width, page: from.width }
  const down = { start: element.y, size: element.height, page: from.height }
  const isStretched =
    STRETCHABLE.has(element.type) && (element.rotation ?? 0) % 360 === 0 && (spans(across) || spans(down))
  const [x, width] = resizeSide(across, { scale, offset: fit.x, page: to.width, isStretched })
  const [y, height] = resizeSide(down, { scale, offset: fit.y, page: to.height, isStretched })
  const box = { x: bounded(x), y: bounded(y), width: boundedLength(width), height: boundedLength(height) }
  const scaled = scaleElement(element, { scale, box })
  if (scaled.type !== 'group') return scaled
  return resizeGroup(scaled, element, fit)
}

/** What is in a group stays where the page's own fit puts it, though the group's corner may have gone to the page's. */
function resizeGroup(group: ElementOf<'group'>, before: Element, fit: Fit): ElementOf<'group'> {
  const inner: Fit = {
    scale: fit.scale,
    x: fit.x + before.x * fit.scale - group.x,
    y: fit.y + before.y * fit.scale - group.y,
    from: before,
    to: group,
  }
  return { ...group, elements: resizeElements(group.elements, inner) }
}

/** A box along one axis, and the page's extent on it. */
interface Side {
  readonly start: number
  readonly size: number
  readonly page: number
}

function touchesStart({ start }: Side): boolean {
  return start <= TOUCHES_PX
}

function touchesEnd({ start, size, page }: Side): boolean {
  return start + size >= page - TOUCHES_PX
}

/** Whether it goes from edge to edge. What has no extent of its own to speak of spans nothing. */
function spans(side: Side): boolean {
  return side.page > TOUCHES_PX && side.size > TOUCHES_PX && touchesStart(side) && touchesEnd(side)
}

/** Where it starts and how long it is on the new page. What hangs over an edge hangs over it by as much, scaled. */
function resizeSide(
  side: Side,
  { scale, offset, page, isStretched }: { scale: number; offset: number; page: number; isStretched: boolean },
): [start: number, size: number] {
  let start = offset + side.start * scale
  let end = offset + (side.start + side.size) * scale
  if (isStretched && touchesStart(side)) start = Math.min(start, side.start * scale)
  if (isStretched && touchesEnd(side)) end = Math.max(end, page + (side.start + side.size - side.page) * scale)
  return [start, end - start]
}
