import { FileInput } from 'lucide-react'
import { MenuItem } from '../../parts/menu.tsx'
import { useImportReport } from '../designs/use-import-report.ts'

/** Shows the import report again, if this browser has one of the design. */
export function ImportReportItem({ id }: { id: string }) {
  const report = useImportReport(id)
  if (report === undefined) return null
  return (
    <MenuItem icon={FileInput} onSelect={() => report.setOpen(true)}>
      Import report
    </MenuItem>
  )
}
