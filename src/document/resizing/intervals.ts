import { type Axis, type Span, spanOf } from './axis.ts'
import type { Give, Item } from './giving-item.ts'
import { heldBy } from './held.ts'

/**
 * A part of an axis between two edges of elements. `margin` is next to the first and the last element. `prose` are
 * texts of several lines, which should not become much longer.
 */
export interface Interval extends Span {
  readonly kind: 'fixed' | 'gap' | 'margin' | 'photo' | 'text' | 'prose'
}

/** As fractions of the length of the axis. */
const LEAST_GAP = 0.02
const WIDE_MARGIN = 0.12
const LEAST_MARGIN = 0.08
/** As fractions of the interval. */
const LEAST_OF_GAP = 0.45
const LEAST_OF_PHOTO = 0.5

/** Cuts the axis of a region into intervals, in order, by what gives way there. */
export function intervalsOf(items: readonly Item[], axis: Axis, length: number): Interval[] {
  const solid = items.filter((item) => !item.isLoose && item.give[axis] !== 'through')
  const spans = [
    ...solid.map(({ box, give, isProse }) => ({
      ...clipped(visible(spanOf(box, axis)), length),
      give: give[axis],
      isProse,
    })),
    ...wordsAcross(items, axis).map((span) => ({ ...clipped(span, length), give: 'whole' as const, isProse: false })),
    ...heldSpans(items, axis, length).map((span) => ({ ...span, give: 'whole' as const, isProse: false })),
  ]
  return withMargins(cut(spans, length))
}

/** Texts in a group that reaches from edge to edge, such as a footer. */
function wordsAcross(items: readonly Item[], axis: Axis): Span[] {
  return items.flatMap(({ element, give, isLoose }) => {
    if (isLoose || give[axis] !== 'through' || element.type !== 'group') return []
    const offset = axis === 'x' ? element.x : element.y
    return element.elements
      .filter(({ type, visible }) => type === 'text' && visible !== false)
      .map((text) => spanOf(text, axis))
      .map(({ start, end }) => ({ start: offset + start, end: offset + end }))
  })
}

interface GivingSpan extends Span {
  readonly give: Give
  readonly isProse: boolean
}

/** Walks along the axis, and counts what covers each interval. */
function cut(spans: readonly GivingSpan[], length: number): Interval[] {
  const edges = spans
    .filter(({ start, end }) => end > start)
    .flatMap((span) => [
      { at: span.start, span, by: 1 },
      { at: span.end, span, by: -1 },
    ])
    .sort((a, b) => a.at - b.at)
  const over: Record<Interval['kind'] | 'panel', number> = {
    fixed: 0,
    photo: 0,
    text: 0,
    prose: 0,
    gap: 0,
    margin: 0,
    panel: 0,
  }
  const intervals: Interval[] = []
  let start = 0
  for (const { at, span, by } of [...edges, { at: length, span: undefined, by: 0 }]) {
    if (at > start) intervals.push({ start, end: at, kind: kindOf(over) })
    start = at
    if (span) over[coverOf(span)] += by
  }
  return intervals
}

function coverOf({ give, isProse }: GivingSpan): 'fixed' | 'photo' | 'text' | 'prose' | 'panel' {
  if (give === 'whole') return 'fixed'
  if (give === 'text') return isProse ? 'prose' : 'text'
  return give === 'photo' ? 'photo' : 'panel'
}

function kindOf(over: Readonly<Record<string, number>>): Interval['kind'] {
  return (['fixed', 'photo', 'prose', 'text'] as const).find((kind) => (over[kind] ?? 0) > 0) ?? 'gap'
}

/** What lies on an ornament that bleeds over an edge moves as one thing, and stays at that edge. */
function heldSpans(items: readonly Item[], axis: Axis, length: number): Span[] {
  return items.flatMap((holder) => {
    const { start, end } = spanOf(holder.box, axis)
    const isAtOneEnd = start < 0 !== end > length
    if (holder.isThrough && !isAtOneEnd) return []
    const held = heldBy(holder, items)
    if (held.length === 0) return []
    const spans = held.map(({ box }) => spanOf(box, axis))
    return [
      {
        start: start < 0 ? 0 : Math.min(...spans.map((span) => span.start)),
        end: end > length ? length : Math.max(...spans.map((span) => span.end)),
      },
    ]
  })
}

/** Outside of a frame, the margin is that of the frame, which stays: the room is inside. */
function withMargins(intervals: readonly Interval[]): Interval[] {
  const first = intervals.findIndex(({ kind }) => kind !== 'gap')
  const last = intervals.findLastIndex(({ kind }) => kind !== 'gap')
  if (first === -1) return intervals.map((interval) => ({ ...interval, kind: 'margin' }))
  return intervals.map((interval, index) => {
    if (index >= first && index <= last) return interval
    return { ...interval, kind: index === first - 1 || index === last + 1 ? 'margin' : 'fixed' }
  })
}

/** A line takes up room across its direction, too. */
function visible({ start, end }: Span): Span {
  return end - start < 1 ? { start: start - 0.5, end: end + 0.5 } : { start, end }
}

function clipped({ start, end }: Span, length: number): Span {
  const clip = (at: number): number => Math.min(length, Math.max(0, at))
  return { start: clip(start), end: clip(end) }
}

/** Returns how much shorter an interval can become, in its own pixels. */
export function slackOf({ kind, start, end }: Interval, length: number): number {
  const size = end - start
  switch (kind) {
    case 'photo':
      return size * (1 - LEAST_OF_PHOTO)
    case 'gap':
      return size - Math.min(size, Math.max(LEAST_OF_GAP * size, LEAST_GAP * length))
    case 'margin':
      return size > WIDE_MARGIN * length ? size - LEAST_MARGIN * length : 0
    case 'text':
    case 'prose':
    case 'fixed':
      return 0
  }
}
