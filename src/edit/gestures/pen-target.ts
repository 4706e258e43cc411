import type { Point } from '../../paint/matrix.ts'
import type { EditorState } from '../editor-state.ts'
import { turnedInSteps } from '../geometry/turned-in-steps.ts'
import { type Snap, snapMove } from '../snap/snap-move.ts'
import type { Penning } from './gesture.ts'
import type { DragEvent } from './gesture-event.ts'
import { canSnap, withLines } from './snapping.ts'

/**
 * Where the pen would put a point: in line with others of the path, or with what is on the page. Shift turns the
 * line in steps of 15 degrees, and Ctrl ignores what the point could snap to.
 */
export function penTarget(
  { options }: EditorState,
  { nodes, targets }: Penning,
  event: Pick<DragEvent, 'point' | 'modifiers' | 'isFast'>,
): { readonly to: Point; readonly snap: Snap | null } {
  const { point, modifiers } = event
  const last = nodes.at(-1)
  if (modifiers.shift && last) return { to: turnedInSteps(last.at, point), snap: null }
  const lines = options.snaps ? withLines(targets.lines, linesOf(nodes)) : targets.lines
  const box = { left: point.x, right: point.x, top: point.y, bottom: point.y }
  const snap = canSnap(event) ? snapMove(box, { ...targets, lines }) : null
  const isWhole = options.wholePixels && !modifiers.mod
  const along = (axis: 'x' | 'y'): number => {
    const by = snap?.[axis] ?? 0
    return by !== 0 || !isWhole ? point[axis] + by : Math.round(point[axis])
  }
  return { to: { x: along('x'), y: along('y') }, snap }
}

function linesOf(nodes: Penning['nodes']): Parameters<typeof withLines>[1] {
  return {
    x: nodes.map(({ at }) => ({ at: at.x, from: at.y, to: at.y })),
    y: nodes.map(({ at }) => ({ at: at.y, from: at.x, to: at.x })),
  }
}
