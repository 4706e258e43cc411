import type { Line } from '../../document/elements/line.ts'
import { LIMITS } from '../../document/limits.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { pointWithin } from '../geometry/pull-of.ts'
import { addPoint, removePoint, withPoints } from '../operations/line-points.ts'
import { snapMove } from '../snap/snap-move.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import type { Gesture, Start, Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'
import { turnedInSteps } from '../geometry/turned-in-steps.ts'

type Bending = Extract<Gesture, { kind: 'bending' }>

/** The only selected element, if it is a line that can be changed. */
export function selectedLine({ document, selection }: EditorState): { place: Place; line: Line } | undefined {
  const [id] = selection
  const place = id === undefined || selection.length > 1 ? undefined : placesOf(document).get(id)
  if (place?.element.type !== 'line' || place.element.locked === true) return undefined
  return { place, line: place.element }
}

/** Drags a point of the selected line, or a new one from the middle of the segment that follows the point. */
export function startBending(
  state: EditorState,
  { start, index, isNew }: { start: Start; index: number; isNew: boolean },
  around: Surroundings,
): EditorState {
  const found = selectedLine(state)
  if (!found || state.gesture.kind !== 'pressing') return state
  if (isNew && found.line.points.length >= LIMITS.linePoints) return state
  const { zoom } = state.gesture.event
  const { id } = found.line
  const targets = { ...snapTargetsOf(state, around, { moving: new Set([id]), zoom }), boxes: [] }
  const dragged = isNew ? index + 1 : index
  return {
    ...state,
    detail: { kind: 'point', id, index: dragged },
    gesture: { kind: 'bending', start, id, index: dragged, isNew, targets, snap: null },
  }
}

/** Shift turns the segment in steps of 15 degrees; Ctrl ignores what the point could snap to. */
export function continueBending(state: EditorState, gesture: Bending, event: DragEvent | ReleaseEvent): EditorState {
  const { start, id, index, isNew, targets } = gesture
  const place = placesOf(start.document).get(id)
  if (place?.element.type !== 'line') return state
  const line = isNew ? addPoint(place.element, index - 1) : place.element
  const { shift, mod } = event.modifiers
  const before = line.points[index]
  const neighbor = line.points[index === 0 ? 1 : index - 1]
  if (!before || !neighbor) return state
  const matrix = pageMatrix(place)
  const grip = apply(matrix, before)
  const free = { x: grip.x + event.point.x - start.point.x, y: grip.y + event.point.y - start.point.y }
  const snap =
    shift || !canSnap(event) ? null : snapMove({ left: free.x, right: free.x, top: free.y, bottom: free.y }, targets)
  const isWhole = state.options.wholePixels && !shift && !mod
  const to = shift ? turnedInSteps(apply(matrix, neighbor), free) : snapped(free, snap ?? { x: 0, y: 0 }, isWhole)
  const bent = withPoints(line, line.points.with(index, pointWithin(place, to)))
  return {
    ...state,
    document: replaceEach(start.document, new Map([[place.element, bent]])),
    gesture: { ...gesture, snap },
  }
}

/** What a point snaps to may be between whole pixels. */
function snapped({ x, y }: Point, by: Point, isWhole: boolean): Point {
  const whole = (value: number, added: number): number => (added !== 0 || !isWhole ? value + added : Math.round(value))
  return { x: whole(x, by.x), y: whole(y, by.y) }
}

/** Moves the chosen point by a distance on the page. */
export function nudgePoint(state: EditorState, index: number, { by, at }: { by: Point; at: number }): EditorState {
  const found = selectedLine(state)
  const point = found?.line.points[index]
  if (!found || !point) return state
  const { place, line } = found
  const onPage = apply(pageMatrix(place), point)
  const moved = pointWithin(place, { x: onPage.x + by.x, y: onPage.y + by.y })
  const document = replaceEach(state.document, new Map([[line, withPoints(line, line.points.with(index, moved))]]))
  return commit(state, { document, label: 'Move point', key: `point:${line.id}:${index}`, at })
}

/** Adds a point behind the chosen one, and chooses it. */
export function pointAdded(state: EditorState, index: number, at: number): EditorState {
  const found = selectedLine(state)
  if (!found || found.line.points.length >= LIMITS.linePoints) return state
  const { line } = found
  const after = Math.min(index, line.points.length - 2)
  const document = replaceEach(state.document, new Map([[line, addPoint(line, after)]]))
  const added = commit(state, { document, label: 'Add point', at })
  return { ...added, detail: { kind: 'point', id: line.id, index: after + 1 } }
}

/** A line keeps at least two points. */
export function pointRemoved(state: EditorState, index: number, at: number): EditorState {
  const found = selectedLine(state)
  if (!found || found.line.points.length <= 2) return state
  const { line } = found
  const document = replaceEach(state.document, new Map([[line, removePoint(line, index)]]))
  const chosen = { kind: 'point', id: line.id, index: Math.max(0, index - 1) } as const
  return commit({ ...state, detail: chosen }, { document, label: 'Delete point', at })
}
