import { useEffect } from 'react'
import { readPreference, storePreference } from '../../../parts/preferences.ts'
import { unitOf } from '../../../parts/sizes.ts'
import type { Editor } from '../editor.ts'
import { chosenIn, storedText } from './stored-options.ts'

const KEY = 'platen:editor-view'

/**
 * Keeps what was chosen to be shown of pages, and what elements snap to, for all designs in this browser. Until a unit
 * is chosen, lengths are in that of the paper.
 */
export function useStoredOptions(editor: Editor): void {
  useEffect(() => {
    editor.update((state) => {
      const chosenOptions = { ...chosenIn(readPreference(KEY)), ...state.chosenOptions }
      const options = { ...state.options, unit: unitOf(state.size), ...chosenOptions }
      return { ...state, options, chosenOptions }
    })
    let before = editor.state.get().chosenOptions
    return editor.state.subscribe(() => {
      const { chosenOptions } = editor.state.get()
      if (chosenOptions === before) return
      before = chosenOptions
      storePreference(KEY, storedText(chosenOptions))
    })
  }, [editor])
}
