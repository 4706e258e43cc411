import { useToast } from '../../../api/use-toast.ts'
import { selectedPlaces } from '../../../../edit/editor-state.ts'
import { pasteStyle, storedStyle } from '../../../../edit/operations/stored-style.ts'
import type { Editor } from '../editor.ts'
import { rememberedStyle, rememberStyle } from './last-style.ts'

/** Copies the look of an element, and gives it to others, also in other windows. It is not put on the clipboard. */
export function useStyleClip(editor: Editor): Record<'copy-style' | 'paste-style', () => void> {
  const { showError } = useToast()
  return {
    'copy-style': () => {
      const state = editor.state.get()
      const [place] = selectedPlaces(state)
      if (place && !rememberStyle(storedStyle(state.document, place.element)))
        showError('Couldn’t copy the style, since this browser stores nothing for this page.')
    },
    'paste-style': () => {
      const free = selectedPlaces(editor.state.get()).filter(({ element }) => element.locked !== true)
      const ids = new Set(free.map(({ element }) => element.id))
      const style = rememberedStyle()
      if (ids.size > 0) editor.change({ label: 'Paste style' }, (document) => pasteStyle(document, ids, style))
    },
  }
}
