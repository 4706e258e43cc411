import { LIMITS } from '../../document/limits.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Point } from '../../paint/matrix.ts'
import { commit, type EditorState, endWords, pageOf } from '../editor-state.ts'
import { enterFlow } from '../flow/enter-flow.ts'
import { flowIn, isInFlow } from '../flow/flow-around.ts'
import { type Fragment, paste } from '../operations/paste.ts'
import { placeElements } from '../operations/place-elements.ts'
import { isContainer } from '../tree/container.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { caretAt } from '../words/caret-moves.ts'
import { sourceOf } from '../words/runs.ts'
import { editedText, rangeOf, replaceText } from '../words/session.ts'
import { spliceRuns } from '../words/splice-runs.ts'
import type { Grid } from './grid-of-text.ts'
import { withGridInChart, withGridInTable } from './place-grid.ts'
import type { Run } from '../../document/elements/text.ts'
import { replaceEach } from '../tree/replace-elements.ts'

/**
 * Pastes elements on the page that is shown, or into the group that has been entered, and selects them. The
 * selected layout takes them as its last elements, and one that has been entered behind those that are selected.
 */
export function pasteElements(
  before: EditorState,
  fragment: Fragment,
  { by, at, inPlace = false }: { by: Point; at: number; inPlace?: boolean },
): EditorState {
  const state = endWords(before)
  const pasted = paste(state.document, fragment, { target: { page: pageOf(state).id }, by })
  const places = pasted.ids.flatMap((id) => placesOf(pasted.document).get(id) ?? [])
  const layout = inPlace ? undefined : layoutFor(state, fragment)
  const document = layout
    ? enterFlow(pasted.document, places, layout)
    : state.scope === null
      ? pasted.document
      : placeElements(pasted.document, places, { into: state.scope })
  const scoped: EditorState = { ...state, tool: 'select', scope: layout?.group ?? state.scope }
  return commit(scoped, { document, selection: pasted.ids, label: 'Paste', at })
}

/** The place in a layout for what is pasted. What has just been copied or pasted itself takes no copies. */
function layoutFor(
  { document, selection, scope, history }: EditorState,
  { elements }: Fragment,
): { group: string; index: number } | undefined {
  const places = placesOf(document)
  const [id] = selection
  const isCopied = elements.some((element) => selection.includes(element.id))
  const last = history.done.at(-1)
  const isPasted = last?.label === 'Paste' && last.after === document && last.selectionAfter === selection
  const selected = id === undefined || selection.length > 1 || isCopied || isPasted ? undefined : places.get(id)
  const group = takesPaste(selected) ? id : (scope ?? undefined)
  const flow = group === undefined ? undefined : flowIn(places.get(group)?.element, new Set(selection))
  if (group === undefined || !flow) return undefined
  const items = flow.group.elements.filter(isInFlow)
  const lastChosen = items.findLastIndex((item) => selection.includes(item.id))
  return { group, index: lastChosen === -1 ? items.length : lastChosen + 1 }
}

function takesPaste(place: Place | undefined): boolean {
  return place?.element.type === 'group' && place.element.layout !== undefined && place.element.locked !== true
}

/** Whether the page that is shown has room for elements and all that they contain. */
export function hasRoomFor(state: EditorState, elements: readonly Element[]): boolean {
  return countAll(pageOf(state).elements) + countAll(elements) <= LIMITS.elementsPerPage
}

function countAll(elements: readonly Element[]): number {
  return elements.reduce((sum, element) => sum + 1 + (isContainer(element) ? countAll(element.elements) : 0), 0)
}

/** Pastes into the text that is edited, in place of what is selected of it. */
export function pasteRuns(state: EditorState, runs: readonly Run[], at: number): EditorState {
  const { words } = state
  const text = words && editedText(state.document, words)
  if (!words || !text) return state
  const range = rangeOf(words)
  const before = sourceOf(text).length
  const document = replaceText(state.document, words.id, (each) => spliceRuns(each, range, runs))
  const after = editedText(document, words)
  const caret = range.end + (after ? sourceOf(after).length : before) - before
  const next = commit(state, { document, label: 'Paste', at })
  return { ...next, words: { ...words, anchor: caret, caret: caretAt(caret), style: null } }
}

/** Removes what is selected of the text that is edited. */
export function cutWords(state: EditorState, at: number): EditorState {
  const { words } = state
  if (!words) return state
  const { start } = rangeOf(words)
  const document = replaceText(state.document, words.id, (each) => spliceRuns(each, rangeOf(words), []))
  const next = commit(state, { document, label: 'Cut', at })
  return { ...next, words: { ...words, anchor: start, caret: caretAt(start), style: null } }
}

/** Puts cells into the table or chart that is selected alone. Undefined if there is none, or no numbers for a chart. */
export function pasteGrid(state: EditorState, grid: Grid, at: number): EditorState | undefined {
  const [id, ...others] = state.selection
  const element = id === undefined ? undefined : placesOf(state.document).get(id)?.element
  if (!element || others.length > 0 || element.locked === true) return undefined
  const filled = withGrid(element, grid)
  if (!filled) return undefined
  return commit(state, { document: replaceEach(state.document, new Map([[element, filled]])), label: 'Paste data', at })
}

function withGrid(element: Element, grid: Grid): Element | undefined {
  if (element.type === 'table') return withGridInTable(element, grid)
  return element.type === 'chart' ? withGridInChart(element, grid) : undefined
}
