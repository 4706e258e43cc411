import { commit, type EditorState } from '../editor-state.ts'
import { caretAt } from './caret-moves.ts'
import { sourceOf } from './runs.ts'
import { editedText, type Input, rangeOf, replaceText, withPlainBreaks, type WordsSession } from './session.ts'
import { type Splice, spliceBetween, splicedSource, spliceText } from './splice-text.ts'

/** What the field, in which the browser lets people type, contains after an input. */
export interface FieldContent {
  readonly value: string
  readonly caret: number
}

/** Takes over an input, as one change up to the caret. Letters become one step with those of their word. */
export function typed(state: EditorState, content: FieldContent, at: number): EditorState {
  const change = changeBy(state, content)
  if (!change) return state
  const input = nextInput(change.words, change.splice, at)
  const { document, words, caret } = change
  const next = commit(state, { document, label: 'Type', key: input.key, at })
  return { ...next, words: { ...words, ...caret, composing: null, input } }
}

/** Types letters in place of what is selected. */
export function typedInPlace(state: EditorState, letters: string, at: number): EditorState {
  const text = state.words && editedText(state.document, state.words)
  if (!state.words || !text) return state
  return typedOver(state, { ...rangeOf(state.words), text: letters }, at)
}

/** Types letters in place of a part of the text. */
export function typedOver(state: EditorState, splice: Splice, at: number): EditorState {
  const text = state.words && editedText(state.document, state.words)
  if (!text) return state
  return typed(state, { value: splicedSource(text, splice), caret: splice.start + splice.text.length }, at)
}

/** Begins to compose letters with an input method, in place of what is selected. */
export function startComposing(state: EditorState, at: number): EditorState {
  const text = state.words && editedText(state.document, state.words)
  if (!state.words || !text) return state
  return {
    ...state,
    words: { ...state.words, composing: { document: state.document, range: rangeOf(state.words), at } },
  }
}

/** Shows what is composed so far, `composed`. It is no step before it ends. */
export function composed(state: EditorState, content: FieldContent, letters: string): EditorState {
  const change = changeBy(state, content)
  const composing = state.words?.composing
  if (!change || !composing) return state
  const start = placeOf(letters, content, composing.range.start)
  const range = { start, end: start + letters.length }
  const { document, words, caret } = change
  return { ...state, document, words: { ...words, ...caret, style: words.style, composing: { ...composing, range } } }
}

/** Line breaks as fields have them, so that their offsets are those of the source. */
export function withFieldBreaks(state: EditorState, at: number): EditorState {
  const { words } = state
  const document = words ? replaceText(state.document, words.id, withPlainBreaks) : state.document
  return document === state.document ? state : { ...commit(state, { document, label: 'Type', at }), words }
}

function changeBy(state: EditorState, { value, caret }: FieldContent) {
  const { words } = state
  const text = words && editedText(state.document, words)
  if (!words || !text) return undefined
  const splice = spliceBetween(sourceOf(text), value, caret)
  const document = replaceText(state.document, words.id, (each) => spliceText(each, splice, words.style ?? undefined))
  const style = splice.text === '' ? null : words.style
  return { document, words, splice, caret: { anchor: caret, caret: caretAt(caret), style, pressed: null } }
}

/** A word begins a new step, and so do deletions, lines and what is typed elsewhere. */
function nextInput({ id, input }: WordsSession, { start, end, text }: Splice, at: number): Input {
  const kind = text === '' ? 'deletion' : /^\s+$/.test(text) ? 'spaces' : 'letters'
  const continues =
    input !== null &&
    (input.kind === kind || (input.kind === 'letters' && kind === 'spaces')) &&
    input.caret === (kind === 'deletion' ? end : start) &&
    !text.includes('\n')
  const caret = start + text.length
  return { key: continues ? input.key : `type:${id}:${at}`, caret, kind }
}

/** At the start of the composition, unless the input method took over letters before it. */
function placeOf(letters: string, { value, caret }: FieldContent, start: number): number {
  if (value.startsWith(letters, start)) return start
  const before = value.lastIndexOf(letters, caret)
  return before === -1 ? Math.max(0, caret - letters.length) : before
}
