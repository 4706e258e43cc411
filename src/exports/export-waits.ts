import type { Export as ExportRecord, ExportStatus } from '../store/export-records.ts'
import type { Store } from '../store/store.ts'
import { Wakeup } from './wakeup.ts'
import type { ExportSignals } from './export-signals.ts'

/*
 * Waits for exports to end. A change made in this process wakes its waiters at once. For changes
 * made by other processes, which no signal reports, one read of the store every 250 ms serves all
 * waiters.
 *
 * Each wait holds a connection, so their number is bounded, per account and in total. Further waits
 * return immediately, which RFC 7240 permits: a preference may be ignored.
 */

export const ENDED: ReadonlySet<ExportStatus> = new Set(['completed', 'failed', 'canceled', 'expired'])

const POLL_MS = 250

interface ExportWaitsOptions {
  readonly store: { readonly exports: Pick<Store['exports'], 'listUnfinished'> }
  readonly signals: ExportSignals
  readonly maxPerAccount: number
  readonly maxTotal: number
}

interface Wait {
  readonly accountId: string
  readonly id: string
  readonly waitMs: number
  readonly signal?: AbortSignal | undefined
  readonly onNoRoom?: (() => void) | undefined
}

export interface ExportWaits {
  /** Reads an export until it has ended, `waitMs` have passed or `signal` aborts; only once if too many wait. */
  untilEnded<Read extends ExportRecord>(read: () => Promise<Read>, wait: Wait): Promise<Read>
}

interface Waiter {
  readonly accountId: string
  readonly id: string
  readonly wakeup: Wakeup
}

export function createExportWaits(options: ExportWaitsOptions): ExportWaits {
  const { store, signals, maxPerAccount, maxTotal } = options
  const waiters = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined

  const hasRoom = (accountId: string): boolean => {
    if (waiters.size >= maxTotal) return false
    let own = 0
    for (const waiter of waiters) if (waiter.accountId === accountId) own += 1
    return own < maxPerAccount
  }

  /** Wakes waiters whose exports have ended; all if the store cannot be reached, so that their reads fail. */
  const wakeEnded = async (): Promise<void> => {
    const waiting = [...waiters]
    if (waiting.length === 0) return
    const unfinished = await store.exports
      .listUnfinished([...new Set(waiting.map(({ id }) => id))])
      .catch((): ReadonlySet<string> => new Set())
    for (const { id, wakeup } of waiting) if (!unfinished.has(id)) wakeup.notify()
  }

  const schedule = (): void => {
    if (timer !== undefined || waiters.size === 0) return
    timer = setTimeout(() => {
      void wakeEnded().finally(() => {
        timer = undefined
        schedule()
      })
    }, POLL_MS)
  }

  return {
    async untilEnded(read, { accountId, id, waitMs, signal, onNoRoom }) {
      if (!hasRoom(accountId)) {
        onNoRoom?.()
        return read()
      }
      const wakeup = new Wakeup()
      const waiter = { accountId, id, wakeup }
      const stopSignal = AbortSignal.any([AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])])
      const notify = (): void => wakeup.notify()
      // Subscribed before the first read, so that no change is missed in between.
      const unsubscribe = signals.onChanged(id, notify)
      stopSignal.addEventListener('abort', notify)
      waiters.add(waiter)
      schedule()
      try {
        for (;;) {
          wakeup.consume()
          const record = await read()
          if (ENDED.has(record.status) || stopSignal.aborted) return record
          await wakeup.wait(waitMs)
        }
      } finally {
        waiters.delete(waiter)
        unsubscribe()
        stopSignal.removeEventListener('abort', notify)
      }
    },
  }
}
