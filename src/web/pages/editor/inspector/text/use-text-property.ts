import { createContext, use, useState } from 'react'
import type { Complete } from '../../../../../document/elements/element.ts'
import { Text, TEXT_DEFAULTS, TextStyle } from '../../../../../document/elements/text.ts'
import type { EditorState } from '../../../../../edit/editor-state.ts'
import { setProperties } from '../../../../../edit/operations/set-properties.ts'
import { applyStyle, shared, sharedStyle, textsOf } from '../../../../../edit/words/apply-style.ts'
import type { RunStyle } from '../../../../../edit/words/runs.ts'
import { useEditor, useEditorState } from '../../use-editor.ts'

type Properties = Complete<'text'>
export type TextPropertyName = Exclude<keyof Text, 'id' | 'type' | 'text' | 'runs'>

export interface TextProperty<Value> {
  /** What applies, also by default. Undefined where texts differ, and for what has neither a value nor a default. */
  readonly value: Value | undefined
  readonly isMixed: boolean
  /** Changes in quick succession become one step. `undefined` restores the default. */
  readonly set: (value: Value | undefined) => void
}

/** The state whose texts are shown: the one before a gesture while it lasts, since a gesture changes no text. */
export const TextStateContext = createContext<EditorState | null>(null)

export function useTextState(): EditorState {
  const state = use(TextStateContext)
  if (!state) throw new Error('useTextState must be used inside a TextStateContext')
  return state
}

export function useStateAtRest(): EditorState {
  const [choose] = useState(() => chooseAtRest())
  return useEditorState(choose)
}

function chooseAtRest(): (state: EditorState) => EditorState {
  let last: EditorState | undefined
  return (state) => {
    if (!last || state.gesture.kind === 'idle') last = state
    return last
  }
}

/** A property of the selected words, of what is typed next, or of all selected texts. */
export function useTextProperty<Name extends TextPropertyName>(name: Name): TextProperty<Properties[Name]> {
  const editor = useEditor()
  const state = useTextState()
  const isStyle = isStyleName(name)
  const found = isStyle
    ? (sharedStyle(state, [name]).get(name) ?? 'mixed')
    : shared(textsOf(state).map((text) => ({ value: text[name] })))
  const defaults: Partial<Record<string, unknown>> = TEXT_DEFAULTS
  const value = found === 'mixed' ? undefined : (found.value ?? defaults[name])
  return {
    value: value as Properties[Name] | undefined,
    isMixed: found === 'mixed',
    set(next) {
      const ids = new Set(textsOf(editor.state.get()).map(({ id }) => id))
      const step = { label: 'Change text', key: `set:${name}:${[...ids].join()}` }
      if (isStyle) {
        editor.update((each) => applyStyle(each, { [name]: next }, { ...step, at: Date.now() }))
      } else editor.change(step, (document) => setProperties(document, ids, { [name]: next }))
    },
  }
}

function isStyleName(name: TextPropertyName): name is TextPropertyName & keyof RunStyle {
  return Object.hasOwn(TextStyle.properties, name)
}

/** The least and the greatest value of a number by its schema. */
export function limitsOf(name: TextPropertyName): { least: number; most: number } {
  const { minimum = -Infinity, maximum = Infinity } = Text.properties[name] as { minimum?: number; maximum?: number }
  return { least: minimum, most: maximum }
}
