import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { type Bounds, EMPTY_BOUNDS, intersect, isEmpty, mapBounds, union } from '../../paint/bounds.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { frameOutline } from '../../paint/outlines/frame-outline.ts'
import { newPath, openCanvas, releaseCanvas } from '../skia.ts'
import { drawnAs } from './drawn-as-picture.ts'
import { placedBounds } from './picture-of-element.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { groupMarkup } from './shape-markup.ts'

type Group = Complete<'group'>

/** An edge that clips less is not visible. */
const TOLERANCE_PX = 1

export type WriteElement = (slide: PptxSlide, element: Element, within: Within) => string

/** Writes a group. Of one that clips, elements that it cuts off become pictures. */
export function writeGroup(
  slide: PptxSlide,
  group: Group,
  { within, writeElement }: { readonly within: Within; readonly writeElement: WriteElement },
): string {
  const inner = { opacity: within.opacity * group.opacity, isGrouped: true }
  const isInside = group.clip ? insideFrame(slide, group) : () => true
  const content = group.elements
    .filter((child) => child.visible !== false)
    .map((child) => (isInside(child) ? writeElement(slide, child, inner) : cutOff(slide, group, { child, inner })))
  return content.join('') === '' ? '' : groupMarkup(slide, group, { content: content.join(''), effects: '' })
}

/** Whether the opacity of a group can be that of its elements: none is above another. */
export function hasOverlaps(slide: PptxSlide, { elements }: Group): boolean {
  const bounds = elements.map((child) => placedBounds(slide, child)).filter((each) => !isEmpty(each))
  const isGrouped = elements.some((child) => child.type === 'group' && hasOverlaps(slide, complete<'group'>(child)))
  return (
    isGrouped || bounds.some((one, index) => bounds.slice(index + 1).some((other) => !isEmpty(intersect(one, other))))
  )
}

function insideFrame(slide: PptxSlide, group: Group): (child: Element) => boolean {
  const { path, rule } = frameOutline(newPath, group)
  return (child) => {
    const bounds = tightBounds(slide, child)
    if (isEmpty(bounds)) return true
    const { canvas, context } = openCanvas(1, 1)
    const isInside = cornersOf(bounds).every(([x, y]) => context.isPointInPath(path as never, x, y, rule))
    releaseCanvas(canvas)
    return isInside
  }
}

/** The bounds of ink leave room around letters, which would make pictures of texts near the edge. */
function tightBounds(slide: PptxSlide, child: Element): Bounds {
  if (child.type !== 'text') return placedBounds(slide, child)
  const text = complete<'text'>(child)
  if (text.path || text.writingMode === 'vertical' || text.shadows.length > 0) return placedBounds(slide, child)
  const runs = slide.layoutOf(text).lines.flatMap(({ baselinePx, runs: own }) =>
    own.map(({ x, width, capHeightPx, descentPx }) => ({
      left: x,
      top: baselinePx - capHeightPx,
      right: x + width,
      bottom: baselinePx + descentPx,
    })),
  )
  return mapBounds(boxMatrix(text), runs.reduce(union, EMPTY_BOUNDS))
}

function cornersOf({ left, top, right, bottom }: Bounds): [number, number][] {
  const [x0, x1] = insetPair(left, right)
  const [y0, y1] = insetPair(top, bottom)
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}

function insetPair(from: number, to: number): [number, number] {
  const by = Math.min(TOLERANCE_PX, (to - from) / 2)
  return [from + by, to - by]
}

/** Draws an element as the group clips it, in the space of the group. */
function cutOff(
  slide: PptxSlide,
  group: Group,
  { child, inner }: { readonly child: Element; readonly inner: Within },
): string {
  const whole = complete(child)
  if (isEmpty(intersect(placedBounds(slide, child), { left: 0, top: 0, right: group.width, bottom: group.height }))) {
    return ''
  }
  const { link: _link, ...plain } = group
  const clipped: Group = {
    ...plain,
    ...{ x: 0, y: 0, rotation: 0, flipX: false, flipY: false, opacity: 1, shadows: [], blur: 0, backdropBlur: 0 },
    blendMode: 'normal',
    id: whole.id,
    name: whole.name,
    elements: [child],
  }
  return drawnAs(slide, clipped, { within: inner, what: 'elements that a group cuts off', named: whole })
}
