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
  const [dialog, setDialog] = useState<'closed' | 'wanted' | 'open'>('closed')
  const [form, setForm] = useState<ExportForm>()
  const isSaved = saving.status === 'saved' || saving.status === 'conflict-noted'
  // It stays open while later changes are saved, such as those of others.
  if (dialog === 'wanted' && isSaved) setDialog('open')
  return (
    <>
      <Button
        variant="primary"
        icon={FileDown}
        busy={dialog === 'wanted'}
        onClick={() => {
          saving.saveNow()
          setDialog('wanted')
        }}
      >
        Export
      </Button>
      {dialog === 'open' && design && (
        <Suspense>
          <ExportDialog
            design={design}
            initial={form}
            onClose={(closed) => {
              setForm(closed)
              setDialog('closed')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
