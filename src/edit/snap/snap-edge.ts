import type { Bounds } from '../../paint/bounds.ts'
import type { Handle } from '../geometry/resize-box.ts'
import { equalSides, nearestSize } from './equal-sizes.ts'
import { type Axis, nearestLines } from './snap-lines.ts'
import { type Guide, guidesOf, type Snap, type SnapTargets } from './snap-move.ts'

interface EdgeTargets extends SnapTargets {
  /** How much the box grows per pixel that its edge moves: twice as much from the center. */
  readonly grows: 1 | 2
}

/** Snaps the edges of a box that a handle moves to lines, or else its sides to the lengths of others. */
export function snapEdges(box: Bounds, handle: Handle, { lines, boxes, reach, grows }: EdgeTargets): Snap {
  const along = (axis: Axis): Along => {
    const side = handle[axis]
    if (side === 0) return NOTHING
    const [low, high] = axis === 'x' ? [box.left, box.right] : [box.top, box.bottom]
    const line = nearestLines(lines[axis], [side < 0 ? low : high], reach)
    const size = nearestSize(box, boxes, { axis, reach: reach * grows })
    const bySize = size === undefined ? undefined : (side * size) / grows
    if (bySize !== undefined && !(line && Math.abs(line.by) <= Math.abs(bySize))) return { by: bySize, guides: [] }
    return line ? { by: line.by, guides: guidesOf(axis, line.lines, box) } : NOTHING
  }
  const [x, y] = [along('x'), along('y')]
  return { x: x.by, y: y.by, guides: [...x.guides, ...y.guides], gaps: [], sizes: [] }
}

interface Along {
  readonly by: number
  readonly guides: readonly Guide[]
}

const NOTHING: Along = { by: 0, guides: [] }

/**
 * Returns the part of a snap that a box has reached. Its edge may stop before the guide: to keep the proportions, or
 * because there is no more of a picture.
 * Adds the other boxes that have become as wide or as high, along the axes that the handle changes.
 */
export function reached(
  snap: Snap,
  box: Bounds,
  { handle, boxes }: { handle: Handle; boxes: readonly Bounds[] },
): Snap {
  const { left, top, right, bottom } = box
  const isAt = ({ axis, at }: Guide): boolean =>
    (axis === 'x' ? [left, right] : [top, bottom]).some((edge) => Math.abs(edge - at) < REACHED_PX)
  const axes = (['x', 'y'] as const).filter((axis) => handle[axis] !== 0)
  const sizes = axes.flatMap((axis) => equalSides(box, boxes, axis).map((side) => ({ ...side, axis })))
  return { ...snap, guides: snap.guides.filter(isAt), sizes }
}

/** More than the rounding of documents. */
const REACHED_PX = 0.01
