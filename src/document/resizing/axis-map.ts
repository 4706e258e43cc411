import { type Axis, type Span, spanOf } from './axis.ts'
import { type Interval, intervalsOf, slackOf } from './intervals.ts'
import type { Item } from './giving-item.ts'

/** Moves a coordinate of the old page to the new one. Monotonic: what was in order stays in order. */
export type AxisMap = (at: number) => number

/** As fractions of the new length: of a page, and of a column. */
const MOST_OF_GAP = { page: 0.3, column: 0.08 }
/** How much longer lines may become. */
const MOST_OF_PROSE = 0.7
const MOST_OF_LINE = 3
/** As a fraction of the length: where texts are next to each other or end is no line. */
const LEAST_LINE = 0.08
/** As a fraction of the length: gaps that are wider than this take most of the room. */
const NOTABLE_GAP = 0.06
/** As a fraction of the length: smaller ornaments leave the content in the middle. */
const LEAST_ORNAMENT = 0.2

interface Fitting {
  readonly scale: number
  /** Of the axis before. */
  readonly length: number
  readonly to: Span
  /** Whether it is a part of the page: what belongs together in it stays closer. */
  readonly isColumn: boolean
}

/** Scales what has a shape, and gives the room that remains to the intervals that can take it. */
export function axisMap(items: readonly Item[], axis: Axis, { scale, length, to, isColumn }: Fitting): AxisMap {
  const intervals = intervalsOf(items, axis, length)
  const [before, after] = [length, to.end - to.start]
  const mostOfGap = isColumn ? MOST_OF_GAP.column : MOST_OF_GAP.page
  const room = after - scale * before
  const added =
    room < 0
      ? taken(intervals, { room, before })
      : given(intervals, { room, scale, before, after, mostOfGap, side: ornamentSide(items, axis, length) })
  let position = to.start
  const knots = intervals.map((interval, index) => {
    const start = position
    position += scale * (interval.end - interval.start) + (added[index] ?? 0)
    return { from: interval, to: { start, end: position } }
  })
  // If nothing could take the room, it is at both ends: what touches, such as tiles, still does.
  const used = position - to.start
  const stretch = used > after ? after / used : 1
  const inset = Math.max(0, after - used) / 2
  return (at) => {
    if (at <= 0) return to.start + inset + at * scale
    const knot = knots[firstFrom(knots, at)]
    if (!knot) return to.end - inset + (at - length) * scale
    const { from: old, to: moved } = knot
    const along = old.end > old.start ? (at - old.start) / (old.end - old.start) : 0
    return to.start + inset + (moved.start + along * (moved.end - moved.start) - to.start) * stretch
  }
}

/** Binary search: of the first knot that ends at or after a coordinate. */
function firstFrom(knots: readonly { readonly from: Span }[], at: number): number {
  let [low, high] = [0, knots.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((knots[middle]?.from.end ?? Infinity) < at) low = middle + 1
    else high = middle
  }
  return low
}

function taken(intervals: readonly Interval[], { room, before }: { room: number; before: number }): number[] {
  const slacks = intervals.map((interval) => slackOf(interval, before))
  const total = slacks.reduce((sum, slack) => sum + slack, 0)
  return slacks.map((slack) => (total > 0 ? (room * slack) / total : 0))
}

interface Room {
  readonly room: number
  readonly scale: number
  readonly before: number
  readonly after: number
  readonly mostOfGap: number
  readonly side: 'start' | 'end' | undefined
}

/** Returns the only side over which large ornaments bleed: the room is between them and the content. */
function ornamentSide(items: readonly Item[], axis: Axis, length: number): 'start' | 'end' | undefined {
  const spans = items
    .filter(({ isLoose, isThrough, element }) => isLoose && !isThrough && element.visible !== false && !element.blur)
    .map(({ box, carrier = box }) => spanOf(carrier, axis))
    .filter(({ start, end }) => end - start >= LEAST_ORNAMENT * length)
  const [isAtStart, isAtEnd] = [spans.some(({ start }) => start < 0), spans.some(({ end }) => end > length)]
  return isAtStart === isAtEnd ? undefined : isAtStart ? 'start' : 'end'
}

/** Pictures first, then gaps and texts up to a limit. The margins share the rest. */
function given(intervals: readonly Interval[], { room, scale, before, after, mostOfGap, side }: Room): number[] {
  const shares = intervals.map(({ kind, start, end }) => {
    const size = end - start
    switch (kind) {
      case 'photo':
        return { weight: 4 * size, most: Infinity }
      case 'text':
        return size < LEAST_LINE * before
          ? { weight: 0, most: 0 }
          : { weight: 1.5 * size, most: MOST_OF_LINE * scale * size }
      case 'prose':
        return { weight: 1.5 * size, most: MOST_OF_PROSE * scale * size }
      case 'gap':
        return {
          weight: size * Math.min(4, size / (NOTABLE_GAP * before)),
          most: size < NOTABLE_GAP * before ? scale * size : Math.max(scale * size, mostOfGap * after),
        }
      case 'margin':
        return { weight: 0.3 * size, most: scale * size }
      case 'fixed':
        return { weight: 0, most: 0 }
    }
  })
  const added = shares.map(() => 0)
  let left = room
  for (let round = 0; round < 4 && left > 0.001; round += 1) {
    const open = shares.map(({ weight, most }, index) => ((added[index] ?? 0) < most ? weight : 0))
    const total = open.reduce((sum, weight) => sum + weight, 0)
    if (total === 0) break
    const portion = left
    for (const [index, { most }] of shares.entries()) {
      const more = Math.min(most - (added[index] ?? 0), (portion * (open[index] ?? 0)) / total)
      if (more > 0) {
        added[index] = (added[index] ?? 0) + more
        left -= more
      }
    }
  }
  const rest = outermost(intervals, before, side)
  const total = rest.reduce((sum, { share }) => sum + share, 0)
  for (const { index, share } of rest) added[index] = (added[index] ?? 0) + (left * share) / total
  return added
}

interface Share {
  readonly index: number
  readonly share: number
}

/**
 * Returns what takes the room that remains: both margins. If something holds the content at one end, it is the texts
 * that can become wider; without any, the other margin and the gaps, wide ones first.
 */
function outermost(intervals: readonly Interval[], before: number, side: Room['side']): Share[] {
  const of = (kinds: readonly Interval['kind'][]): Share[] =>
    intervals.flatMap(({ kind, start, end }, index) => (kinds.includes(kind) ? [{ index, share: end - start }] : []))
  const margins = of(['margin']).map(({ index }) => ({ index, share: 1 }))
  if (margins.length > 1) return side ? margins.slice(side === 'start' ? 0 : -1).slice(0, 1) : margins
  const lines = of(['text', 'prose']).filter(({ share }) => share >= LEAST_LINE * before)
  const gaps = of(['margin', 'gap']).map(({ index, share }) => ({ index, share: 1 + share ** 2 }))
  return [lines, gaps, of(['photo'])].find(({ length }) => length > 0) ?? []
}
