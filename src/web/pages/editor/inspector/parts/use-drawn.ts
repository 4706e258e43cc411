import { useMemo } from 'react'
import { colorBeneath } from '../../../../../edit/colors/contrast.ts'
import { settledDocument } from '../../settled-document.ts'
import { useEditor, useEditorState, useStore } from '../../use-editor.ts'

/**
 * Returns the hex color beneath the only selected element; undefined if it is unknown, or several are selected. Rests
 * during a gesture.
 */
export function useColorBeneath(): string | undefined {
  const editor = useEditor()
  const resources = useStore(editor.resources)
  const document = useEditorState(settledDocument)
  const selection = useEditorState((state) => state.selection)
  const [only] = selection
  return useMemo(() => {
    const page = document && resources ? editor.drawn()?.boxes : undefined
    return page && only !== undefined && selection.length === 1 ? colorBeneath(page, only) : undefined
  }, [editor, resources, document, only, selection.length])
}
