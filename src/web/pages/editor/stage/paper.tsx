import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { shownBleed } from './shown-bleed.ts'
import { pageOf } from '../../../../edit/editor-state.ts'

/** What is seen of the page while the canvas is not painted yet: its place, its shadow, and squares where it is transparent. */
export function Paper() {
  const editor = useEditor()
  const { x, y, zoom } = useStore(editor.camera)
  const size = useEditorState((state) => state.size)
  const bleed = useEditorState(shownBleed)
  const isTransparent = useEditorState((state) => pageOf(state).background === null)
  return (
    <div
      aria-hidden
      data-paper
      className={`pointer-events-none absolute top-0 left-0 shadow-raised outline-1 outline-rule ${isTransparent ? 'checkered' : 'bg-white'}`}
      style={{
        width: (size.width + 2 * bleed) * zoom,
        height: (size.height + 2 * bleed) * zoom,
        transform: `translate(${Math.round(x - bleed * zoom)}px, ${Math.round(y - bleed * zoom)}px)`,
      }}
    />
  )
}
