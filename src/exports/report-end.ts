import type { CompletedExport } from '../store/exports/claimed-export.ts'
import type { ClaimedExport, ExportError, ExportFormat } from '../store/export-records.ts'
import { logFields, type WorkerLog } from './worker-log.ts'

interface Ended {
  readonly format: ExportFormat
  /** Time from the request to the end. */
  readonly totalMs: number
}

/** An export that ended in this process, for metrics. */
export type EndedExport = Ended &
  (
    | {
        readonly origin: 'render'
        readonly status: 'completed' | 'failed'
        /** Time from the start of rendering to the end. */
        readonly renderMs: number
        readonly errorCode: string | null
      }
    /** It was completed with the files of an identical export. */
    | { readonly origin: 'reuse'; readonly status: 'completed' }
  )

export interface EndReports {
  readonly now: () => number
  readonly log?: WorkerLog
  readonly onEnd?: (ended: EndedExport) => void
}

/** `cause` is what the worker caught; `error` is its public description. */
export interface FailedEnd {
  readonly error: ExportError
  readonly cause: unknown
}

interface RenderedEnd {
  readonly claimed: ClaimedExport
  readonly startedAtMs: () => number
  readonly failed?: FailedEnd
}

export function reportRendered(reports: EndReports, { claimed, startedAtMs, failed }: RenderedEnd): void {
  const { onEnd, log } = reports
  const { format } = claimed
  const times = { totalMs: ageOf(reports, claimed), renderMs: performance.now() - startedAtMs() }
  const status = failed === undefined ? 'completed' : 'failed'
  onEnd?.({ origin: 'render', status, format, ...times, errorCode: failed?.error.code ?? null })
  const fields = { ...logFields(claimed), format, attempt: claimed.attempts + 1, ...times }
  if (failed === undefined) {
    log?.info(fields, 'export completed')
    return
  }
  const { code, message } = failed.error
  // Only a defect or the server's state needs its stack: other causes are described by the message.
  if (code === 'internal_error') log?.error({ ...fields, code, err: failed.cause }, 'export failed')
  else log?.warn({ ...fields, code, reason: message }, 'export failed')
}

/** `filesOf` is the ID of the export whose render wrote the files. */
export function reportReused(reports: EndReports, reused: CompletedExport, filesOf: string | null): void {
  const { format } = reused
  const totalMs = ageOf(reports, reused)
  reports.onEnd?.({ origin: 'reuse', status: 'completed', format, totalMs })
  reports.log?.info({ ...logFields(reused), format, totalMs, filesOf }, 'export completed with the files of another')
}

/** The wall clock may have been set back. */
function ageOf({ now }: EndReports, { createdAt }: Pick<CompletedExport, 'createdAt'>): number {
  return Math.max(0, now() - createdAt)
}
