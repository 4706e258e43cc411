import { isPossible } from '../../../../../edit/commands/commands.ts'
import { endWords, select } from '../../../../../edit/editor-state.ts'
import { merge } from '../../../../../edit/merge.ts'
import { useToast } from '../../../../api/use-toast.ts'
import { useEditor } from '../../use-editor.ts'

/** Returns a function that deletes the page that is shown, with a message that can bring it back. */
export function useDeletePage(): () => void {
  const editor = useEditor()
  const { showSuccess } = useToast()
  return () => {
    const state = editor.state.get()
    if (!isPossible('delete-page', state)) return
    const { pageId, document } = state
    const number = document.pages.findIndex(({ id }) => id === pageId) + 1
    editor.run('delete-page')
    const without = editor.state.get().document
    const restore = (): void => {
      const { history } = editor.state.get()
      if (history.done.at(-1)?.after === without) editor.run('undo')
      else editor.change({ label: 'Restore page' }, (now) => merge(without, document, now).document)
      editor.update((restored) => ({ ...select(endWords(restored), []), pageId, scope: null }))
    }
    showSuccess(`Page ${number} deleted`, { label: 'Undo', run: restore })
  }
}
