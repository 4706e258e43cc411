import { type Export as ExportRecord, type ExportStatus } from '../store/records.ts'
import { Bell } from './bell.ts'
import { type ExportSignals } from './export-signals.ts'

export const ENDED: ReadonlySet<ExportStatus> = new Set(['completed', 'failed', 'canceled', 'expired'])

/** For exports that another process renders, whose signals are not heard here. */
const POLL_MS = 250

interface Wait {
  readonly id: string
  readonly signals: ExportSignals
  readonly waitMs: number
  readonly signal?: AbortSignal
}

/** What `read` gives once that has ended, or once `waitMs` have passed or `signal` aborts, whatever it is then. */
export async function waitForEnd<Read extends ExportRecord>(read: () => Promise<Read>, wait: Wait): Promise<Read> {
  const bell = new Bell()
  const over = AbortSignal.any([AbortSignal.timeout(wait.waitMs), ...(wait.signal ? [wait.signal] : [])])
  const ring = (): void => bell.ring()
  // Heard from before the first read on, so that no change falls between reading and listening.
  const unsubscribe = wait.signals.onChanged(wait.id, ring)
  over.addEventListener('abort', ring)
  try {
    for (;;) {
      bell.hush()
      const record = await read()
      if (ENDED.has(record.status) || over.aborted) return record
      await bell.heard(POLL_MS)
    }
  } finally {
    unsubscribe()
    over.removeEventListener('abort', ring)
  }
}
