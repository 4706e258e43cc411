import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import type { EditorState } from '../editor-state.ts'
import { isAtCaret, styleAt } from '../words/apply-style.ts'
import { isStyleName } from '../words/runs.ts'
import type { WordsSession } from '../words/session.ts'
import { appliedAt, elementProperties, withApplied } from './described-properties.ts'
import { type PropertyPath, valueAt } from './property-path.ts'
import type { Setting } from './set-property.ts'

/** Returns a style that was chosen for what is typed next; undefined if it was not chosen. */
export function typedStyle({ style }: WordsSession, path: PropertyPath): { readonly value: unknown } | undefined {
  const [name] = path
  if (!style || name === undefined || !Object.hasOwn(style, name)) return undefined
  return { value: appliedAt(style, elementProperties('text'), path) }
}

/** Sets a style of what is typed next; undefined unless a caret is in a text, and the property is a style. */
export function withTypedStyle(state: EditorState, setting: Setting): EditorState | undefined {
  const { words } = state
  const [name] = setting.path
  if (!words || !isStyleName(name) || !isAtCaret(state)) return undefined
  const changed = withApplied({ ...styleAt(state, [name]) }, elementProperties('text'), setting)
  // A default must be said, since it overrides the style around the caret.
  const value = valueAt(changed, [name]) ?? valueAt(STYLE_DEFAULTS, [name])
  return { ...state, words: { ...words, style: { ...words.style, [name]: value } } }
}
