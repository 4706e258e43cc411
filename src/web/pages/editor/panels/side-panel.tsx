import { pageOf } from '../../../../edit/editor-state.ts'
import { select } from '../../../../edit/editor-state.ts'
import { DataPanel } from '../data/data-panel.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'

/** What can be added, and the layers of the page. */
export function SidePanel() {
  const editor = useEditor()
  const page = useEditorState(pageOf)
  const selection = useEditorState((state) => state.selection)
  return (
    <aside aria-label="Layers" className="w-64 overflow-y-auto border-r border-rule p-3">
      <ul className="grid gap-0.5">
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
      <div className="mt-4 border-t border-rule pt-4">
        <DataPanel />
      </div>
    </aside>
  )
}
