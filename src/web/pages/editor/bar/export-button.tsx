import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { designQuery } from '../../../api/design-queries.ts'
import { Button } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import type { ExportForm } from '../../designs/export-form.ts'
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
  const [isWanted, setWanted] = useState(false)
  const [form, setForm] = useState<ExportForm>()
  const isSaved = saving.status === 'saved' || saving.status === 'conflict-noted'
  return {
    start() {
      saving.saveNow()
      setWanted(true)
    },
    isWaiting: isWanted && !isSaved,
    dialog: isWanted && isSaved && design && (
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
    ),
  }
}
