import { X } from 'lucide-react'
import { IconButton } from '../../parts/button.tsx'
import { counted } from '../../parts/format-text.ts'
import { ImportNotes } from '../designs/import-notes.tsx'
import { useImportReport } from '../designs/use-import-report.ts'

/** Lists what the design has in another form than the file of which it was made, until it is closed. */
export function ImportReport({ id }: { id: string }) {
  const report = useImportReport(id)
  if (report?.isOpen !== true) return null
  return (
    <section
      aria-label="Import report"
      className="absolute bottom-4 left-4 z-10 grid max-h-[min(22rem,60%)] w-80 max-w-[calc(100%-2rem)] grid-rows-[auto_minmax(0,1fr)] rounded-lg bg-sheet shadow-floating"
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="text-sm font-semibold">{counted(report.notes.length, 'difference')} from the file</h2>
        <IconButton
          icon={X}
          label="Close import report"
          tip="Close. The menu of the design opens it again."
          onClick={() => report.setOpen(false)}
        />
      </div>
      <ul tabIndex={0} aria-label="Differences" className="grid gap-3 overflow-y-auto px-4 pb-4 text-sm">
        <ImportNotes notes={report.notes} />
      </ul>
    </section>
  )
}
