import type { ImportedDesign, ImportNote } from './send-import.ts'

/** What an import changed, in this browser: one entry for each design. */
const PREFIX = 'platen-import-report:'
/** The latest ones. A report has at most some tens of kilobytes. */
const MAX_REPORTS = 20

export interface StoredReport {
  readonly notes: readonly ImportNote[]
  /** Whether the editor shows it. */
  readonly isOpen: boolean
  /** When the file was imported, in milliseconds since 1970. */
  readonly at: number
}

export function reportKey(designId: string): string {
  return PREFIX + designId
}

/** Stores a report, unless it is empty, and deletes the oldest ones. `now` in milliseconds since 1970. */
export function storeReport({ _id: id, report: notes }: ImportedDesign, now: number): void {
  if (notes.length === 0) return
  try {
    localStorage.setItem(reportKey(id), JSON.stringify({ notes, isOpen: true, at: now } satisfies StoredReport))
    const byAge = reportKeys()
      .map((key) => ({ key, at: parseReport(localStorage.getItem(key) ?? '')?.at ?? 0 }))
      .sort((a, b) => b.at - a.at)
    for (const { key } of byAge.slice(MAX_REPORTS)) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable or full: the report is not shown.
  }
}

export function parseReport(stored: string): StoredReport | undefined {
  try {
    return JSON.parse(stored) as StoredReport
  } catch {
    return undefined
  }
}

export function deleteReports(): void {
  try {
    for (const key of reportKeys()) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}

function reportKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}
