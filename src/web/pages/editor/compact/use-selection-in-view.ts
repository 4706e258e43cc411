import { useEffect } from 'react'
import { boundsOfAll, boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { bringing } from '../../../../edit/view/camera.ts'
import type { Editor } from '../editor.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** While a sheet takes a part of the stage, what is selected is in the rest of it. */
export function useSelectionInView(): void {
  const editor = useEditor()
  const isOpen = useStore(editor.sheet) !== undefined
  const selection = useEditorState((state) => state.selection)
  useEffect(() => {
    if (!isOpen || selection.length === 0) return undefined
    const bringSoon = (): void => {
      // The stage keeps its middle first.
      requestAnimationFrame(() => bringSelection(editor))
    }
    bringSoon()
    return editor.viewport.subscribe(bringSoon)
  }, [editor, isOpen, selection])
}

function bringSelection(editor: Editor): void {
  const { selection, words, gesture } = editor.state.get()
  const places = editor.drawn()?.places
  const selected = selection.flatMap((id) => places?.get(id) ?? [])
  // While a text is edited, its caret is in view.
  if (selected.length === 0 || words || gesture.kind !== 'idle') return
  editor.camera.set(bringing(editor.camera.get(), boundsOfAll(selected.map(boxOnPage)), editor.viewport.get()))
}
