import type { Size } from '../document.ts'
import { complete, type Element, type ElementOf } from '../elements/element.ts'
import { estimateTextSize } from '../layouts/estimate-text-size.ts'
import { AXES, type Axis, lengthOf, spanOf } from './axis.ts'
import type { Box } from './scale-whole.ts'

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
const LINES_OF_PROSE = 2.5
const EDGE_PX = 0.5

/** The element is placed in a part of the page, of `size`. Surfaces are large in comparison with the `page`. */
export function itemOf(element: Element, size: Size, page: Size): Item {
  const box = shownBox(element)
  const placed = { box, size, page }
  const give = { x: giveOf(element, 'x', placed), y: giveOf(element, 'y', placed) }
  return {
    element,
    box,
    give,
    isLoose: isLoose(element, { box, page: size, give }),
    isThrough: AXES.some((axis) => bleedsThrough(box, axis, size)),
    isProse: isProse(element),
  }
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
  const isBleeding =
    x < -EDGE_PX || y < -EDGE_PX || x + width > page.width + EDGE_PX || y + height > page.height + EDGE_PX
  const isStiff = give.x === 'whole' && give.y === 'whole'
  return isOutside || (isBleeding && isStiff && (element.type !== 'text' || (element.rotation ?? 0) % 360 !== 0))
}

/** Returns the box around what is drawn, for example of a tilted element or of a text that is taller than its box. */
function shownBox(element: Element): Box {
  const { x, y, width, height, rotation = 0 } = element
  if (rotation % 360 !== 0) return rotatedBox(element, rotation)
  if (element.type === 'ellipse') return sectorBox(element)
  if (element.type !== 'text' || element.path || element.writingMode === 'vertical') return { x, y, width, height }
  const text = complete<'text'>(element)
  if (text.fit === 'shrink' || text.fit === 'fill' || text.overflow === 'ellipsis') return { x, y, width, height }
  const excess = Math.max(0, estimateTextSize(text, { width }).height - height)
  const share = text.fit === 'grow' ? 0 : { top: 0, middle: 0.5, bottom: 1 }[text.verticalAlign]
  return { x, y: y - excess * share, width, height: height + excess }
}

function rotatedBox({ x, y, width, height }: Box, degrees: number): Box {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [across, down] = [width * cos + height * sin, width * sin + height * cos]
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down }
}

function sectorBox(ellipse: ElementOf<'ellipse'>): Box {
  const { x, y, width, height, startAngle = 0, endAngle = 360 } = ellipse
  const sweep = endAngle - startAngle
  if (sweep >= 360 || ellipse.stroke) return { x, y, width, height }
  const turn = sweep < 0 ? sweep + 360 * Math.ceil(-sweep / 360) : sweep
  const quarters = [0, 90, 180, 270, 360, 450, 540, 630].filter((quarter) => {
    const from = ((startAngle % 360) + 360) % 360
    return quarter >= from && quarter <= from + turn
  })
  const radians = [startAngle, startAngle + turn, ...quarters].map((degrees) => (degrees * Math.PI) / 180)
  const across = [0, ...radians.map((angle) => Math.cos(angle))]
  const down = [0, ...radians.map((angle) => Math.sin(angle))]
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [top, bottom] = [Math.min(...down), Math.max(...down)]
  return {
    x: x + ((1 + left) * width) / 2,
    y: y + ((1 + top) * height) / 2,
    width: ((right - left) * width) / 2,
    height: ((bottom - top) * height) / 2,
  }
}
