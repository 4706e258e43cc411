import { STYLE_DEFAULTS } from '../../document/elements/run-style.ts'
import { LIMITS } from '../../document/limits.ts'
import { applyStyle, restyle, styleAt, textsOf } from '../words/apply-style.ts'
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
  larger: sizeCommand('Larger text', 'Mod+Shift+>', (fontSize) => Math.round(fontSize * 1.1) + 1),
  smaller: sizeCommand('Smaller text', 'Mod+Shift+<', (fontSize) => Math.max(1, Math.round(fontSize / 1.1) - 1)),
} as const satisfies Record<string, Command>

const NAMES = ['fontWeight', 'fontStyle', 'underline'] as const

/** Changes the style of what is selected in a text, of what is typed next, or of all selected texts. */
function toggleStyle(label: string, key: string, change: (style: RunStyle) => RunStyle): Command {
  return {
    label,
    section: 'Text',
    keys: [key],
    isPossible: (state) => textsOf(state).length > 0,
    run: (state, { at }) => applyStyle(state, change(styleAt(state, NAMES)), { label, at }),
  }
}

/** Different sizes remain different. */
function sizeCommand(label: string, key: string, change: (sizePx: number) => number): Command {
  return {
    label,
    section: 'Text',
    keys: [key],
    isPossible: (state) => textsOf(state).length > 0,
    run: (state, { at }) =>
      restyle(state, ({ fontSize }) => ({ fontSize: bounded(change(fontSize ?? STYLE_DEFAULTS.fontSize)) }), {
        label,
        at,
      }),
  }
}

function bounded(sizePx: number): number {
  return Math.min(LIMITS.fontSizePx, sizePx)
}
