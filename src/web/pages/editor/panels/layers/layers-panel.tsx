import { pageOf, select } from '../../../../../edit/editor-state.ts'
import { useEditor, useEditorState } from '../../use-editor.ts'

/** The elements of the page, from front to back. */
export function LayersPanel() {
  const editor = useEditor()
  const page = useEditorState(pageOf)
  const selection = useEditorState((state) => state.selection)
  return (
    <ul aria-label="Layers" className="grid h-full content-start gap-0.5 overflow-y-auto p-3">
      {page.elements.toReversed().map((element) => (
        <li key={element.id}>
          <button
            type="button"
            aria-pressed={selection.includes(element.id)}
            onClick={() => editor.state.set(select(editor.state.get(), [element.id]))}
            className="w-full truncate rounded-md px-2 py-1.5 text-left text-sm hover:bg-ink/7 aria-pressed:bg-ink/10 aria-pressed:font-semibold"
          >
            {element.name ?? element.id}
          </button>
        </li>
      ))}
    </ul>
  )
}
