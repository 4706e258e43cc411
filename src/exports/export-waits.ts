import { type Export as ExportRecord, type ExportStatus } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { Wakeup } from './wakeup.ts'
import { type ExportSignals } from './export-signals.ts'

/*
 * Waits for exports to end. A change made in this process wakes its waiters at once. For changes
 * made by other processes, which no signal reports, one read of the store every 250 ms serves all
 * waiters.
 *
 * Each wait holds a connection, so their number is bounded, per account and in total. Further waits
 * return immediately, which RFC 7240 permits: a preference may be ignored.
 */

export const ENDED: ReadonlySet<ExportStatus> = new Set(['completed', 'failed', 'canceled', 'expired'])

const LOOK_MS = 250

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
  /** Resolves to the last `read` once the export has ended, `waitMs` have passed, `signal` aborts, or too many wait. */
  untilEnded<Read extends ExportRecord>(read: () => Promise<Read>, wait: Wait): Promise<Read>
}

interface Waiting {
  readonly accountId: string
  readonly id: string
  readonly wakeup: Wakeup
}

export function createExportWaits(options: ExportWaitsOptions): ExportWaits {
  const { store, signals, maxPerAccount, maxTotal } = options
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined

  const hasRoom = (accountId: string): boolean => {
    if (waiting.size >= maxTotal) return false
    let own = 0
    for (const one of waiting) if (one.accountId === accountId) own += 1
    return own < maxPerAccount
  }

  /**
   * Wakes waiters whose exports have ended, or all if the store cannot be reached: their reads then
   * report the error.
   */
  const look = async (): Promise<void> => {
    const looked = [...waiting]
    if (looked.length === 0) return
    const underWay = await store.exports
      .listUnfinished([...new Set(looked.map(({ id }) => id))])
      .catch((): ReadonlySet<string> => new Set())
    for (const { id, wakeup } of looked) if (!underWay.has(id)) wakeup.notify()
  }

  const schedule = (): void => {
    if (timer !== undefined || waiting.size === 0) return
    timer = setTimeout(() => {
      void look().finally(() => {
        timer = undefined
        schedule()
      })
    }, LOOK_MS)
  }

  return {
    async untilEnded(read, { accountId, id, waitMs, signal, onNoRoom }) {
      if (!hasRoom(accountId)) {
        onNoRoom?.()
        return read()
      }
      const wakeup = new Wakeup()
      const one = { accountId, id, wakeup }
      const over = AbortSignal.any([AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])])
      const notify = (): void => wakeup.notify()
      // Subscribed before the first read, so that no change is missed in between.
      const unsubscribe = signals.onChanged(id, notify)
      over.addEventListener('abort', notify)
      waiting.add(one)
      schedule()
      try {
        for (;;) {
          wakeup.consume()
          const record = await read()
          if (ENDED.has(record.status) || over.aborted) return record
          await wakeup.wait(waitMs)
        }
      } finally {
        waiting.delete(one)
        unsubscribe()
        over.removeEventListener('abort', notify)
      }
    },
  }
}
