import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Document, Size } from '../../../../document/document.ts'
import { resizeDocument } from '../../../../document/resize-document.ts'
import { resizeDesign } from '../../../../edit/operations/resize-design.ts'
import { isFailure } from '../../../../failure.ts'
import { designQuery, type OpenDesign, refreshDesigns } from '../../../api/design-queries.ts'
import { platen } from '../../../api/platen.ts'
import { useToast } from '../../../api/use-toast.ts'
import { ResizeDialog, type Resizing } from '../../designs/resize-dialog.tsx'
import { sizeIn } from '../../../parts/sizes.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { runInView } from '../view/view-actions.ts'

const MAX_TITLE_CHARACTERS = 255

/** Resizes what is edited in one step, or makes a copy of it as it is, saved or not, and opens the copy. */
export function ResizeEditedDesign({ id, onClose }: { id: string; onClose: () => void }) {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const { width, height } = useEditorState((state) => state.size)
  const title = useStore(editor.title)
  const { showSuccess } = useToast()
  const copying = useCopy({ id, title, width, height, document }, onClose)
  const [refusal, setRefusal] = useState<Error>()
  const change = ({ size, unit }: Resizing): void => {
    try {
      editor.update((state) => resizeDesign(state, size, Date.now()))
    } catch (cause) {
      if (!isFailure(cause, 'invalid_input')) throw cause
      setRefusal(cause)
      return
    }
    runInView(editor, 'zoom-fit')
    onClose()
    showSuccess(`Resized to ${sizeIn(size, unit)}`)
  }
  return (
    <ResizeDialog
      design={{ title, width, height, document }}
      onChange={change}
      onCopy={copying.mutate}
      busy={copying.isPending ? 'copy' : undefined}
      error={refusal ?? copying.error}
      onClose={onClose}
    />
  )
}

interface Original extends Size {
  readonly id: string
  readonly title: string
  readonly document: Document
}

function useCopy({ id, title, width, height, document }: Original, onDone: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess } = useToast()
  return useMutation({
    mutationFn: async ({ size }: Resizing): Promise<OpenDesign> => {
      const content = { ...size, document: resizeDocument(document, { width, height }, size) }
      const { tags = [], folderId = null } = queries.getQueryData<OpenDesign>(designQuery(id).queryKey) ?? {}
      const copyTitle = `Copy of ${title}`.slice(0, MAX_TITLE_CHARACTERS)
      return platen.createDesign({ body: { ...content, title: copyTitle, tags, folderId } })
    },
    onSuccess: async (copy, { unit }) => {
      onDone()
      showSuccess(`Copy resized to ${sizeIn(copy, unit)}`)
      await refreshDesigns(queries)
      await navigate({ to: '/designs/$id/edit', params: { id: copy._id }, search: {} })
    },
  })
}
