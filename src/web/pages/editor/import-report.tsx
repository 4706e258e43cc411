import { lazyPart } from '../../parts/lazy-page.tsx'
import { useImportReport } from '../designs/use-import-report.ts'
import { LatePart } from './late-part.tsx'

export const ImportReportPanel = lazyPart(async () => (await import('./import-report-panel.tsx')).ImportReportPanel)

/** Shows the import report of a design, until it is closed. */
export function ImportReport({ id }: { id: string }) {
  const report = useImportReport(id)
  if (report?.isOpen !== true) return null
  return (
    <LatePart>
      <ImportReportPanel notes={report.notes} onClose={() => report.setOpen(false)} />
    </LatePart>
  )
}
