import type { Document, Page, Size } from '../../../document/document.ts'
import { elementTexts } from '../../../document/element-texts.ts'
import { complete, type Complete, type Element } from '../../../document/elements/element.ts'
import { splitPlaceholders } from '../../../document/placeholders.ts'
import { runSlots } from '../../../document/run-slots.ts'
import { mapBounds } from '../../../paint/bounds.ts'
import { boxMatrix } from '../../../paint/box-matrix.ts'
import type { Matrix } from '../../../paint/canvas.ts'
import { IDENTITY, multiply } from '../../../paint/matrix.ts'

/** A bounding box in fractions of the page. */
export interface SlotPlace {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The names of slots and placeholders by the IDs of elements. Filled documents no longer have placeholders. */
export type SlotNames = ReadonlyMap<string, readonly string[]>

export function slotNames({ pages }: Document): SlotNames {
  const names = new Map<string, readonly string[]>()
  const visit = (element: Element): void => {
    names.set(element.id, namesOf(element))
    if (element.type === 'group') element.elements.forEach(visit)
  }
  for (const { elements } of pages) elements.forEach(visit)
  return names
}

export interface PlacedPage {
  readonly page: Page
  /** Returns the height of a text that grows with its lines. Without it, such a text is as high as its box. */
  readonly textHeight?: ((element: Complete<'text'>) => number) | undefined
}

/** Returns the places of slots on a page, the largest first. */
export function slotPlaces({ page, textHeight }: PlacedPage, names: SlotNames, size: Size): SlotPlace[] {
  return page.elements
    .flatMap((element) => placesOf(element, { names, textHeight }, IDENTITY))
    .map(({ name, x, y, width, height }) => ({
      name,
      ...{ x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height },
    }))
    .sort((a, b) => b.width * b.height - a.width * a.height)
}

/** Returns places in page coordinates, to which `parent` transforms the coordinates of `element`. */
function placesOf(element: Element, placing: Placing, parent: Matrix): SlotPlace[] {
  if (element.visible === false) return []
  const { names, textHeight } = placing
  const whole = complete(element)
  const matrix = multiply(parent, boxMatrix(whole))
  const inner = element.type === 'group' ? element.elements.flatMap((child) => placesOf(child, placing, matrix)) : []
  const { width } = whole
  const height = whole.type === 'text' && whole.fit === 'grow' && textHeight ? textHeight(whole) : whole.height
  if (width <= 0 || height <= 0) return inner
  const box = mapBounds(matrix, { left: 0, top: 0, right: width, bottom: height })
  const place = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
  return [...namesFor(element.id, names).map((name) => ({ name, ...place })), ...inner]
}

/** IDs on pages that tables add end with the number of their copy. */
function namesFor(id: string, names: SlotNames): readonly string[] {
  return names.get(id) ?? names.get(id.replace(/~\d+$/, '')) ?? []
}

interface Placing extends Pick<PlacedPage, 'textHeight'> {
  readonly names: SlotNames
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
