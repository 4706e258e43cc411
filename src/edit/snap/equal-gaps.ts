import type { Bounds } from '../../paint/bounds.ts'
import type { Axis } from './snap-lines.ts'

/** A gap between two boxes, along the axis, drawn at the middle of where they face each other. */
export interface Gap {
  readonly start: number
  readonly end: number
  readonly across: number
}

export interface GapSnap {
  readonly by: number
  /** Equal once the box has moved by `by`. */
  readonly gaps: readonly Gap[]
}

/**
 * Returns the shortest move by which the gap between `box` and a neighbor equals another one: on both
 * sides of it, or next to it in a row. Only boxes that face `box` along the axis count.
 */
export function nearestGap(
  box: Bounds,
  others: readonly Bounds[],
  { axis, reach }: { axis: Axis; reach: number },
): GapSnap | undefined {
  const row = others.filter((other) => faces(box, other, axis)).map((other) => sideOf(other, axis))
  const own = sideOf(box, axis)
  const candidates = ARRANGEMENTS.flatMap((arrange): GapSnap | [] => {
    const snap = arrange(own, neighborsOf(own, row, reach))
    if (!snap || Math.abs(snap.by) > reach) return []
    // Where it moves, the box may have other neighbors, and other gaps to them.
    const moved = shifted(own, snap.by)
    const again = arrange(moved, neighborsOf(moved, row, reach))
    return again && Math.abs(again.by) < SAME_PX ? snap : []
  })
  return candidates.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0]
}

/** Differences by rounding. */
const SAME_PX = 1e-6

interface Side {
  readonly start: number
  readonly end: number
  /** The extent across the axis. */
  readonly low: number
  readonly high: number
}

function sideOf({ left, top, right, bottom }: Bounds, axis: Axis): Side {
  return axis === 'x'
    ? { start: left, end: right, low: top, high: bottom }
    : { start: top, end: bottom, low: left, high: right }
}

/** What is before and after a side, nearest first. Both may reach over it a little. */
interface Neighbors {
  readonly before: readonly Side[]
  readonly after: readonly Side[]
}

function neighborsOf(own: Side, row: readonly Side[], reach: number): Neighbors {
  return {
    before: row.filter(({ end }) => end <= own.start + reach).toSorted((a, b) => b.end - a.end),
    after: row.filter(({ start }) => start >= own.end - reach).toSorted((a, b) => a.start - b.start),
  }
}

function faces(a: Bounds, b: Bounds, axis: Axis): boolean {
  const [one, other] = [sideOf(a, axis), sideOf(b, axis)]
  return one.low < other.high && other.low < one.high
}

const ARRANGEMENTS = [between, behind, aheadOf]

function between(own: Side, { before: [before], after: [after] }: Neighbors): GapSnap | undefined {
  if (!before || !after) return undefined
  const free = after.start - before.end - (own.end - own.start)
  if (free < 0) return undefined
  const by = before.end + free / 2 - own.start
  const moved = shifted(own, by)
  return { by, gaps: [gapOf(before, moved), gapOf(moved, after)] }
}

/** Behind two boxes, at the distance that they have. */
function behind(own: Side, { before: [nearest, next] }: Neighbors): GapSnap | undefined {
  if (!nearest || !next || next.end > nearest.start) return undefined
  const by = nearest.end + (nearest.start - next.end) - own.start
  return { by, gaps: [gapOf(next, nearest), gapOf(nearest, shifted(own, by))] }
}

function aheadOf(own: Side, { after: [nearest, next] }: Neighbors): GapSnap | undefined {
  if (!nearest || !next || next.start < nearest.end) return undefined
  const by = nearest.start - (next.start - nearest.end) - own.end
  return { by, gaps: [gapOf(shifted(own, by), nearest), gapOf(nearest, next)] }
}

function shifted(side: Side, by: number): Side {
  return { ...side, start: side.start + by, end: side.end + by }
}

function gapOf(first: Side, second: Side): Gap {
  const low = Math.max(first.low, second.low)
  const high = Math.min(first.high, second.high)
  return { start: first.end, end: second.start, across: (low + high) / 2 }
}
