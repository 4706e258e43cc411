import { colorBeneath } from '../../../../../edit/colors/contrast.ts'
import { useEditor, useEditorState, useStore } from '../../use-editor.ts'

/** Returns the hex color beneath the only selected element; undefined if it is unknown, or several are selected. */
export function useColorBeneath(): string | undefined {
  const editor = useEditor()
  useStore(editor.resources)
  useEditorState((state) => state.document)
  const selection = useEditorState((state) => state.selection)
  const [only] = selection
  const page = editor.drawn()?.boxes
  return page && only !== undefined && selection.length === 1 ? colorBeneath(page, only) : undefined
}
