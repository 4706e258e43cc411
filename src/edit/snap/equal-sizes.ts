import type { Bounds } from '../../paint/bounds.ts'
import type { Gap } from './equal-gaps.ts'
import type { Axis } from './snap-lines.ts'

/** Shorter sides are as long as others by chance. */
const LEAST_PX = 8
const MOST_MARKS = 3
const SAME_PX = 0.01

/** Returns by how much a side of a box must grow to be as long as that of another; undefined if none is near. */
export function nearestSize(
  box: Bounds,
  others: readonly Bounds[],
  { axis, reach }: { axis: Axis; reach: number },
): number | undefined {
  const own = lengthOf(box, axis)
  const differences = others
    .map((other) => lengthOf(other, axis))
    .filter((length) => length >= LEAST_PX && Math.abs(length - own) <= reach)
    .map((length) => length - own)
  return differences.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]
}

/** The sides along an axis that are as long as that of a box, with its own first. None if it is the only one. */
export function equalSides(box: Bounds, others: readonly Bounds[], axis: Axis): Gap[] {
  const own = lengthOf(box, axis)
  const equal = others.filter((other) => Math.abs(lengthOf(other, axis) - own) < SAME_PX)
  const near = equal.toSorted((a, b) => distance(box, a) - distance(box, b)).slice(0, MOST_MARKS)
  return near.length === 0 ? [] : [box, ...near].map((each) => sideOf(each, axis))
}

export function lengthOf({ left, top, right, bottom }: Bounds, axis: Axis): number {
  return axis === 'x' ? right - left : bottom - top
}

function sideOf({ left, top, right, bottom }: Bounds, axis: Axis): Gap {
  return axis === 'x'
    ? { start: left, end: right, across: (top + bottom) / 2 }
    : { start: top, end: bottom, across: (left + right) / 2 }
}

function distance(a: Bounds, b: Bounds): number {
  return Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom)
}
