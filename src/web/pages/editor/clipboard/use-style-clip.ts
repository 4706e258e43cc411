import { useRef } from 'react'
import { selectedPlaces } from '../../../../edit/editor-state.ts'
import { type ElementStyle, styleOfElement, withStyleOf } from '../../../../edit/operations/copy-style.ts'
import type { Editor } from '../editor.ts'

/** Copies the look of an element, and gives it to others. It is not put on the clipboard. */
export function useStyleClip(editor: Editor): Record<'copy-style' | 'paste-style', () => void> {
  const copied = useRef<ElementStyle>(undefined)
  return {
    'copy-style': () => {
      const [place] = selectedPlaces(editor.state.get())
      if (place) copied.current = styleOfElement(place.element)
    },
    'paste-style': () => {
      const style = copied.current
      const free = selectedPlaces(editor.state.get()).filter(({ element }) => element.locked !== true)
      const ids = new Set(free.map(({ element }) => element.id))
      if (style && ids.size > 0)
        editor.change({ label: 'Paste style' }, (document) => withStyleOf(document, ids, style))
    },
  }
}
