import { withoutUnusedDescriptions } from '../document/described-slots.ts'
import type { Document, Page, Size } from '../document/document.ts'
import { type Detail, isPresent } from './detail.ts'
import { type EditorOptions, OPTION_DEFAULTS } from './editor-options.ts'
import { type Gesture, IDLE } from './gestures/gesture.ts'
import { type History, NO_HISTORY, record } from './history.ts'
import { isSame } from './merging/same-value.ts'
import { remaining } from './pick/select.ts'
import type { Tool } from './tool.ts'
import { parentOf, type Place, placesOf } from './tree/place.ts'
import { replaceElements } from './tree/replace-elements.ts'
import { sourceOf } from './words/runs.ts'
import { amongChanges, editedText, type WordsSession } from './words/session.ts'

/** Everything that the editor shows, as plain data: with a list of events, it reproduces what happened. */
export interface EditorState {
  readonly document: Document
  readonly size: Size
  readonly pageId: string
  /** IDs of elements of one parent on the page. */
  readonly selection: readonly string[]
  /** ID of the group that has been entered; null on the page. */
  readonly scope: string | null
  readonly tool: Tool
  readonly gesture: Gesture
  readonly words: WordsSession | null
  readonly detail: Detail | null
  readonly history: History
  readonly options: EditorOptions
  /** Those that were chosen by commands. */
  readonly chosenOptions: Partial<EditorOptions>
}

export function openEditor(document: Document, size: Size): EditorState {
  return {
    document,
    size,
    pageId: document.pages[0]?.id ?? '',
    selection: [],
    scope: null,
    tool: 'select',
    gesture: IDLE,
    words: null,
    detail: null,
    history: NO_HISTORY,
    options: OPTION_DEFAULTS,
    chosenOptions: {},
  }
}

export function pageOf({ document, pageId }: Pick<EditorState, 'document' | 'pageId'>): Page {
  const page = document.pages.find(({ id }) => id === pageId) ?? document.pages[0]
  if (!page) throw new RangeError('A document has at least one page.')
  return page
}

/** The places of the selected elements, from back to front. */
export function selectedPlaces({ document, selection }: Pick<EditorState, 'document' | 'selection'>): Place[] {
  const chosen = new Set(selection)
  return [...placesOf(document).values()].filter(({ element }) => chosen.has(element.id))
}

export interface Step {
  readonly document: Document
  /** Default: the present selection. */
  readonly selection?: readonly string[]
  /** Of the design. Default: the present one. */
  readonly size?: Size
  /** What was done: `Move`. */
  readonly label: string
  /** Steps with the same key in quick succession become one. Default: a step of its own. */
  readonly key?: string
  /** In milliseconds. */
  readonly at: number
}

/** Shows a changed document, as one step that can be undone. `before` is what was shown before it. */
export function commit(
  shown: EditorState,
  step: Step,
  shownBefore?: Pick<EditorState, 'document' | 'selection'>,
): EditorState {
  // What an input method has composed until now is a step of its own.
  const state = shown.words?.composing ? endComposing(shown) : shown
  const before = shownBefore ?? state
  const { selection = state.selection, size = state.size, label, key = null, at } = step
  // Such as that of a placeholder that has been deleted: the document could not be saved with it.
  const document = withoutUnusedDescriptions(step.document)
  const history = record(state.history, {
    before: before.document,
    after: document,
    selectionBefore: before.selection,
    selectionAfter: selection,
    label,
    key,
    at,
    ...(size !== state.size && { resized: { from: state.size, to: size } }),
  })
  return consistent({ ...state, document, selection, size, history })
}

/** Selects elements of one parent, and enters their group. */
export function select(state: EditorState, selection: readonly string[]): EditorState {
  if (isSameSelection(state.selection, selection)) return state
  const [first] = selection
  const place = first === undefined ? undefined : placesOf(state.document).get(first)
  const scope = place ? (parentOf(place)?.id ?? null) : state.scope
  const ended = endWords(state)
  // The text that was edited may have been removed.
  const isRemoved = ended.document !== state.document
  return { ...ended, selection: isRemoved ? remaining(ended.document, selection) : selection, scope, detail: null }
}

/** Ends the editing of a text. One that was made for it and remained empty was never there. */
export function endWords(state: EditorState): EditorState {
  if (!state.words) return state
  const { words, ...rest } = endComposing(state)
  const ended = { ...rest, words: null }
  const { history, document } = ended
  const text = words && editedText(document, words)
  const last = history.done.at(-1)
  if (!words?.isNew || !text || sourceOf(text) !== '' || last?.after !== document) return ended
  const done = history.done.slice(0, -1)
  const wasThere = editedText(last.before, words) !== undefined
  if (!wasThere) return consistent({ ...ended, document: last.before, history: { ...history, done } })
  const after = replaceElements(document, (element) => (element === text ? [] : [element]))
  return consistent({ ...ended, document: after, history: { ...history, done: [...done, { ...last, after }] } })
}

/** Makes what an input method has composed one step; none if it was canceled. */
export function endComposing(state: EditorState): EditorState {
  const { words, document } = state
  if (!words?.composing) return state
  const { document: before, at } = words.composing
  const ended = { ...words, composing: null }
  if (isSame(editedText(document, words), editedText(before, words)))
    return { ...state, document: before, words: ended }
  const next = commit({ ...state, words: ended }, { document, label: 'Type', at }, { ...state, document: before })
  return { ...next, words: { ...ended, input: null, style: null } }
}

/**
 * Shows a document that someone else has changed. The selection and the caret stay, as far as they
 * exist; a gesture ends.
 */
export function replaceDocument(shown: EditorState, document: Document): EditorState {
  const state = endComposing(shown)
  const { words } = state
  const [before, after] = words ? [editedText(state.document, words), editedText(document, words)] : []
  const moved = words && before && after ? amongChanges(words, sourceOf(before), sourceOf(after)) : words
  return consistent({ ...state, document, gesture: IDLE, words: moved })
}

/** Forgets what the document no longer has. */
export function consistent(state: EditorState): EditorState {
  const selection = remaining(state.document, state.selection)
  const places = placesOf(state.document)
  return {
    ...state,
    pageId: pageOf(state).id,
    selection: isSameSelection(selection, state.selection) ? state.selection : selection,
    scope: state.scope !== null && places.has(state.scope) ? state.scope : null,
    words: state.words && places.has(state.words.id) ? state.words : null,
    detail: state.detail && isPresent(state.detail, selection, places) ? state.detail : null,
  }
}

function isSameSelection(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
