import type { Text } from '../../document/elements/text.ts'
import { freePlaces } from '../commands/command.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { isSame } from '../merging/same-value.ts'
import { type Range, type RunStyle, sourceOf } from './runs.ts'
import { editedText, rangeOf, replaceText } from './session.ts'
import { styleOf, styleRange } from './style-range.ts'

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
  const [edited] = textsOf(state)
  if (words && edited) {
    const range = rangeOf(words)
    const isAtCaret = range.start === range.end && sourceOf(edited) !== ''
    if (isAtCaret) return { ...state, words: { ...words, style: { ...words.style, ...style } } }
    const document = replaceText(state.document, words.id, (text) => styleRange(text, range, style))
    return commit(state, { document, ...step })
  }
  let { document } = state
  for (const text of textsOf(state))
    document = replaceText(document, text.id, (each) => styleRange(each, wholeOf(each), style))
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
export type SharedValue = { readonly value: unknown } | 'mixed'

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

/** What all of several values are. */
export function shared(values: readonly SharedValue[]): SharedValue {
  const [first = { value: undefined }] = values
  return values.every((value) => isSame(value, first)) ? first : 'mixed'
}

function wholeOf(text: Text): Range {
  return { start: 0, end: sourceOf(text).length }
}
