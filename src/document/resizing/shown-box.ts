import type { Size } from '../document.ts'
import { fillElements } from '../document-filler.ts'
import { complete, type Element, type ElementOf } from '../elements/element.ts'
import { createSizeEstimator, isSizedByContent } from '../layouts/estimate-size.ts'
import { estimateTextSize } from '../layouts/estimate-text-size.ts'
import { createEntrySizer } from '../repeats/entry-sizes.ts'
import { boxAround } from './box-around.ts'
import { type Drawn, drawnBy } from './drawn-box.ts'
import type { Box } from './scale-whole.ts'

/** Returns the box around what is drawn, for example of a tilted element or of a text that is taller than its box. */
export function shownBox(element: Element): Box {
  const { x, y, width, height, rotation = 0 } = element
  if (rotation % 360 !== 0) return rotatedBox(element, rotation)
  if (element.type === 'ellipse') return sectorBox(element)
  if (element.type === 'group') return groupBox(element)
  if (element.type !== 'text' || element.path || element.writingMode === 'vertical') return { x, y, width, height }
  const text = complete<'text'>(element)
  if (text.fit === 'shrink' || text.fit === 'fill' || text.overflow === 'ellipsis') return { x, y, width, height }
  const excess = Math.max(0, estimateTextSize(text, { width }).height - height)
  const share = text.fit === 'grow' ? 0 : { top: 0, middle: 0.5, bottom: 1 }[text.verticalAlign]
  return { x, y: y - excess * share, width, height: height + excess }
}

/**
 * Returns the box of what a page-sized drawing shows, if that is a part of the page or round: a plant, a wreath.
 * What is all over the page has that of the element.
 */
export function partBox(element: Element, page: Size): Box {
  const own = shownBox(element)
  const isPageSized = element.width >= PAGE_SIZED * page.width || element.height >= PAGE_SIZED * page.height
  if (!isPageSized || element.rotation) return own
  const drawn = element.type === 'path' ? drawnBy(element) : withoutRoom(element)
  if (!drawn) return own
  const { width, height } = drawn.box
  const isInside = Math.max(width / page.width, height / page.height) < NEARLY_ALL
  return (drawn.isRound && isInside) || width * height < PART * page.width * page.height ? drawn.box : own
}

/** As fractions of the page: of its area, and of its sides. */
const PART = 0.3
const NEARLY_ALL = 0.97
const PAGE_SIZED = 0.9

function withoutRoom(element: Element): Drawn | undefined {
  const box = element.type === 'group' ? innerBox(element) : undefined
  return box && { box, isRound: false }
}

/** Returns the box around the elements of a group that has none of its own. */
function innerBox(group: ElementOf<'group'>): Box | undefined {
  if (group.clip || group.layout || group.mask) return undefined
  const around = boxAround(group.elements.filter(({ visible }) => visible !== false).map(drawnBox))
  return around && { ...around, x: group.x + around.x, y: group.y + around.y }
}

/** Groups and lines in a group are as large as what they draw: the stem of a plant, and its leaves. */
function drawnBox(element: Element): Box {
  const inner = element.rotation
    ? undefined
    : element.type === 'group'
      ? innerBox(element)
      : element.type === 'line'
        ? lineBox(element)
        : undefined
  return inner ?? shownBox(element)
}

/** Slightly too small at curves. */
function lineBox({ x, y, points, stroke }: ElementOf<'line'>): Box | undefined {
  const outline = (stroke?.width ?? 0) / 2
  return boxAround(
    points.map((point) => ({
      ...{ x: x + point.x - outline, y: y + point.y - outline },
      ...{ width: 2 * outline, height: 2 * outline },
    })),
  )
}

/** A group in a layout that hugs more than it is high begins at its top. */
function groupBox(group: ElementOf<'group'>): Box {
  const { x, y, width, height } = group
  const own = { x, y, width, height }
  const inner = innerBox(group)
  if (inner) return boxAround([own, inner]) ?? own
  if (!group.layout || !isSizedByContent(group)) return own
  const estimate = createSizeEstimator((repeat) => {
    const sizeOf = createEntrySizer(repeat, (elements, values) => fillElements(elements, values, {}))
    return (repeat.entries ?? []).flatMap((entry) => sizeOf(entry) ?? [])
  })
  return { x, y, width, height: Math.max(height, estimate(group).height) }
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
