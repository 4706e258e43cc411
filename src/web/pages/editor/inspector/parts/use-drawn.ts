import { useState } from 'react'
import type { Page } from '../../../../../document/document.ts'
import type { EditorState } from '../../../../../edit/editor-state.ts'
import { colorBeneath } from '../../../../../edit/colors/color-beneath.ts'
import type { Editor } from '../../editor.ts'
import { useEditor, useEditorState, useStore } from '../../use-editor.ts'

/**
 * Returns the hex color beneath the only selected element; undefined if it is unknown, or several are selected. Rests
 * during a gesture.
 */
export function useColorBeneath(): string | undefined {
  const editor = useEditor()
  useStore(editor.resources)
  const [choose] = useState(() => chooseDrawnAtRest(editor))
  const page = useEditorState(choose)
  const [only, ...others] = useEditorState((state) => state.selection)
  return page && only !== undefined && others.length === 0 ? colorBeneath(page, only) : undefined
}

function chooseDrawnAtRest(editor: Editor): (state: EditorState) => Page | undefined {
  let last: Page | undefined
  return ({ gesture }) => {
    if (!last || gesture.kind === 'idle') last = editor.drawn()?.boxes
    return last
  }
}
