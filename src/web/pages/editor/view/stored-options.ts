import { type EditorOptions, OPTION_DEFAULTS } from '../../../../edit/editor-options.ts'
import { LENGTH_UNITS } from '../../../../edit/measuring/length-unit.ts'

/** Version 1 had no number, and stored all options once one was chosen. */
const VERSION = 2

/** Returns the text to store for what was chosen. */
export function storedText(chosen: Partial<EditorOptions>): string {
  return JSON.stringify({ version: VERSION, ...chosen })
}

/** Returns what was chosen, without what another version of the app has stored and what is not one. */
export function chosenIn(text: string): Partial<EditorOptions> {
  try {
    const stored: unknown = JSON.parse(text)
    return isRecord(stored) ? valid(stored) : {}
  } catch {
    return {}
  }
}

function valid(stored: Record<string, unknown>): Partial<EditorOptions> {
  const known = Object.entries(stored).filter(([name, value]) => {
    if (name === 'grid') return value === null || (typeof value === 'number' && value > 0)
    if (name === 'unit') return LENGTH_UNITS.some((unit) => unit === value) && !isFormerDefault(stored)
    return name in OPTION_DEFAULTS && typeof value === 'boolean'
  })
  return Object.fromEntries(known)
}

/** The pixels that version 1 stored need not have been chosen. */
function isFormerDefault({ version, unit }: Record<string, unknown>): boolean {
  return version === undefined && unit === 'px'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
