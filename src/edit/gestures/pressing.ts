import type { EditorState } from '../editor-state.ts'
import { select } from '../editor-state.ts'
import { toggled } from '../pick/select.ts'
import { isContainer } from '../tree/container.ts'
import { placesOf } from '../tree/place.ts'
import { drawnAtOnce } from './drawing.ts'
import type { PressEvent, Surroundings, Under } from './gesture.ts'

/** Selects what is pressed, so that it can be dragged at once. */
export function press(state: EditorState, event: PressEvent, _around: Surroundings): EditorState {
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
export function click(state: EditorState, event: PressEvent, _around: Surroundings): EditorState {
  const { pressed, modifiers, clicks } = event
  if (pressed.on !== 'page') return state
  if (state.tool !== 'select' && state.tool !== 'hand') return drawnAtOnce(state, state.tool, event)
  const target = targetAt(pressed.under, state, modifiers.mod)
  if (target === undefined) {
    if (modifiers.shift) return state
    return { ...select(state, []), scope: null, words: null }
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
  if (place.element.type === 'text') return { ...state, words: { id: target, anchor: 0, focus: 0 } }
  if (!isContainer(place.element)) return state
  const inside = targetAt(under, { ...state, scope: target }, false)
  const next = { ...state, scope: target }
  return inside === undefined || inside === target ? next : select(next, [inside])
}

/**
 * The ID of what a press selects: the element itself if `deep`, else the outermost container around it
 * within the group that has been entered. Copies for entries of a repeat stand for the repeat.
 */
export function targetAt(
  under: readonly Under[],
  { document, scope }: Pick<EditorState, 'document' | 'scope'>,
  deep: boolean,
): string | undefined {
  const [first] = under
  if (!first) return undefined
  const places = placesOf(document)
  const chain = [...first.parents, first.id].filter((id) => places.has(id))
  if (deep) return chain.at(-1)
  const entered = scope === null ? -1 : chain.indexOf(scope)
  return chain[Math.min(entered + 1, chain.length - 1)]
}

function isWithinSelection(under: readonly Under[], { selection, scope }: EditorState): boolean {
  return (
    selection.length > 1 &&
    scope === null &&
    under.some(({ id, parents }) => [id, ...parents].some((each) => selection.includes(each)))
  )
}
