import type { Size } from '../../document/document.ts'
import type { CompleteLayout } from '../../document/elements/layout.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import type { Place } from '../tree/place.ts'

/** A place between the elements of a layout. */
export interface Slot {
  /** How many of the others are before it. */
  readonly index: number
  /** The ends of the line that shows it, in the own space of the group. */
  readonly from: Point
  readonly to: Point
}

/** A layout that would place what is dragged, and where in it. */
export interface Entry {
  /** As it is drawn. */
  readonly group: Place
  readonly slot: Slot
}

interface Item {
  readonly start: number
  readonly end: number
  readonly low: number
  readonly high: number
}

interface Line {
  readonly first: number
  readonly items: readonly Item[]
  readonly low: number
  readonly high: number
}

/** Returns the place for an element that is dropped at a point. Both, and the boxes, are in the space of the group. */
export function slotAt(
  point: Point,
  boxes: readonly Bounds[],
  { layout, size }: { layout: CompleteLayout; size: Size },
): Slot {
  const own = along(layout, point)
  const lines = linesOf(boxes.map((box) => itemOf(layout, box)))
  const [line] = lines.toSorted((a, b) => distanceTo(a, own.across) - distanceTo(b, own.across))
  if (!line) return onlySlot(layout, size)
  const count = line.items.filter(({ start, end }) => (start + end) / 2 < own.at).length
  const [before, after] = [line.items[count - 1], line.items[count]]
  const half = layout.gap.along / 2
  const at = before && after ? (before.end + after.start) / 2 : before ? before.end + half : (after?.start ?? 0) - half
  return { index: line.first + count, ...endsOf(layout, { at, low: line.low, high: line.high }) }
}

/** In a group without other elements. */
function onlySlot(layout: CompleteLayout, size: Size): Slot {
  const { padding, direction, isReversed } = layout
  const row = isReversed ? padding.right - size.width : padding.left
  const ends =
    direction === 'row'
      ? { at: row, low: padding.top, high: size.height - padding.bottom }
      : { at: padding.top, low: padding.left, high: size.width - padding.right }
  return { index: 0, ...endsOf(layout, ends) }
}

/** A line begins where the elements begin again at its start. */
function linesOf(items: readonly Item[]): Line[] {
  const lines: Item[][] = []
  let last: Item | undefined
  for (const item of items) {
    const line = lines.at(-1)
    if (line && last && item.start >= last.start && item.low < Math.max(...line.map(({ high }) => high)))
      line.push(item)
    else lines.push([item])
    last = item
  }
  let first = 0
  return lines.map((line) => {
    const found = {
      first,
      items: line,
      low: Math.min(...line.map(({ low }) => low)),
      high: Math.max(...line.map(({ high }) => high)),
    }
    first += line.length
    return found
  })
}

function distanceTo({ low, high }: Line, across: number): number {
  return Math.max(low - across, across - high, 0)
}

/** Coordinates along and across the direction in which the elements follow each other. */
function along({ direction, isReversed }: CompleteLayout, { x, y }: Point): { at: number; across: number } {
  return direction === 'column' ? { at: y, across: x } : { at: isReversed ? -x : x, across: y }
}

function itemOf(layout: CompleteLayout, { left, top, right, bottom }: Bounds): Item {
  const [a, b] = [along(layout, { x: left, y: top }), along(layout, { x: right, y: bottom })]
  return { start: Math.min(a.at, b.at), end: Math.max(a.at, b.at), low: a.across, high: b.across }
}

function endsOf(
  { direction, isReversed }: CompleteLayout,
  { at, low, high }: { at: number; low: number; high: number },
): Pick<Slot, 'from' | 'to'> {
  if (direction === 'column') return { from: { x: low, y: at }, to: { x: high, y: at } }
  const x = isReversed ? -at : at
  return { from: { x, y: low }, to: { x, y: high } }
}
