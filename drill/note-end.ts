import type { AcceptedExport } from './accepted.ts'
import { type Journal, nowMs } from './journal.ts'

const ENDED = ['completed', 'failed']

interface SeenExport {
  readonly status: string
  readonly completedAt: string | null
  readonly bytes: number
}

/** Records how an export ended, and a violation if it ended differently before. */
export function noteEnd(export_: AcceptedExport, seen: SeenExport, journal: Journal): void {
  if (!ENDED.includes(seen.status)) {
    if (export_.ended !== undefined) journal.violation(`an export was ${seen.status} after ${export_.ended.as}`)
    return
  }
  const as = `${seen.status} ${seen.completedAt ?? ''} ${seen.bytes} bytes`
  export_.ended ??= { seenMs: nowMs(), as }
  if (export_.ended.as !== as) journal.violation(`an export was ${as} after ${export_.ended.as}`)
}
