import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { shift } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { enterFlow } from '../flow/enter-flow.ts'
import { type Flow, flowAround } from '../flow/flow-around.ts'
import { entryAt } from '../flow/entry-at.ts'
import { asDrawn, leaveFlow, withoutEmpty } from '../flow/leave-flow.ts'
import { reorderFlow } from '../flow/reorder-flow.ts'
import { type Entry, slotAt } from '../flow/slot-at.ts'
import { boundsOfAll, boxAmongSiblings, boxOnPage } from '../geometry/page-matrix.ts'
import { pointWithin } from '../geometry/pull-of.ts'
import { duplicate } from '../operations/duplicate.ts'
import { outermost } from '../operations/outermost.ts'
import { snapMove } from '../snap/snap-move.ts'
import { parentOf, type Place, placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import { type Gesture, IDLE, type Start, type Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { enteredAs } from './entered-as.ts'
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
      entry: null,
      snap: null,
    },
  }
}

function drawnOf(elements: readonly { id: string }[], { places }: Surroundings): Place[] {
  return elements.flatMap(({ id }) => places.get(id) ?? [])
}

/**
 * Over a layout, nothing moves until the end: a line shows where the elements would come. Elsewhere, they
 * have left their group. Alt takes copies, and Ctrl goes past other layouts.
 */
export function continueReordering(
  state: EditorState,
  gesture: Reordering,
  { event, around }: { event: DragEvent | ReleaseEvent; around: Surroundings },
): EditorState {
  const { start, ids, group, drawn, targets } = gesture
  const free = { x: event.point.x - start.point.x, y: event.point.y - start.point.y }
  const box = boundsOfAll(drawn.map(boxOnPage))
  const entry = entryOf(state, gesture, { event, around })
  if (entry) return back(state, { ...gesture, by: free, entry, snap: null })
  const snap = canSnap(event) ? snapMove(shift(box, free.x, free.y), targets) : null
  const snapped = snap ? { x: free.x + snap.x, y: free.y + snap.y } : free
  const by = state.options.wholePixels && !event.modifiers.mod ? wholePixelMove(box, snapped, snap) : snapped
  const taken = takenFrom(start, ids, event)
  const flow = flowAround(placesOf(taken.document), new Set(taken.ids))
  if (!flow) return state
  const document = leaveFlow(taken.document, flow, { drawn, group, by })
  const [first] = taken.ids
  const place = first === undefined ? undefined : placesOf(document).get(first)
  const left = { ...state, document, selection: taken.ids, scope: (place && parentOf(place)?.id) ?? null }
  return { ...left, gesture: { ...gesture, by, entry: null, snap } }
}

/** In another layout within the group, in the group, or in a layout elsewhere. */
function entryOf(
  { selection }: EditorState,
  { start: { document }, ids, group, drawn, boxes }: Reordering,
  { event, around }: { event: DragEvent | ReleaseEvent; around: Surroundings },
): Entry | null {
  const { point, zoom } = event
  const own = group.element.id
  const box = boundsOfAll(drawn.map(boxOnPage))
  const flow = flowAround(placesOf(document), new Set(ids))
  if (!flow) return null
  const other = (except: readonly string[], within?: Flow): Entry | undefined => {
    const dragged = { document, ids, box, point, except: new Set(except), following: selection }
    return canSnap(event) ? entryAt({ ...dragged, ...(within && { within }) }, around) : undefined
  }
  const isNear = isOver(group, point, LEAVE_PX / zoom)
  if (!isNear) return other([own]) ?? null
  const nearer = isOver(group, point, 0) ? other([own], flow) : other([own, ...group.parents.map(({ id }) => id)])
  if (nearer) return nearer
  const { layout } = flow
  return { group, slot: slotAt(pointWithin(group, point), boxes, { layout, size: group.element }) }
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

function isOver(group: Place, point: Point, reach: number): boolean {
  const { x, y } = pointWithin(group, point)
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
  const { start, entry } = gesture
  const { at } = event
  if (!entry) {
    const { document, selection } = state
    return { ...commit(state, { document, selection, label: 'Move out of layout', at }, start), gesture: IDLE }
  }
  const taken = takenFrom(start, gesture.ids, event)
  const flow = flowAround(placesOf(taken.document), new Set(taken.ids))
  const before = flowAround(placesOf(start.document), new Set(gesture.ids))
  if (!flow || !before) return { ...state, gesture: IDLE }
  const { element: into } = entry.group
  if (into.id !== flow.group.id) {
    const document = movedOver(taken, flow, { entry, drawn: gesture.drawn })
    return enteredAs(state, { document, selection: taken.ids, into: into.id, start, at })
  }
  const isCopy = taken.document !== start.document
  // The originals of copies are among the others too.
  const next = before.others[entry.slot.index]
  const index = flow.others.findIndex(({ id }) => id === next?.id)
  const document = reorderFlow(taken.document, flow, index === -1 ? flow.others.length : index)
  const step = { document, selection: taken.ids, label: isCopy ? 'Duplicate' : 'Reorder', at }
  return { ...commit(state, step, start), gesture: IDLE }
}

/** From one layout to another. The elements keep the sizes that they are drawn with. */
function movedOver(
  { document, ids }: ReturnType<typeof takenFrom>,
  flow: Flow,
  { entry: { group, slot }, drawn }: { entry: Entry; drawn: readonly Place[] },
): Document {
  const sized = new Map<Element, Element>()
  for (const [index, element] of flow.chosen.entries()) {
    const place = drawn[index]
    if (place) sized.set(element, asDrawn(element, place))
  }
  const shown = replaceEach(document, sized)
  const places = outermost(placesOf(shown), new Set(ids))
  return withoutEmpty(enterFlow(shown, places, { group: group.element.id, index: slot.index }), flow)
}
