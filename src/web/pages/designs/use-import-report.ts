import { useMemo } from 'react'
import { parseReport, reportKey, type StoredReport } from '../../api/stored-reports.ts'
import { usePreference } from '../../parts/preferences.ts'

interface ImportReport extends StoredReport {
  readonly setOpen: (isOpen: boolean) => void
}

/** Returns the report of the import by which this browser made a design, if it did. */
export function useImportReport(designId: string): ImportReport | undefined {
  const [stored, store] = usePreference(reportKey(designId))
  const report = useMemo(() => parseReport(stored), [stored])
  return report && { ...report, setOpen: (isOpen) => store(JSON.stringify({ ...report, isOpen })) }
}
