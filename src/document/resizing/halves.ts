import { type Axis, lengthOf, type Span, spanOf } from './axis.ts'
import { cutsOf, isDrawnAround, isSurface, near, ornamentsOf, TOLERANCE_PX } from './cuts.ts'
import { partOf, type Region, sized } from './region.ts'
import type { Box } from './scale-whole.ts'
import { isShared } from './shared-item.ts'

export interface Halves {
  readonly first: Region
  readonly second: Region
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
    return { first: part(before, isBefore), second: part(after, (span) => !isBefore(span)) }
  })
}

const MOST_CUTS = 6
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
