import type { EditorState } from '../editor-state.ts'
import { select } from '../editor-state.ts'
import { targetAt, toggled, type Under } from '../pick/select.ts'
import { isContainer } from '../tree/container.ts'
import { placesOf } from '../tree/place.ts'
import { allWords } from '../words/session.ts'
import { drawnAtOnce } from './drawing.ts'
import type { PressEvent } from './gesture.ts'

/** Selects what is pressed, so that it can be dragged at once. */
export function press(state: EditorState, event: PressEvent): EditorState {
  const { pressed, modifiers, point } = event
  const start = { document: state.document, selection: state.selection, point }
  const pressing = { ...state, gesture: { kind: 'pressing', start, event } as const }
  if (pressed.on !== 'page' || state.tool !== 'select') return pressing
  const target = targetAt(pressed.under, state, modifiers.mod)
  if (target === undefined || state.selection.includes(target)) return pressing
  if (isWithinSelection(pressed.under, state) && !modifiers.mod && !modifiers.shift) return pressing
  const selection = modifiers.shift ? toggled(state.document, state.selection, target) : [target]
  return { ...select(pressing, selection), gesture: pressing.gesture }
}

/** What a press without a drag does, when it ends. */
export function click(state: EditorState, event: PressEvent): EditorState {
  const { pressed, modifiers, clicks } = event
  if (pressed.on !== 'page') return state
  if (state.tool !== 'select' && state.tool !== 'hand') return drawnAtOnce(state, state.tool, event)
  const target = targetAt(pressed.under, state, modifiers.mod)
  if (target === undefined) {
    if (modifiers.shift) return state
    return { ...select(state, []), scope: null }
  }
  if (clicks >= 2 && !modifiers.shift) return entered(state, pressed.under, target)
  const wasSelected = state.selection.includes(target)
  if (modifiers.shift) return state
  return wasSelected && state.selection.length > 1 ? select(state, [target]) : state
}

/** Goes one level down: into a group, or into the words of a text. */
function entered(state: EditorState, under: readonly Under[], target: string): EditorState {
  const place = placesOf(state.document).get(target)
  if (!place) return state
  if (place.element.type === 'text') return { ...state, words: allWords(place.element) }
  if (!isContainer(place.element)) return state
  const inside = targetAt(under, { ...state, scope: target }, false)
  const next = { ...state, scope: target }
  return inside === undefined || inside === target ? next : select(next, [inside])
}

function isWithinSelection(under: readonly Under[], { selection, scope }: EditorState): boolean {
  return (
    selection.length > 1 &&
    scope === null &&
    under.some(({ id, parents }) => [id, ...parents].some((each) => selection.includes(each)))
  )
}
