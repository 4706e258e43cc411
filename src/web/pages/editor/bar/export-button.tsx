import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { designQuery } from '../../../api/design-queries.ts'
import { Button } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import type { ExportForm } from '../../designs/export-form.ts'
import { LateDialog } from '../late-part.tsx'
import type { Saving } from '../save/use-saving.ts'

// Loaded on demand, like on the page of the design.
const ExportDialog = lazyPart(async () => (await import('../../designs/export-dialog.tsx')).ExportDialog)

interface ExportProps {
  readonly id: string
  readonly saving: Saving
}

export function ExportButton(props: ExportProps) {
  const { start, isWaiting, dialog } = useExport(props)
  return (
    <>
      <Button variant="primary" icon={FileDown} busy={isWaiting} onClick={start}>
        Export
      </Button>
      {dialog}
    </>
  )
}

interface Exporting {
  readonly start: () => void
  /** For the design to be saved. */
  readonly isWaiting: boolean
  readonly dialog: ReactNode
}

/** Exports the design, once it is saved. */
export function useExport({ id, saving }: ExportProps): Exporting {
  const { data: design } = useQuery({ ...designQuery(id), refetchOnWindowFocus: false })
  const [dialog, setDialog] = useState<'closed' | 'wanted' | 'open'>('closed')
  const [form, setForm] = useState<ExportForm>()
  const isSaved = saving.status === 'saved' || saving.status === 'conflict-noted'
  // It stays open while later changes are saved, such as those of others.
  if (dialog === 'wanted' && isSaved) setDialog('open')
  return {
    start() {
      saving.saveNow()
      setDialog('wanted')
    },
    isWaiting: dialog === 'wanted',
    dialog: dialog === 'open' && design && (
      <LateDialog onClose={() => setDialog('closed')}>
        <ExportDialog
          design={design}
          initial={form}
          onClose={(closed) => {
            setForm(closed)
            setDialog('closed')
          }}
        />
      </LateDialog>
    ),
  }
}
