import { isGrid } from '../detail.ts'
import type { EditorState } from '../editor-state.ts'
import { select } from '../editor-state.ts'
import { remaining, targetAt, toggled, type Under } from '../pick/select.ts'
import { isDrawTool } from '../tool.ts'
import { isContainer } from '../tree/container.ts'
import { placesOf } from '../tree/place.ts'
import { allWords } from '../words/session.ts'
import { drawnAtOnce } from './drawing.ts'
import { pointAdded, pointRemoved } from './bending.ts'
import { croppedNow, croppedOf, isOnPicture } from './cropping.ts'
import { stopAddedAt, stopChosen } from './shading.ts'
import { nodeAddedAt, nodePressed } from './node-steps.ts'
import { withFirstPart } from './first-part.ts'
import { IDLE, type Start, type Surroundings } from './gesture.ts'
import type { PressEvent } from './gesture-event.ts'
import { isOnSelection } from './is-on-selection.ts'

/** Selects what is pressed, so that it can be dragged at once. */
export function press(before: EditorState, event: PressEvent, around: Surroundings): EditorState {
  const { pressed, modifiers, point } = event
  const cropped = croppedNow(before, around)
  const isCropping = cropped !== undefined && (pressed.on === 'handle' || isOnPicture(cropped, point))
  // A drag selects points of the path that is edited, and only a press without one leaves it.
  const isShaping = before.detail?.kind === 'node' && pressed.on === 'page' && before.tool === 'select'
  const state = isCropping || isShaping || isInDetail(pressed) ? before : { ...before, detail: null }
  const { document, selection, detail } = state
  const start = { document, selection, detail, point }
  const pressing = { ...state, gesture: { kind: 'pressing', start, event } as const }
  if (isCropping || isShaping || pressed.on !== 'page' || state.tool !== 'select') return pressing
  const target = targetAt(pressed.under, state, modifiers.mod)
  if (target === undefined || state.selection.includes(target)) return pressing
  if (isWithinSelection(pressed.under, state) && !modifiers.mod && !modifiers.shift) return pressing
  const selected = select(pressing, modifiers.shift ? toggled(document, selection, target) : [target])
  return { ...selected, gesture: { ...pressing.gesture, start: restarted(start, selected) } }
}

/** Whether a press leaves the detail as it is: on its handles. */
function isInDetail({ on }: PressEvent['pressed']): boolean {
  return IN_DETAIL.has(on)
}

/** Whether a press is within the path whose points are edited. */
export function isOnShaped({ detail }: EditorState, under: readonly Under[]): boolean {
  return detail?.kind === 'node' && under.some(({ id }) => id === detail.id)
}

const IN_DETAIL: ReadonlySet<PressEvent['pressed']['on']> = new Set([
  'point',
  'segment',
  'stop',
  'course',
  'gradient-end',
  'node',
  'curve',
])

/** An empty text that was being edited is gone, also after Escape. */
export function restarted(start: Start, { document }: EditorState): Start {
  return { ...start, document, selection: remaining(document, start.selection) }
}

/** What a press without a drag does, when it ends. */
export function click(state: EditorState, event: PressEvent, around: Surroundings): EditorState {
  const { pressed, modifiers, clicks } = event
  if (pressed.on === 'point') return pointPressed(state, pressed.index, event)
  if (pressed.on === 'segment') return pointAdded(state, pressed.index, event.at)
  if (pressed.on === 'stop') return stopChosen(state, pressed.index)
  if (pressed.on === 'course') return stopAddedAt(state, event, around)
  if (pressed.on === 'node') return nodePressed(state, pressed, { ...event, ...around })
  if (pressed.on === 'curve') return nodeAddedAt(state, pressed.index, { ...event, ...around })
  if (pressed.on !== 'page') return state
  if (state.detail?.kind === 'node' && !isOnShaped(state, pressed.under)) {
    if (modifiers.shift) return state
    return click({ ...press({ ...state, detail: null }, event, around), gesture: IDLE }, event, around)
  }
  if (state.detail?.kind === 'crop' || state.detail?.kind === 'node')
    return clicks >= 2 ? { ...state, detail: null } : state
  if (isDrawTool(state.tool)) return drawnAtOnce(state, state.tool, event)
  const target = targetAt(pressed.under, state, modifiers.mod)
  if (target === undefined) {
    if (modifiers.shift) return state
    return { ...select(state, []), scope: null }
  }
  if (clicks >= 2 && !modifiers.shift) return entered(state, { under: pressed.under, target }, around)
  const wasSelected = state.selection.includes(target)
  if (modifiers.shift) return state
  return wasSelected && state.selection.length > 1 ? select(state, [target]) : state
}

/** A double press on a point deletes it. */
function pointPressed(state: EditorState, index: number, { clicks, at }: PressEvent): EditorState {
  const [id] = state.selection
  if (id === undefined) return state
  return clicks >= 2 ? pointRemoved(state, index, at) : { ...state, detail: { kind: 'point', id, index } }
}

interface Entered {
  readonly under: readonly Under[]
  readonly target: string
}

/** Goes one level down: into a group, the words of a text or the data of a chart, or to the picture in its frame. */
function entered(state: EditorState, { under, target }: Entered, around: Surroundings): EditorState {
  const place = placesOf(state.document).get(target)
  if (!place) return state
  if (place.element.type === 'text') return { ...state, words: allWords(place.element) }
  if (isGrid(place.element)) return { ...select(state, [target]), detail: { kind: 'data', id: target } }
  if (croppedOf(state, target, around)) return { ...select(state, [target]), detail: { kind: 'crop', id: target } }
  if (!isContainer(place.element)) return withFirstPart(state, place.element)
  const inside = targetAt(under, { ...state, scope: target }, false)
  const next = { ...state, scope: target }
  return inside === undefined || inside === target ? next : select(next, [inside])
}

function isWithinSelection(under: readonly Under[], { selection, scope }: EditorState): boolean {
  return selection.length > 1 && scope === null && isOnSelection({ selection }, under)
}
