import type { Size } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { AXES, type Axis, lengthOf, type Span, spanOf } from './axis.ts'
import { withConnected } from './connected.ts'
import { withCarried } from './held.ts'
import { intervalsOf, slackOf } from './intervals.ts'
import { type Item, itemOf } from './giving-item.ts'
import { isPattern, isRays } from './is-pattern.ts'
import { type Box, overlap } from './scale-whole.ts'

/** A part of a page, treated like a page of its own. Items are in its space. */
export interface Region {
  readonly size: Size
  readonly items: readonly Item[]
  /** The size of the page that the region is a part of. */
  readonly page: Size
  /** Boxes of ornaments that all parts share, where they were before. */
  readonly shared: readonly Box[]
}

/** As a fraction of the region, in both directions. */
const FRAME = 0.75
const STRIP = 0.025

export function regionOf(elements: readonly Element[], size: Size): Region {
  return partOf(elements, { size, page: size, shared: [] })
}

function partOf(elements: readonly Element[], { size, page, shared }: Omit<Region, 'items'>): Region {
  const items = elements.map((element) => itemOf(element, size, page))
  return { size, page, shared, items: withCarried(withConnected(items, size)) }
}

/** Returns the least length into which the region fits without scaling. */
export function leastLength({ size, items }: Region, axis: Axis): number {
  const length = lengthOf(size, axis)
  const intervals = intervalsOf(items, axis, length)
  return intervals.reduce((least, interval) => least - slackOf(interval, length), length)
}

/** Backdrops, frames, loose ornaments and what is behind a frame belong to all parts of a region. */
export function isShared(item: Item, { items, size }: Region): boolean {
  if (item.isLoose || isAround(item, size)) return true
  if (!AXES.some((axis) => item.give[axis] === 'through')) return false
  return isStrip(item, size) || items.slice(items.indexOf(item) + 1).some((front) => isFrameOver(front, item, size))
}

function isAround({ give, box }: Item, size: Size): boolean {
  return AXES.every((axis) => {
    const { start, end } = spanOf(box, axis)
    return give[axis] === 'through' || (give[axis] === 'panel' && end - start >= FRAME * lengthOf(size, axis))
  })
}

/** A thin line of color along an edge. */
function isStrip({ element, box, give }: Item, size: Size): boolean {
  return AXES.some((axis) => {
    const length = lengthOf(size, axis)
    const { start, end } = spanOf(box, axis)
    const shown = Math.min(end, length) - Math.max(start, 0)
    return give[axis] === 'whole' && element.type === 'rect' && shown < STRIP * length && (start <= 0 || end >= length)
  })
}

/** A ribbon around a card, of which only the ends show. */
function isFrameOver(frame: Item, { box }: Item, size: Size): boolean {
  if (frame.element.type !== 'rect' || frame.isLoose || !isAround(frame, size)) return false
  return AXES.every((axis) => {
    const [inner, outer] = [spanOf(box, axis), spanOf(frame.box, axis)]
    const shown = Math.min(inner.end, lengthOf(size, axis)) - Math.max(inner.start, 0)
    return Math.min(inner.end, outer.end) - Math.max(inner.start, outer.start) >= FRAME * shown
  })
}

export interface Halves {
  readonly first: Region
  readonly second: Region
  /** Where they begin in the region. */
  readonly starts: readonly [number, number]
}

/** Returns the parts of a region before and after each place at which nothing is cut. The widest gaps come first. */
export function halvesOf(region: Region, axis: Axis): Halves[] {
  const { size } = region
  if (region.items.length > MOST_DIVIDED || region.items.some(isDrawnAround)) return []
  const own = region.items.filter((item) => !isShared(item, region))
  const ornaments = ornamentsOf(region)
  const spans = own.map((item) => ({ item, span: spanOf(item.box, axis) }))
  const cuts = cutsOf(region, axis).sort((a, b) => b.end - b.start - (a.end - a.start))
  const margin = marginOf(
    spans.map(({ span }) => span),
    lengthOf(size, axis),
  )
  return cuts.slice(0, MOST_CUTS).map((cut): Halves => {
    const inner = (edge: 'start' | 'end', at: number): number =>
      own.some((item) => isSurface(item) && near(spanOf(item.box, axis)[edge], at)) ? 0 : margin
    const before = { start: 0, end: cut.start + inner('end', cut.start) }
    const after = { start: cut.end - inner('start', cut.end), end: lengthOf(size, axis) }
    const isBefore = ({ end }: Span): boolean => end <= cut.start + TOLERANCE_PX && end < cut.end + TOLERANCE_PX
    const part = (within: Span, kept: (span: Span) => boolean): Region =>
      partOf(
        spans.filter(({ span }) => kept(span)).map(({ item }) => moved(item.element, axis, -within.start)),
        {
          size: sized(size, axis, within.end - within.start),
          page: region.page,
          shared: ornaments.map((box) => moved(box, axis, -within.start)),
        },
      )
    return {
      first: part(before, isBefore),
      second: part(after, (span) => !isBefore(span)),
      starts: [before.start, after.start],
    }
  })
}

