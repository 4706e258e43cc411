import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { pageOf } from '../../../../edit/editor-state.ts'

/** What is seen of the page while the canvas is not painted yet: its place, its shadow, and squares where it is transparent. */
export function Paper() {
  const editor = useEditor()
  const { x, y, zoom } = useStore(editor.camera)
  const size = useEditorState((state) => state.size)
  const isTransparent = useEditorState((state) => pageOf(state).background === null)
  return (
    <div
      aria-hidden
      data-paper
      className={`pointer-events-none absolute top-0 left-0 shadow-raised ${isTransparent ? 'checkered' : 'bg-white'}`}
      style={{
        width: size.width * zoom,
        height: size.height * zoom,
        transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`,
      }}
    />
  )
}
