import { pageOf } from '../../../../edit/editor-state.ts'
import { useEditorLayout } from '../compact/use-editor-layout.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** Says on a new page what can be done with it, until anything is. */
export function NewPageHint() {
  const editor = useEditor()
  const { x, y, zoom } = useStore(editor.camera)
  const { width, height } = useEditorState((state) => state.size)
  const isNew = useEditorState((state) => {
    const { elements, background = '#ffffff' } = pageOf(state)
    return elements.length === 0 && background === '#ffffff' && state.tool === 'select'
  })
  const isWide = useEditorLayout() === 'wide'
  if (!isNew) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 grid place-content-center overflow-hidden p-4 text-center text-sm text-balance text-code-ink/60"
      style={{ width: width * zoom, height: height * zoom, transform: `translate(${x}px, ${y}px)` }}
    >
      {isWide
        ? 'Choose something to add on the left, press T to write, or drop or paste a picture.'
        : 'Tap Add for texts, shapes and pictures.'}
    </div>
  )
}
