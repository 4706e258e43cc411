import { select } from '../../../../edit/editor-state.ts'
import { useEditor, useEditorState } from '../use-editor.ts'

/** The pages of the design, and which one is shown. */
export function PagesStrip() {
  const editor = useEditor()
  const pages = useEditorState((state) => state.document.pages)
  const pageId = useEditorState((state) => state.pageId)
  return (
    <nav aria-label="Pages" className="col-span-3 flex gap-2 overflow-x-auto border-t border-rule p-2">
      {pages.map((page, index) => (
        <button
          key={page.id}
          type="button"
          aria-current={page.id === pageId ? 'page' : undefined}
          onClick={() => editor.state.set({ ...select(editor.state.get(), []), pageId: page.id, scope: null })}
          className="h-9 min-w-9 rounded-md border border-rule px-2 text-sm font-semibold hover:bg-ink/7 aria-[current]:border-ink"
        >
          {index + 1}
        </button>
      ))}
    </nav>
  )
}
