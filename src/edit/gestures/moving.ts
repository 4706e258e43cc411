import { shift } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { enterFlow } from '../flow/enter-flow.ts'
import { entryAt } from '../flow/entry-at.ts'
import type { Entry } from '../flow/slot-at.ts'
import { boundsOfAll, boxOnPage } from '../geometry/page-matrix.ts'
import { duplicate } from '../operations/duplicate.ts'
import { moveBy } from '../operations/move.ts'
import { outermost } from '../operations/outermost.ts'
import { snapMove } from '../snap/snap-move.ts'
import { placesOf } from '../tree/place.ts'
import { type Gesture, IDLE, type Start, type Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { enteredAs } from './entered-as.ts'
import { startReordering } from './reordering.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'
import { wholePixelMove } from './whole-pixels.ts'

type Moving = Extract<Gesture, { kind: 'moving' }>

export function startMoving(state: EditorState, start: Start, around: Surroundings): EditorState {
  if (state.gesture.kind !== 'pressing') return state
  const { zoom } = state.gesture.event
  const moving = new Set(state.selection)
  const chosen = outermost(around.places, moving).filter(({ element }) => element.locked !== true)
  if (chosen.length === 0) return state
  const ids = chosen.map(({ element }) => element.id)
  const reordering = startReordering(state, start, { ids, around })
  if (reordering) return reordering
  const gesture: Moving = {
    kind: 'moving',
    start,
    ids,
    box: boundsOfAll(chosen.map(boxOnPage)),
    targets: snapTargetsOf(state, around, { moving, zoom }),
    snap: null,
    by: { x: 0, y: 0 },
    entry: null,
  }
  return { ...state, gesture }
}

/** Shift keeps to one axis, Alt moves copies, and Ctrl moves freely: past what elements snap to, and past layouts. */
export function continueMoving(
  state: EditorState,
  gesture: Moving,
  { event, around }: { event: DragEvent | ReleaseEvent; around: Surroundings },
): EditorState {
  const { start, box, targets, ids } = gesture
  const { modifiers, point } = event
  const free = alongAxis({ x: point.x - start.point.x, y: point.y - start.point.y }, modifiers.shift)
  const entry = layoutUnder(state, gesture, { event, around })
  const snap = !canSnap(event) || entry ? null : snapMove(shift(box, free.x, free.y), targets)
  const snapped = snap ? { x: free.x + snap.x, y: free.y + snap.y } : free
  const by = state.options.wholePixels && !modifiers.mod ? wholePixelMove(box, snapped, snap) : snapped
  const along = modifiers.shift ? { x: free.x === 0 ? 0 : by.x, y: free.y === 0 ? 0 : by.y } : by
  const moved = modifiers.alt
    ? withCopies(start, ids, along)
    : { document: moveBy(start.document, { ids: new Set(ids), by: along }), selection: ids }
  return { ...state, ...moved, gesture: { ...gesture, snap, by: along, entry } }
}

function layoutUnder(
  { selection }: EditorState,
  { start: { document }, ids, box }: Moving,
  { event, around }: { event: DragEvent | ReleaseEvent; around: Surroundings },
): Entry | null {
  if (!canSnap(event)) return null
  const except = new Set(ids.flatMap((id) => around.places.get(id)?.parents.map((parent) => parent.id) ?? []))
  return entryAt({ document, ids, box, point: event.point, except, following: selection }, around) ?? null
}

export function endMoving(state: EditorState, { start, entry }: Moving, { at }: ReleaseEvent): EditorState {
  const { document, selection } = state
  if (!entry) return { ...commit(state, { document, selection, label: 'Move', at }, start), gesture: IDLE }
  const into = entry.group.element.id
  const places = outermost(placesOf(document), new Set(selection))
  const placed = enterFlow(document, places, { group: into, index: entry.slot.index })
  return enteredAs(state, { document: placed, selection, into, start, at })
}

function withCopies(
  { document }: Start,
  ids: readonly string[],
  by: Point,
): Pick<EditorState, 'document' | 'selection'> {
  const places = outermost(placesOf(document), new Set(ids))
  const copied = duplicate(document, places, by)
  return { document: copied.document, selection: copied.ids }
}

function alongAxis({ x, y }: Point, isLocked: boolean): Point {
  if (!isLocked) return { x, y }
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}
