import type { Point } from '../../paint/matrix.ts'
import type { EditorState } from '../editor-state.ts'
import { boundsOfAll, boxOnPage } from '../geometry/page-matrix.ts'
import { outermost } from '../operations/outermost.ts'
import { rotate } from '../operations/rotate.ts'
import { placesOf } from '../tree/place.ts'
import type { Gesture, Start, Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'

type Rotating = Extract<Gesture, { kind: 'rotating' }>

const STEP_DEGREES = 15
/** Near a quarter turn, a single element becomes upright. */
const UPRIGHT_DEGREES = 2

export function startRotating(state: EditorState, start: Start, { places }: Surroundings): EditorState {
  const chosen = outermost(places, new Set(state.selection))
  if (chosen.length === 0) return state
  const { left, right, top, bottom } = boundsOfAll(chosen.map(boxOnPage))
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return { ...state, gesture: { kind: 'rotating', start, center, degrees: 0 } }
}

/** Shift turns in steps of 15 degrees; Ctrl does not stop at upright. */
export function continueRotating(state: EditorState, gesture: Rotating, event: DragEvent | ReleaseEvent): EditorState {
  const { start, center } = gesture
  const chosen = outermost(placesOf(start.document), new Set(state.selection))
  const free = angleOf(center, event.point) - angleOf(center, start.point)
  const [only] = chosen
  const present = chosen.length === 1 ? (only?.element.rotation ?? 0) : 0
  const degrees = steadied(present + free, event.modifiers) - present
  return { ...state, document: rotate(start.document, chosen, degrees), gesture: { ...gesture, degrees } }
}

function steadied(angle: number, { shift, mod }: DragEvent['modifiers']): number {
  if (shift) return Math.round(angle / STEP_DEGREES) * STEP_DEGREES
  const upright = Math.round(angle / 90) * 90
  if (!mod && Math.abs(angle - upright) < UPRIGHT_DEGREES) return upright
  return Math.round(angle * 10) / 10
}

/** In degrees clockwise. */
function angleOf(center: Point, { x, y }: Point): number {
  return (Math.atan2(y - center.y, x - center.x) * 180) / Math.PI
}
