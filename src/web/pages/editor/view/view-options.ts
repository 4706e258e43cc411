import { useEffect } from 'react'
import { type EditorOptions, OPTION_DEFAULTS } from '../../../../edit/editor-options.ts'
import { LENGTH_UNITS } from '../../../../edit/measuring/length-unit.ts'
import { unitOf } from '../../../parts/sizes.ts'
import type { Editor } from '../editor.ts'

const KEY = 'platen:editor-view'

/**
 * Keeps what is shown of pages, and what elements snap to, for all designs in this browser. Until a unit is chosen,
 * lengths are in that of the paper.
 */
export function useStoredOptions(editor: Editor): void {
  useEffect(() => {
    let stored = storedOptions()
    let before = { ...OPTION_DEFAULTS, unit: unitOf(editor.state.get().size), ...stored }
    const shown = before
    editor.update((state) => ({ ...state, options: shown }))
    return editor.state.subscribe(() => {
      const { options } = editor.state.get()
      if (options === before) return
      stored = { ...stored, ...changedOptions(before, options) }
      before = options
      storeOptions(stored)
    })
  }, [editor])
}

function changedOptions(before: EditorOptions, after: EditorOptions): Partial<EditorOptions> {
  const names = Object.keys(after) as (keyof EditorOptions)[]
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]))
}

function storedOptions(): Partial<EditorOptions> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecord(stored) ? valid(stored) : {}
  } catch {
    return {}
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

function storeOptions(options: Partial<EditorOptions>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options))
  } catch {
    // Without storage, options last as long as the page.
  }
}
