import { acrossOf, type Axis, lengthOf, type Span, spanOf } from './axis.ts'
import { cutsOf, isCopy, isDrawnAround, isSurface, near, ornamentsOf, TOLERANCE_PX } from './cuts.ts'
import { oncePerRegion, partOf, type Region, sized } from './region.ts'
import { withRunningHeads } from './running-heads.ts'
import { type Box, contains } from './scale-whole.ts'
import { isShared } from './shared-item.ts'

export interface Halves {
  readonly first: Region
  readonly second: Region
}

/** Returns the parts of a region before and after each place at which nothing is cut. The widest gaps come first. */
export const halvesOf = oncePerRegion((region, axis): readonly Halves[] => {
  const cuts = placesToCut(region, axis).sort((a, b) => b.end - b.start - (a.end - a.start))
  return cuts.slice(0, MOST_CUTS).flatMap((cut) => {
    const [first, second] = dividedAt(region, axis, [cut])
    return first && second ? [{ first, second }] : []
  })
})

/**
 * Returns the cards of a row of cards of one size, or of a column if `axis` is `y`, as parts of the column or row that
 * they become: as far apart as before, and with the margins of the region at both ends.
 */
export function cardsOf(region: Region, axis: Axis): Region[] {
  const cuts = placesToCut(region, axis)
  const isRow = cuts.length + 1 >= LEAST_CARDS && cuts.length < MOST_CUTS
  const parts = isRow ? dividedAt(region, axis, cuts) : []
  const cards = parts.flatMap((part) => cardOf(part) ?? [])
  const [first] = cards
  const across = acrossOf(axis)
  const isEven = (card: Box): boolean =>
    first !== undefined && isCopy(card, first) && near(spanOf(card, across).start, spanOf(first, across).start)
  if (!first || cards.length < parts.length || !cards.every(isEven)) return []
  const apart = Math.min(...cuts.map(({ start, end }) => end - start)) / 2
  const { start, end } = spanOf(first, across)
  return parts.map(({ items, size, shared }, index) => {
    const from = index === 0 ? 0 : start - apart
    const to = index === parts.length - 1 ? lengthOf(size, across) : end + apart
    const own = sized(size, across, to - from)
    return partOf(
      items.map(({ element }) => moved(element, across, -from)),
      { size: own, page: own, shared: shared.map((box) => moved(box, across, -from)) },
    )
  })
}

/** Returns the surface that carries everything in a part. */
function cardOf({ items }: Region): Box | undefined {
  const own = items.filter(({ isLoose }) => !isLoose)
  return own.find(({ element, box }) => element.type === 'rect' && own.every((other) => contains(box, other.box)))?.box
}

function placesToCut(region: Region, axis: Axis): Span[] {
  return region.items.length > MOST_DIVIDED || region.items.some(isDrawnAround) ? [] : cutsOf(region, axis)
}

function dividedAt(region: Region, axis: Axis, cuts: readonly Span[]): Region[] {
  const { size } = region
  const length = lengthOf(size, axis)
  const own = region.items.filter((item) => !isShared(item, region))
  const ornaments = ornamentsOf(region)
  const spans = own.map((item) => ({ item, span: spanOf(item.box, axis) }))
  const margin = marginOf(
    spans.map(({ span }) => span),
    length,
  )
  const inner = (edge: 'start' | 'end', at: number): number =>
    own.some((item) => isSurface(item) && near(spanOf(item.box, axis)[edge], at)) ? 0 : margin
  const parts = [...cuts, { start: length, end: length }].map((cut, index) => {
    const before = cuts[index - 1]
    const start = before ? before.end - inner('start', before.end) : 0
    const end = index < cuts.length ? cut.start + inner('end', cut.start) : length
    const kept = spans.filter(({ span }) => !isBefore(span, before) && (index === cuts.length || isBefore(span, cut)))
    const elements = kept.map(({ item }) => moved(item.element, axis, -start))
    return { start, size: sized(size, axis, end - start), elements }
  })
  return (axis === 'x' ? withRunningHeads(parts, size) : parts).map(({ elements, start, size: own }) =>
    partOf(elements, {
      size: own,
      page: region.page,
      shared: ornaments.map((box) => moved(box, axis, -start)),
    }),
  )
}

function isBefore({ end }: Span, cut: Span | undefined): boolean {
  return cut !== undefined && end <= cut.start + TOLERANCE_PX && end < cut.end + TOLERANCE_PX
}

const MOST_CUTS = 6
/** Two are halves. */
const LEAST_CARDS = 3
/** Each cut of more elements would take long. */
const MOST_DIVIDED = 300
/** As a fraction of the page, if there is none. */
const DEFAULT_MARGIN = 0.06

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
