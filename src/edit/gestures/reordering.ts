import { shift } from '../../paint/bounds.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { flowAround } from '../flow/flow-around.ts'
import { leaveFlow, reorderFlow } from '../flow/reorder-flow.ts'
import { slotAt } from '../flow/slot-at.ts'
import { boundsOfAll, boxAmongSiblings, boxOnPage } from '../geometry/page-matrix.ts'
import { pointWithin } from '../geometry/pull-of.ts'
import { duplicate } from '../operations/duplicate.ts'
import { outermost } from '../operations/outermost.ts'
import { snapMove } from '../snap/snap-move.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { type Gesture, IDLE, type Start, type Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { canSnap, snapTargetsOf } from './snapping.ts'
import { wholePixelMove } from './whole-pixels.ts'

type Reordering = Extract<Gesture, { kind: 'reordering' }>

/** Elements leave a group when the pointer is this far from it, on the screen. */
const LEAVE_PX = 24

/** Drags elements that a layout places. Undefined if none does. */
export function startReordering(
  state: EditorState,
  start: Start,
  { ids, around }: { ids: readonly string[]; around: Surroundings },
): EditorState | undefined {
  const { gesture, document } = state
  const flow = flowAround(placesOf(document), new Set(ids))
  const group = flow && around.places.get(flow.group.id)
  if (!flow || !group || gesture.kind !== 'pressing') return undefined
  const drawn = drawnOf(flow.chosen, around)
  const others = drawnOf(flow.others, around)
  if (drawn.length !== flow.chosen.length || others.length !== flow.others.length) return undefined
  const moving = new Set([flow.group.id])
  return {
    ...state,
    gesture: {
      kind: 'reordering',
      start,
      ids: flow.chosen.map(({ id }) => id),
      group,
      drawn,
      boxes: others.map(({ element }) => boxAmongSiblings(element)),
      targets: snapTargetsOf(state, around, { moving, zoom: gesture.event.zoom }),
      by: { x: 0, y: 0 },
      slot: null,
      snap: null,
    },
  }
}

function drawnOf(elements: readonly { id: string }[], { places }: Surroundings): Place[] {
  return elements.flatMap(({ id }) => places.get(id) ?? [])
}

/**
 * Within the group, nothing moves until the end: a line shows where the elements would come. Outside, they
 * have left it. Alt takes copies.
 */
export function continueReordering(
  state: EditorState,
  gesture: Reordering,
  event: DragEvent | ReleaseEvent,
): EditorState {
  const { start, ids, group, drawn, boxes, targets } = gesture
  const free = { x: event.point.x - start.point.x, y: event.point.y - start.point.y }
  if (isOver(group, event)) {
    const flow = flowAround(placesOf(start.document), new Set(ids))
    const point = pointWithin(group, event.point)
    const slot = flow ? slotAt(point, boxes, { layout: flow.layout, size: group.element }) : null
    return back(state, { ...gesture, by: free, slot, snap: null })
  }
  const box = boundsOfAll(drawn.map(boxOnPage))
  const snap = canSnap(event) ? snapMove(shift(box, free.x, free.y), targets) : null
  const snapped = snap ? { x: free.x + snap.x, y: free.y + snap.y } : free
  const by = state.options.wholePixels && !event.modifiers.mod ? wholePixelMove(box, snapped, snap) : snapped
  const taken = takenFrom(start, ids, event)
  const flow = flowAround(placesOf(taken.document), new Set(taken.ids))
  if (!flow) return state
  const outer = group.parents.at(-1)
  const outerPlace = outer && { ...group, element: outer, parents: group.parents.slice(0, -1) }
  const document = leaveFlow(taken.document, flow, { drawn, outer: outerPlace, by })
  const left = { ...state, document, selection: taken.ids, scope: outer?.id ?? null }
  return { ...left, gesture: { ...gesture, by, slot: null, snap } }
}

function back(state: EditorState, gesture: Reordering): EditorState {
  const { document, selection } = gesture.start
  const isSame = selection.length === gesture.ids.length && gesture.ids.every((id) => selection.includes(id))
  return {
    ...state,
    document,
    selection: isSame ? selection : gesture.ids,
    scope: gesture.group.element.id,
    gesture,
  }
}

function isOver(group: Place, { point, zoom }: DragEvent | ReleaseEvent): boolean {
  const { x, y } = pointWithin(group, point)
  const reach = LEAVE_PX / zoom
  const { width, height } = group.element
  return x >= -reach && y >= -reach && x <= width + reach && y <= height + reach
}

function takenFrom(
  { document }: Start,
  ids: readonly string[],
  { modifiers }: DragEvent | ReleaseEvent,
): { document: EditorState['document']; ids: readonly string[] } {
  if (!modifiers.alt) return { document, ids }
  return duplicate(document, outermost(placesOf(document), new Set(ids)), { x: 0, y: 0 })
}

export function endReordering(state: EditorState, gesture: Reordering, event: ReleaseEvent): EditorState {
  const { start, slot } = gesture
  const { at } = event
  if (!slot) {
    const { document, selection } = state
    return { ...commit(state, { document, selection, label: 'Move out of layout', at }, start), gesture: IDLE }
  }
  const taken = takenFrom(start, gesture.ids, event)
  const flow = flowAround(placesOf(taken.document), new Set(taken.ids))
  const before = flowAround(placesOf(start.document), new Set(gesture.ids))
  if (!flow || !before) return { ...state, gesture: IDLE }
  const isCopy = taken.document !== start.document
  // The originals of copies are among the others too.
  const next = before.others[slot.index]
  const index = flow.others.findIndex(({ id }) => id === next?.id)
  const document = reorderFlow(taken.document, flow, index === -1 ? flow.others.length : index)
  const step = { document, selection: taken.ids, label: isCopy ? 'Duplicate' : 'Reorder', at }
  return { ...commit(state, step, start), gesture: IDLE }
}
