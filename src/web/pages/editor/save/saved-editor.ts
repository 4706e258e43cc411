import { replaceDocument } from '../../../../edit/editor-state.ts'
import type { Editor } from '../editor.ts'
import { settledDocument } from '../state/settled-document.ts'
import type { SavedEditor } from './use-saving.ts'

/**
 * What is saved of an editor: what is being dragged once it is dropped. During a gesture and while an input method
 * composes, what others have changed waits.
 */
export function savedEditor(editor: Editor): SavedEditor {
  return {
    read: () => {
      const state = editor.state.get()
      // A path that is drawn with many presses is saved with each of them.
      const document = state.gesture.kind === 'penning' ? state.document : settledDocument(state)
      return { document, ...state.size, title: editor.title.get() }
    },
    isBusy: () => {
      const { gesture, words } = editor.state.get()
      return gesture.kind !== 'idle' || (words !== null && words.composing !== null)
    },
    show: ({ document, title, width, height }) => {
      editor.title.set(title)
      editor.update((state) => {
        const isSameSize = state.size.width === width && state.size.height === height
        return replaceDocument(isSameSize ? state : { ...state, size: { width, height } }, document)
      })
    },
    subscribe: (listener) => {
      const ends = [editor.state.subscribe(listener), editor.title.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