const MOST_CUTS = 6
/** Each cut of more elements would take long. */
const MOST_DIVIDED = 300
const TOLERANCE_PX = 0.5
/** As fractions of the page: what is nearer belongs together, and what is shorter is no part. */
const LEAST_CUT = 0.0145
const LEAST_PART = 0.075
/** As a fraction of the page, if there is none. */
const DEFAULT_MARGIN = 0.06

/** Cuts run through wide gaps, or along the edge of a surface, and through no ornament that connects both sides. */
function cutsOf(region: Region, axis: Axis): Span[] {
  const { items, page } = region
  const ornaments = ornamentsOf(region)
  const own = items.filter((item) => !isShared(item, region)).map((item) => ({ item, ...spanOf(item.box, axis) }))
  const length = lengthOf(page, axis)
  const [start, end] = [Math.min(...own.map((each) => each.start)), Math.max(...own.map((each) => each.end))]
  const surfaces = own.filter(({ item }) => isSurface(item))
  return gapsBetween(own).filter((gap) => {
    if (gap.start - start < LEAST_PART * length || end - gap.end < LEAST_PART * length) return false
    const surface = surfaces.find((each) => near(each.end, gap.start) || near(each.start, gap.end))
    const isAlongSurface = surface !== undefined
    if (surface && items.some((item) => isOnEdge(item, surface, { gap, axis }))) return false
    if (gap.end - gap.start < (isAlongSurface ? 0 : LEAST_CUT * length)) return false
    return !ornaments.some((box) => connects(box, gap, { own, axis, length }))
  })
}

function gapsBetween(spans: readonly Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || a.end - b.end)
  let reached = sorted[0]?.end ?? 0
  const gaps: Span[] = []
  for (const { start, end } of sorted.slice(1)) {
    if (start >= reached - TOLERANCE_PX) gaps.push({ start: reached, end: Math.max(reached, start) })
    reached = Math.max(reached, end)
  }
  return gaps
}

function isSurface({ give }: Item): boolean {
  return AXES.some((axis) => give[axis] === 'through' || give[axis] === 'photo')
}

/** A wall with openings, or rails that carry the content. */
function isDrawnAround({ element, give }: Item): boolean {
  if (element.type !== 'path' || AXES.some((axis) => give[axis] !== 'through')) return false
  return !isPattern(element) && !isRays(element)
}

interface OwnItem extends Span {
  readonly item: Item
}

function ornamentsOf({ items, shared }: Region): Box[] {
  const own = items.filter(({ isLoose, element }) => isLoose && element.visible !== false)
  return [...shared, ...own.map(({ box }) => box)]
}

function connects(
  box: Box,
  gap: Span,
  { own, axis, length }: { own: readonly OwnItem[]; axis: Axis; length: number },
): boolean {
  const { start, end } = spanOf(box, axis)
  if (start >= gap.start || end <= gap.end || end - start < LEAST_PART * length) return false
  const touched = own.filter(({ item }) => overlap(item.box, box))
  return touched.some((each) => each.end <= gap.start) && touched.some((each) => each.start >= gap.end)
}

/** A plant in its soil. */
function isOnEdge(item: Item, surface: OwnItem, { gap, axis }: { gap: Span; axis: Axis }): boolean {
  const { start, end } = spanOf(item.box, axis)
  return (
    item.isLoose &&
    item.carrier !== undefined &&
    start < gap.start - TOLERANCE_PX &&
    end > gap.end + TOLERANCE_PX &&
    overlap(item.box, surface.item.box)
  )
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE_PX
}

function marginOf(spans: readonly Span[], length: number): number {
  const sides = [
    Math.min(...spans.map(({ start }) => start).filter((start) => start > TOLERANCE_PX)),
    length - Math.max(...spans.map(({ end }) => end).filter((end) => end < length - TOLERANCE_PX)),
  ]
  const least = Math.min(...sides.filter((side) => side > 0))
  return least <= length / 4 ? least : DEFAULT_MARGIN * length
}

function moved<B extends Box>(box: B, axis: Axis, by: number): B {
  return axis === 'x' ? { ...box, x: box.x + by } : { ...box, y: box.y + by }
}

export function sized(size: Size, axis: Axis, length: number): Size {
  return axis === 'x' ? { ...size, width: length } : { ...size, height: length }
}
