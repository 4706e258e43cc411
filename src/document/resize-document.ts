import { Failure } from '../failure.ts'
import type { Document, Page, Size } from './document.ts'
import type { Element, ElementOf } from './elements/element.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { scaleEntries } from './repeats/scale-entries.ts'
import { scaleElement } from './scale-element.ts'
import { scaleSides } from './scaled-length.ts'
import { scalePaint } from './scale-paint.ts'
import { bounded, boundedLength, within } from './scaled-number.ts'

/**
 * Scales the content uniformly and centers it. Stretches elements that span the page, except rotated
 * ones, texts, ellipses, polygons and stars. Rounds and clamps all values. @throws `invalid_input` above the size limit
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
    ...resizePrintMarks(document, fit),
    pages: document.pages.map((page) => resizePage(page, fit)),
  }
  const bytes = jsonBytes(resized)
  if (bytes > LIMITS.documentBytes) {
    const detail = `must be at most ${LIMITS.documentBytes} bytes of JSON; the document resized to ${to.width} × ${to.height} has ${bytes}`
    throw new Failure('invalid_input', { issues: [{ pointer: '/document', detail }] })
  }
  return resized
}

/** Scales, then translates. In CSS pixels. */
interface Fit {
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly from: Size
  readonly to: Size
}

const STRETCHABLE = new Set<Element['type']>(['rect', 'image', 'path', 'line', 'group'])

const EDGE_TOLERANCE_PX = 0.5

/** Guides move with the content; distances from the edges scale, as overhangs do. */
function resizePrintMarks({ guides, safeArea, bleed }: Document, { scale, x, y }: Fit): Partial<Document> {
  const moved = (positions: readonly number[], offset: number): number[] =>
    positions.map((position) => bounded(position * scale + offset))
  return {
    ...(bleed !== undefined && { bleed: within(bleed * scale, 0, LIMITS.bleedPx) }),
    ...(safeArea !== undefined && { safeArea: scaleSides(safeArea, scale) }),
    ...(guides && {
      guides: {
        ...(guides.horizontal && { horizontal: moved(guides.horizontal, y) }),
        ...(guides.vertical && { vertical: moved(guides.vertical, x) }),
      },
    }),
  }
}

function resizePage(page: Page, fit: Fit): Page {
  const resized = { ...page, elements: resizeElements(page.elements, fit) }
  if (page.background) resized.background = scalePaint(page.background, fit.scale)
  return resized
}

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
  if (scaled.type === 'repeat') return resizeRepeat(scaled, fit)
  if (scaled.type !== 'group') return scaled
  return resizeGroup(scaled, element, fit)
}

/** Places children as the page would, even if stretching has moved the edges of the group. */
function resizeGroup(group: ElementOf<'group'>, original: Element, fit: Fit): ElementOf<'group'> {
  const { scale } = fit
  const left = fit.x + original.x * scale - group.x
  const top = fit.y + original.y * scale - group.y
  // The space of a mirrored group begins at its right or bottom edge.
  const inner: Fit = {
    scale,
    x: group.flipX ? group.width - original.width * scale - left : left,
    y: group.flipY ? group.height - original.height * scale - top : top,
    from: original,
    to: group,
  }
  return { ...group, elements: resizeElements(group.elements, inner) }
}

/** An entry has no edges to which its elements could be stretched. */
function resizeRepeat(repeat: ElementOf<'repeat'>, { scale }: Fit): ElementOf<'repeat'> {
  const endless = { width: Infinity, height: Infinity }
  const inner: Fit = { scale, x: 0, y: 0, from: endless, to: endless }
  const resized = { ...repeat, elements: resizeElements(repeat.elements, inner) }
  if (repeat.entries) {
    resized.entries = scaleEntries(repeat, { scale, resize: (element) => resizeElement(element, inner) })
  }
  return resized
}

interface Side {
  readonly start: number
  readonly size: number
  readonly page: number
}

function touchesStart({ start }: Side): boolean {
  return start <= EDGE_TOLERANCE_PX
}

function touchesEnd({ start, size, page }: Side): boolean {
  return start + size >= page - EDGE_TOLERANCE_PX
}

/** Whether the box spans the page. A box without extent does not. */
function spans(side: Side): boolean {
  return side.page > EDGE_TOLERANCE_PX && side.size > EDGE_TOLERANCE_PX && touchesStart(side) && touchesEnd(side)
}

/** Scales the overhang beyond an edge. */
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
