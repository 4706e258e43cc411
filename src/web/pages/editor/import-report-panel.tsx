import { X } from 'lucide-react'
import type { ImportNote } from '../../api/send-import.ts'
import { IconButton } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { ImportNotes } from '../designs/import-notes.tsx'

interface ImportReportPanelProps {
  readonly notes: readonly ImportNote[]
  readonly onClose: () => void
}

/** Lists what the design has in another form than the file of which it was made. */
export function ImportReportPanel({ notes, onClose }: ImportReportPanelProps) {
  return (
    <section
      aria-label="Import report"
      className="absolute bottom-4 left-4 z-10 grid max-h-[min(22rem,60%)] w-80 max-w-[calc(100%-2rem)] grid-rows-[auto_minmax(0,1fr)] rounded-lg bg-sheet shadow-floating"
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="text-sm font-semibold">{counted(notes.length, 'difference')} from the file</h2>
        <IconButton
          icon={X}
          label="Close import report"
          tip="Close. The menu of the design opens it again."
          onClick={onClose}
        />
      </div>
      <ul tabIndex={0} aria-label="Differences" className="grid gap-3 overflow-y-auto px-4 pb-4 text-sm">
        <ImportNotes notes={notes} />
      </ul>
    </section>
  )
}
