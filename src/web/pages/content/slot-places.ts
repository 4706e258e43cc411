import type { Document, Size } from '../../../document/document.ts'
import { elementTexts } from '../../../document/element-texts.ts'
import { complete, type Element } from '../../../document/elements/element.ts'
import { splitPlaceholders } from '../../../document/placeholders.ts'
import { runSlots } from '../../../document/run-slots.ts'
import { boxMatrix } from '../../../paint/box-matrix.ts'
import type { Matrix } from '../../../paint/canvas.ts'
import { multiply } from '../../../paint/matrix.ts'

/** A bounding box in fractions of the page. */
export interface SlotPlace {
  readonly name: string
  /** 1-based. */
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export function slotPlaces(document: Document, size: Size): SlotPlace[] {
  const places = document.pages.flatMap(({ elements }, index) =>
    elements.flatMap((element) => placesOf(element, IDENTITY).map((place) => ({ ...place, page: index + 1 }))),
  )
  return places
    .map(({ name, page, x, y, width, height }) => ({
      ...{ name, page },
      ...{ x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height },
    }))
    .sort((a, b) => b.width * b.height - a.width * a.height)
}

/** Returns places in page coordinates, to which `parent` transforms the coordinates of `element`. */
function placesOf(element: Element, parent: Matrix): Omit<SlotPlace, 'page'>[] {
  if (element.visible === false) return []
  const matrix = multiply(parent, boxMatrix(complete(element)))
  const inner = element.type === 'group' ? element.elements.flatMap((child) => placesOf(child, matrix)) : []
  return [...namesOf(element).map((name) => ({ name, ...boxAround(element, matrix) })), ...inner]
}

function namesOf(element: Element): string[] {
  const slots = element.type === 'text' ? runSlots(element) : []
  if (element.slot !== undefined) return [...slots, element.slot]
  const parts = elementTexts(element).flatMap((text) => [...splitPlaceholders(text)])
  // Placeholders of one text share a place. The first comes last, so that it is on top.
  return parts
    .flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
    .reverse()
    .concat(slots)
}

function boxAround({ width, height }: Element, { a, b, c, d, e, f }: Matrix) {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
