import type { EditorState } from '../editor-state.ts'
import { applyStyle, sharedStyle, textsOf } from '../words/apply-style.ts'
import type { RunStyle } from '../words/runs.ts'
import type { Command } from './command.ts'

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
    run: (state, { at }) => applyStyle(state, change(styleAt(state)), { label, at }),
  }
}

function styleAt(state: EditorState): RunStyle {
  return Object.fromEntries(
    Array.from(sharedStyle(state, NAMES), ([name, value]) => [name, value === 'mixed' ? undefined : value.value]),
  )
}
