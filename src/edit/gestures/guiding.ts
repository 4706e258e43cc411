import type { EditorState } from '../editor-state.ts'
import { setGuide } from '../operations/guides.ts'
import type { Axis } from '../snap/snap-lines.ts'
import { nearestLines } from '../snap/snap-lines.ts'
import type { Gesture, Start, Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'

type Guiding = Extract<Gesture, { kind: 'guiding' }>

/** Drags the guide at `index`, or a new one out of a ruler. */
export function startGuiding(
  state: EditorState,
  { start, axis, index }: { start: Start; axis: Axis; index: number | null },
  around: Surroundings,
): EditorState {
  if (state.gesture.kind !== 'pressing') return state
  const { zoom } = state.gesture.event
  // Guides do not snap to guides, of which this is one.
  const { guides: _, ...document } = state.document
  const targets = snapTargetsOf({ ...state, document }, around, { moving: new Set(), zoom })
  return { ...state, gesture: { kind: 'guiding', start, axis, index, at: null, targets } }
}

/** Removes the guide while it is off the page or over a ruler. Ctrl ignores what it could snap to. */
export function continueGuiding(state: EditorState, gesture: Guiding, event: DragEvent | ReleaseEvent): EditorState {
  const { start, axis, index, targets } = gesture
  const extent = axis === 'x' ? state.size.width : state.size.height
  const free = event.point[axis]
  const isOff = event.isOverRuler === true || free < 0 || free > extent
  const near = !canSnap(event) ? undefined : nearestLines(targets.lines[axis], [free], targets.reach)
  const at = isOff ? null : near ? free + near.by : Math.round(free)
  return { ...state, document: setGuide(start.document, { axis, index, at }), gesture: { ...gesture, at } }
}
