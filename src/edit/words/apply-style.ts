import type { Text } from '../../document/elements/text.ts'
import { freePlaces } from '../commands/command.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { isSame } from '../merging/same-value.ts'
import { type Range, type RunStyle, sourceOf } from './runs.ts'
import { editedText, rangeOf, replaceText } from './session.ts'
import { restyleRange, styleOf, styleRange } from './style-range.ts'

export interface StyleStep {
  /** What is done: `Bold`. */
  readonly label: string
  /** In milliseconds. */
  readonly at: number
  /** Of a step that continues the last one with the same key. */
  readonly key?: string
}

/** Sets style properties of what is selected in a text, of what is typed next, or of all selected texts. */
export function applyStyle(state: EditorState, style: RunStyle, step: StyleStep): EditorState {
  const { words } = state
  if (words && isAtCaret(state)) return { ...state, words: { ...words, style: { ...words.style, ...style } } }
  return changeTexts(state, (text, range) => styleRange(text, range, style), step)
}

/** Like `applyStyle`, but changes each part by its own style, so that different ones remain different. */
export function restyle(state: EditorState, change: (style: RunStyle) => RunStyle, step: StyleStep): EditorState {
  if (isAtCaret(state)) return applyStyle(state, change(styleAt(state, RESTYLED)), step)
  return changeTexts(state, (text, range) => restyleRange(text, range, change), step)
}

const RESTYLED = ['fontSize'] as const

/** Whether a style is for what is typed next. An empty text has the style itself, so that it is not lost. */
export function isAtCaret(state: EditorState): boolean {
  const { words } = state
  const [text] = textsOf(state)
  if (!words || !text) return false
  const { start, end } = rangeOf(words)
  return start === end && sourceOf(text) !== ''
}

function changeTexts(state: EditorState, change: (text: Text, range: Range) => Text, step: StyleStep): EditorState {
  const range = state.words && rangeOf(state.words)
  let { document } = state
  for (const { id } of textsOf(state))
    document = replaceText(document, id, (text) => change(text, range ?? wholeOf(text)))
  return commit(state, { document, ...step })
}

/** The texts whose style is shown and changed: the one that is edited, or those that are selected. */
export function textsOf(state: EditorState): Text[] {
  if (state.words) {
    const text = editedText(state.document, state.words)
    return text ? [text] : []
  }
  return freePlaces(state).flatMap(({ element }) => (element.type === 'text' ? [element] : []))
}

/** A value that texts share; undefined for the default of a property. `mixed` where they differ. */
type SharedValue = { readonly value: unknown } | 'mixed'

/** The style of what `applyStyle` would change. */
export function sharedStyle(state: EditorState, names: readonly (keyof RunStyle)[]): Map<string, SharedValue> {
  const { words } = state
  const styles = textsOf(state).map((text) => styleOf(text, words ? rangeOf(words) : wholeOf(text), names))
  const chosen = new Map<string, unknown>(Object.entries(words?.style ?? {}))
  return new Map(
    names.map((name) => {
      if (chosen.has(name)) return [name, { value: chosen.get(name) }]
      return [name, shared(styles.map((style) => style.get(name) ?? { value: undefined }))]
    }),
  )
}

/** The style as properties, without those that are mixed. */
export function styleAt(state: EditorState, names: readonly (keyof RunStyle)[]): RunStyle {
  return Object.fromEntries(
    Array.from(sharedStyle(state, names), ([name, value]) => [name, value === 'mixed' ? undefined : value.value]),
  )
}

/** What all of several values are. */
function shared(values: readonly SharedValue[]): SharedValue {
  const [first = { value: undefined }] = values
  return values.every((value) => isSame(value, first)) ? first : 'mixed'
}

function wholeOf(text: Text): Range {
  return { start: 0, end: sourceOf(text).length }
}
