import { type Bounds, shift } from '../../paint/bounds.ts'
import { type Gap, nearestGap } from './equal-gaps.ts'
import { type Axis, nearestLines, type SnapLines } from './snap-lines.ts'

/** A line to show: `axis` is what it fixes, so a guide with axis `x` is vertical. */
export interface Guide {
  readonly axis: Axis
  readonly at: number
  readonly from: number
  readonly to: number
}

export interface Snap {
  /** What to add to the move. */
  readonly x: number
  readonly y: number
  readonly guides: readonly Guide[]
  readonly gaps: readonly (Gap & { readonly axis: Axis })[]
  /** Sides of boxes that have become equally long: of the resized one, and of others. */
  readonly sizes: readonly (Gap & { readonly axis: Axis })[]
}

export interface SnapTargets {
  readonly lines: SnapLines
  /** For equal gaps: the boxes of siblings. */
  readonly boxes: readonly Bounds[]
  /** In CSS pixels of the page. */
  readonly reach: number
}

/** Which boxes face each other depends on both axes, so that a snap of one may offer other gaps along the other. */
const MOST_ROUNDS = 4

/** Snaps a box that is being moved: its edges and center to lines, or else its gaps to others. */
export function snapMove(box: Bounds, targets: SnapTargets): Snap {
  let x = snapAlong('x', box, targets)
  let y = snapAlong('y', shift(box, x.by, 0), targets)
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const by = x.by
    x = snapAlong('x', shift(box, 0, y.by), targets)
    if (x.by === by) break
    y = snapAlong('y', shift(box, x.by, 0), targets)
  }
  const moved = shift(box, x.by, y.by)
  return {
    x: x.by,
    y: y.by,
    guides: [...guidesOf('x', x.lines, moved), ...guidesOf('y', y.lines, moved)],
    gaps: [
      ...x.gaps.map((gap) => ({ ...gap, axis: 'x' as const })),
      ...y.gaps.map((gap) => ({ ...gap, axis: 'y' as const })),
    ],
    sizes: [],
  }
}

interface SnapAlong {
  readonly by: number
  readonly lines: readonly { readonly at: number; readonly from: number; readonly to: number }[]
  readonly gaps: readonly Gap[]
}

function snapAlong(axis: Axis, box: Bounds, { lines, boxes, reach }: SnapTargets): SnapAlong {
  const [start, end] = axis === 'x' ? [box.left, box.right] : [box.top, box.bottom]
  const line = nearestLines(lines[axis], [start, (start + end) / 2, end], reach)
  const gap = nearestGap(box, boxes, { axis, reach })
  if (line && !(gap && Math.abs(gap.by) < Math.abs(line.by))) return { by: line.by, lines: line.lines, gaps: [] }
  return { by: gap?.by ?? 0, lines: [], gaps: gap?.gaps ?? [] }
}

/** The guides to show once a box is where the lines are. */
export function guidesOf(axis: Axis, lines: SnapAlong['lines'], moved: Bounds): Guide[] {
  const [low, high] = axis === 'x' ? [moved.top, moved.bottom] : [moved.left, moved.right]
  const byPlace = Map.groupBy(lines, ({ at }) => at)
  return Array.from(byPlace, ([at, equal]) => ({
    axis,
    at,
    from: Math.min(low, ...equal.map(({ from }) => from)),
    to: Math.max(high, ...equal.map(({ to }) => to)),
  }))
}
