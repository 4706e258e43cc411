import { type Export as ExportRecord, type ExportStatus } from '../store/records.ts'
import { type ExportSignals } from './export-signals.ts'

const ENDED: ReadonlySet<ExportStatus> = new Set(['completed', 'failed', 'canceled', 'expired'])

/** For exports that another process renders, whose signals are not heard here. */
const POLL_MS = 250

interface Wait {
  readonly id: string
  readonly signals: ExportSignals
  readonly waitMs: number
  readonly signal?: AbortSignal
}

/** What `read` gives once that has ended, or once `waitMs` have passed or `signal` aborts, whatever it is then. */
export async function waitForEnd(read: () => Promise<ExportRecord>, wait: Wait): Promise<ExportRecord> {
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

/** Rung once, it is heard by whoever waits for it now or next, until it is hushed. */
class Bell {
  #hasRung = false
  #wake: (() => void) | undefined

  ring(): void {
    this.#hasRung = true
    this.#wake?.()
  }

  hush(): void {
    this.#hasRung = false
  }

  /** Resolves when it rings, has rung already, or `timeoutMs` have passed. */
  async heard(timeoutMs: number): Promise<void> {
    if (this.#hasRung) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = undefined
  }
}
