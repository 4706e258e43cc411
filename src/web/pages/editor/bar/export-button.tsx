import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { designQuery } from '../../../api/design-queries.ts'
import { Button } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import type { ExportForm } from '../../designs/export-form.ts'
import type { Saving } from '../save/use-saving.ts'

// Loaded on demand, like on the page of the design.
const ExportDialog = lazyPart(async () => (await import('../../designs/export-dialog.tsx')).ExportDialog)

/** Exports the design, once it is saved. */
export function ExportButton({ id, saving }: { id: string; saving: Saving }) {
  const { data: design } = useQuery({ ...designQuery(id), refetchOnWindowFocus: false })
  const [isWanted, setWanted] = useState(false)
  const [form, setForm] = useState<ExportForm>()
  const isSaved = saving.status === 'saved' || saving.status === 'conflict-noted'
  return (
    <>
      <Button
        variant="primary"
        icon={FileDown}
        busy={isWanted && !isSaved}
        onClick={() => {
          saving.saveNow()
          setWanted(true)
        }}
      >
        Export
      </Button>
      {isWanted && isSaved && design && (
        <Suspense>
          <ExportDialog
            design={design}
            initial={form}
            onClose={(closed) => {
              setForm(closed)
              setWanted(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
