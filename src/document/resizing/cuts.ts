import type { Element } from '../elements/element.ts'
import { AXES, type Axis, lengthOf, type Span, spanOf } from './axis.ts'
import type { Item } from './giving-item.ts'
import { isPattern, isRays } from './is-pattern.ts'
import type { Region } from './region.ts'
import { type Box, contains, overlap } from './scale-whole.ts'
import { isShared } from './shared-item.ts'

export const TOLERANCE_PX = 0.5
/** As fractions of the page: what is nearer belongs together, and what is shorter is no part. */
const LEAST_CUT = 0.0145
const LEAST_PART = 0.075

/** Cuts run through wide gaps, or along the edge of a surface, and through no ornament that connects both sides. */
export function cutsOf(region: Region, axis: Axis): Span[] {
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
    if (gap.end - gap.start < (isAlongSurface ? 0 : LEAST_CUT * length) || isWithinGrid(gap, own)) return false
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

export function isSurface({ give }: Item): boolean {
  return AXES.some((axis) => give[axis] === 'through' || give[axis] === 'photo')
}

/** A wall with openings, or rails that carry the content. */
export function isDrawnAround({ element, give }: Item): boolean {
  if (element.type !== 'path' || AXES.some((axis) => give[axis] !== 'through')) return false
  return !isPattern(element) && !isRays(element)
}

/** Between copies of a drawing: a figure made of dots is one. */
function isWithinGrid(gap: Span, own: readonly OwnItem[]): boolean {
  const before = own.filter(({ item, end }) => near(end, gap.start) && isBare(item, own))
  const after = own.filter(({ item, start }) => near(start, gap.end) && isBare(item, own))
  return before.some(({ item: { box } }) => after.some((other) => isCopy(box, other.item.box)))
}

/** A drawing with nothing on it. */
function isBare({ element, box }: Item, own: readonly OwnItem[]): boolean {
  return DRAWINGS.has(element.type) && !own.some(({ item }) => item.box !== box && contains(box, item.box))
}

const DRAWINGS: ReadonlySet<Element['type']> = new Set(['rect', 'ellipse', 'path', 'polygon', 'star'])

export function isCopy(one: Box, other: Box): boolean {
  return near(one.width, other.width) && near(one.height, other.height)
}

interface OwnItem extends Span {
  readonly item: Item
}

export function ornamentsOf({ items, shared }: Region): Box[] {
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

export function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE_PX
}
