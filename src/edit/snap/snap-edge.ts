import type { Bounds } from '../../paint/bounds.ts'
import type { Handle } from '../geometry/resize-box.ts'
import { type Axis, nearestLines } from './snap-lines.ts'
import { type Guide, guidesOf, type Snap, type SnapTargets } from './snap-move.ts'

/** Snaps the edges of a box that a handle moves to lines. Equal gaps are for moving only. */
export function snapEdges(box: Bounds, handle: Handle, { lines, reach }: SnapTargets): Snap {
  const along = (
    axis: Axis,
    side: -1 | 0 | 1,
    [low, high]: readonly [number, number],
  ): { by: number; guides: Guide[] } => {
    if (side === 0) return { by: 0, guides: [] }
    const nearest = nearestLines(lines[axis], [side < 0 ? low : high], reach)
    return nearest ? { by: nearest.by, guides: guidesOf(axis, nearest.lines, box) } : { by: 0, guides: [] }
  }
  const x = along('x', handle.x, [box.left, box.right])
  const y = along('y', handle.y, [box.top, box.bottom])
  return { x: x.by, y: y.by, guides: [...x.guides, ...y.guides], gaps: [] }
}
