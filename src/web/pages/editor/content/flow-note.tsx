import { useState } from 'react'
import { createNumbering } from '../../../../document/flow/page-numbering.ts'
import { counted } from '../../../parts/format-text.ts'
import { settledDocument } from '../state/settled-document.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** Says on how many further pages the tables and lists of the page go on, which the stage does not show. */
export function FlowNote() {
  const editor = useEditor()
  const document = useEditorState(settledDocument)
  const pageId = useEditorState((state) => state.pageId)
  const [numberingOf] = useState(createNumbering)
  useStore(editor.dataMode)
  const data = editor.data()?.values
  const index = document.pages.findIndex(({ id }) => id === pageId)
  const [page, next] = document.pages.slice(index)
  const numbering = page && numberingOf(document, page, data)
  const end = next ? numberingOf(document, next, data).page - 1 : numbering?.pages
  const added = numbering && end !== undefined ? end - numbering.page : 0
  // Always there, since screen readers announce only what changes in a status.
  return (
    <p role="status" className="border-rule px-3 text-center text-sm text-ink-soft not-empty:border-t not-empty:py-1.5">
      {added > 0 && `Continues on ${counted(added, 'more page')} in exports.`}
    </p>
  )
}
