import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { designQuery } from '../../../api/design-queries.ts'
import { IconButton } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { LateDialog } from '../late-part.tsx'
import type { Saving } from '../save/use-saving.ts'
import { useEditor, useStore } from '../use-editor.ts'

const PublishDialog = lazyPart(async () => (await import('../../designs/publish-dialog.tsx')).PublishDialog)

interface PublishProps {
  readonly id: string
  readonly saving: Saving
}

export function PublishButton(props: PublishProps) {
  const { start, dialog } = usePublishing(props)
  return (
    <>
      <IconButton icon={LayoutTemplate} label="Publish as template" onClick={start} />
      {dialog}
    </>
  )
}

/** Publishes the design as a template, once it is saved. */
export function usePublishing({ id, saving }: PublishProps): { start: () => void; dialog: ReactNode } {
  const editor = useEditor()
  const title = useStore(editor.title)
  const { data: design } = useQuery({ ...designQuery(id), refetchOnWindowFocus: false })
  const [isOpen, setOpen] = useState(false)
  return {
    start() {
      saving.saveNow()
      setOpen(true)
    },
    dialog: isOpen && (
      <LateDialog onClose={() => setOpen(false)}>
        <PublishDialog
          design={{ _id: id, title, tags: design?.tags ?? [] }}
          isSaved={saving.status === 'saved'}
          onClose={() => setOpen(false)}
        />
      </LateDialog>
    ),
  }
}
