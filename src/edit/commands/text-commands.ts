import type { Text } from '../../document/elements/text.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { styleOf, styleRange } from '../words/style-range.ts'
import { type Range, type RunStyle, sourceOf } from '../words/runs.ts'
import { editedText, rangeOf, replaceText } from '../words/session.ts'
import { type Command, freePlaces } from './command.ts'

const BOLD = 700
const REGULAR = 400

export const TEXT_COMMANDS = {
  bold: toggleStyle('Bold', 'Mod+B', (style) => ({
    fontWeight: (style.fontWeight ?? REGULAR) >= 600 ? REGULAR : BOLD,
  })),
  italic: toggleStyle('Italic', 'Mod+I', (style) => ({
    fontStyle: style.fontStyle === 'italic' ? 'normal' : 'italic',
  })),
  underline: toggleStyle('Underline', 'Mod+U', (style) => ({ underline: style.underline !== true })),
  larger: toggleStyle('Larger text', 'Mod+Shift+>', ({ fontSize = 16 }) => ({
    fontSize: Math.round(fontSize * 1.1) + 1,
  })),
  smaller: toggleStyle('Smaller text', 'Mod+Shift+<', ({ fontSize = 16 }) => ({
    fontSize: Math.max(1, Math.round(fontSize / 1.1) - 1),
  })),
} as const satisfies Record<string, Command>

const NAMES = ['fontWeight', 'fontStyle', 'underline', 'fontSize'] as const

/** Changes the style of what is selected in a text, of what is typed next, or of all selected texts. */
function toggleStyle(label: string, key: string, change: (style: RunStyle) => RunStyle): Command {
  return {
    label,
    section: 'Text',
    keys: [key],
    isPossible: (state) => textsOf(state).length > 0,
    run: (state, { at }) => {
      const [first] = textsOf(state)
      if (!first) return state
      return applyStyle(state, change(styleAt(state, first)), { label, at })
    },
  }
}

/** Sets style properties of what is selected in a text, of what is typed next, or of all selected texts. */
function applyStyle(
  state: EditorState,
  style: RunStyle,
  { label, at, key }: { label: string; at: number; key?: string },
): EditorState {
  const { words } = state
  if (words) {
    const range = rangeOf(words)
    if (range.start === range.end) return { ...state, words: { ...words, style: { ...words.style, ...style } } }
    const document = replaceText(state.document, words.id, (text) => styleRange(text, range, style))
    return commit(state, { document, label, at, ...(key !== undefined && { key }) })
  }
  let { document } = state
  for (const text of textsOf(state))
    document = replaceText(document, text.id, (each) => styleRange(each, wholeOf(each), style))
  return commit(state, { document, label, at, ...(key !== undefined && { key }) })
}

/** The texts whose style is shown and changed: the one that is edited, or those that are selected. */
function textsOf(state: EditorState): Text[] {
  if (state.words) {
    const text = editedText(state.document, state.words)
    return text ? [text] : []
  }
  return freePlaces(state).flatMap(({ element }) => (element.type === 'text' ? [element] : []))
}

function styleAt({ words }: EditorState, text: Text): RunStyle {
  const found = styleOf(text, words ? rangeOf(words) : wholeOf(text), NAMES)
  const shared = Object.fromEntries(
    Array.from(found, ([name, value]) => [name, value === 'mixed' ? undefined : value.value]),
  )
  return { ...shared, ...words?.style }
}

function wholeOf(text: Text): Range {
  return { start: 0, end: sourceOf(text).length }
}
