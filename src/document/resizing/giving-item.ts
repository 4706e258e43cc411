import type { Size } from '../document.ts'
import { complete, type Element, type ElementOf } from '../elements/element.ts'
import { estimateTextSize } from '../layouts/estimate-text-size.ts'
import { AXES, type Axis, lengthOf, spanOf } from './axis.ts'
import type { Box } from './scale-whole.ts'
import { partBox, shownBox } from './shown-box.ts'

/**
 * What an element does on an axis if the page has more or less room there:
 * - `whole`: nothing, it keeps its proportions;
 * - `photo`: a picture shows more or less of itself;
 * - `text`: its lines become longer, never shorter;
 * - `panel`: a surface grows with what is on it;
 * - `through`: it reaches from edge to edge, and still does.
 */
export type Give = 'whole' | 'photo' | 'text' | 'panel' | 'through'

/** A top-level element with the part of the page that it takes up. */
export interface Item {
  readonly element: Element
  readonly box: Box
  readonly give: Readonly<Record<Axis, Give>>
  /** Ornaments that bleed off the page, and what is hidden: others do not make room for them. */
  readonly isLoose: boolean
  /** The box of the ornament at an edge with which it moves. */
  readonly carrier?: Box
  /** Whether it bleeds over two opposite edges. */
  readonly isThrough: boolean
  /** Text of more than two lines, whose lines should not become much longer. */
  readonly isProse: boolean
}

/** As a fraction of the page: surfaces this large belong to the page instead of to one thing on it. */
const WIDE = 0.6
const WIDE_PHOTO = 0.85
/** As a fraction of an element: one that bleeds less is content at an edge, such as a tile. */
const LEAST_BLEED = 0.05
const LINES_OF_PROSE = 2.5
const EDGE_PX = 0.5

/** The element is placed in a part of the page, of `size`. Surfaces are large in comparison with the `page`. */
export function itemOf(element: Element, size: Size, page: Size): Item {
  const part = partBox(element, size)
  const box = isStiff(element, { box: part, size, page }) ? part : shownBox(element)
  const give = givesOf(element, { box, size, page })
  return {
    element,
    box,
    give,
    isLoose: isLoose(element, { box, page: size, give }),
    isThrough: AXES.some((axis) => bleedsThrough(box, axis, size)),
    isProse: isProse(element),
  }
}

function isStiff(element: Element, placed: Placed & { readonly size: Size }): boolean {
  const { x, y } = givesOf(element, placed)
  return x === 'whole' && y === 'whole'
}

function givesOf(element: Element, placed: Placed & { readonly size: Size }): Item['give'] {
  return { x: giveOf(element, 'x', placed), y: giveOf(element, 'y', placed) }
}

interface Placed {
  readonly box: Box
  readonly page: Size
}

function giveOf(element: Element, axis: Axis, { box, size, page }: Placed & { readonly size: Size }): Give {
  const { start, end } = spanOf(box, axis)
  const length = lengthOf(size, axis)
  if ((element.rotation ?? 0) % 360 !== 0) return 'whole'
  const isThrough = length > EDGE_PX && start <= EDGE_PX && end >= length - EDGE_PX
  const share = (end - start) / lengthOf(page, axis)
  const isWide = share >= WIDE
  switch (element.type) {
    case 'text':
      return axis === 'x' && isRewrapped(element) ? 'text' : 'whole'
    case 'image':
      return giveOfImage(element, { isThrough, isTouching: touches({ start, end }, length), share })
    case 'rect':
      if (isThrough) return 'through'
      return isWide || (isShade(element) && touches({ start, end }, length)) ? 'panel' : 'whole'
    case 'line':
      return isThrough ? 'through' : isWide ? 'panel' : 'whole'
    case 'chart':
      return isWide ? 'panel' : 'whole'
    case 'path':
      return isThrough ? 'through' : 'whole'
    case 'group':
      return isThrough && !element.layout ? 'through' : 'whole'
    default:
      return 'whole'
  }
}

function giveOfImage(
  { fit = 'cover', mask }: ElementOf<'image'>,
  { isThrough, isTouching, share }: { isThrough: boolean; isTouching: boolean; share: number },
): Give {
  if (fit !== 'cover' || (mask && mask.type !== 'gradient')) return 'whole'
  if (isThrough) return 'through'
  return isTouching || share >= WIDE_PHOTO ? 'photo' : 'whole'
}

function touches({ start, end }: { start: number; end: number }, length: number): boolean {
  return start <= EDGE_PX || end >= length - EDGE_PX
}

/** A gradient over a picture, which makes texts on it readable. */
function isShade({ fill }: ElementOf<'rect'>): boolean {
  return typeof fill === 'object' && fill !== null && fill.type !== 'image' && fill.type !== 'pattern'
}

function isRewrapped({ path = null, writingMode, fit }: ElementOf<'text'>): boolean {
  return path === null && writingMode !== 'vertical' && fit !== 'hug'
}

function bleedsThrough(box: Box, axis: Axis, size: Size): boolean {
  const { start, end } = spanOf(box, axis)
  return start < 0 && end > lengthOf(size, axis)
}

function isProse(element: Element): boolean {
  if (element.type !== 'text') return false
  const text = complete<'text'>(element)
  return estimateTextSize(text, { width: text.width }).height > LINES_OF_PROSE * text.fontSize * text.lineHeight
}

function isLoose(element: Element, { box, page, give }: Placed & Pick<Item, 'give'>): boolean {
  if (element.visible === false) return true
  const { x, width, y, height } = box
  const isOutside = x + width <= 0 || y + height <= 0 || x >= page.width || y >= page.height
  const beyond = [-x / width, -y / height, (x + width - page.width) / width, (y + height - page.height) / height]
  const isBleeding = Math.max(...beyond) > (element.blur ? 0 : LEAST_BLEED)
  const isStiff = give.x === 'whole' && give.y === 'whole'
  const isUpright = (element.rotation ?? 0) % 360 === 0
  return isOutside || (isBleeding && isStiff && !(isUpright && (element.type === 'text' || element.type === 'rect')))
}
