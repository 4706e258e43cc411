import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { Suspense, useState } from 'react'
import { designQuery } from '../../../api/design-queries.ts'
import { IconButton } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import type { Saving } from '../save/use-saving.ts'
import { useEditor, useStore } from '../use-editor.ts'

const PublishDialog = lazyPart(async () => (await import('../../designs/publish-dialog.tsx')).PublishDialog)

/** Publishes the design as a template, once it is saved. */
export function PublishButton({ id, saving }: { id: string; saving: Saving }) {
  const editor = useEditor()
  const title = useStore(editor.title)
  const { data: design } = useQuery({ ...designQuery(id), refetchOnWindowFocus: false })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={LayoutTemplate}
        label="Publish as template"
        onClick={() => {
          saving.saveNow()
          setOpen(true)
        }}
      />
      {isOpen && (
        <Suspense>
          <PublishDialog
            design={{ _id: id, title, tags: design?.tags ?? [] }}
            isSaved={saving.status === 'saved'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
