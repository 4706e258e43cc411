import { useEffect } from 'react'
import { type EditorOptions, OPTION_DEFAULTS } from '../../../../edit/editor-options.ts'
import { LENGTH_UNITS } from '../../../../edit/measuring/length-unit.ts'
import type { Editor } from '../editor.ts'

const KEY = 'platen:editor-view'

/** Keeps what is shown of pages, and what elements snap to, for all designs in this browser. */
export function useStoredOptions(editor: Editor): void {
  useEffect(() => {
    const stored = storedOptions()
    editor.update((state) => ({ ...state, options: stored }))
    let before = stored
    return editor.state.subscribe(() => {
      const { options } = editor.state.get()
      if (options === before) return
      before = options
      storeOptions(options)
    })
  }, [editor])
}

function storedOptions(): EditorOptions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecord(stored) ? { ...OPTION_DEFAULTS, ...valid(stored) } : OPTION_DEFAULTS
  } catch {
    return OPTION_DEFAULTS
  }
}

/** Leaves out what another version of the app has stored. */
function valid(stored: Record<string, unknown>): Partial<EditorOptions> {
  const known = Object.entries(stored).filter(([name, value]) => {
    if (name === 'grid') return value === null || (typeof value === 'number' && value > 0)
    if (name === 'unit') return LENGTH_UNITS.some((unit) => unit === value)
    return name in OPTION_DEFAULTS && typeof value === 'boolean'
  })
  return Object.fromEntries(known)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function storeOptions(options: EditorOptions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options))
  } catch {
    // Without storage, options last as long as the page.
  }
}
