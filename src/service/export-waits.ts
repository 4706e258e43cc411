import { type Export as ExportRecord, type ExportStatus } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { Bell } from './bell.ts'
import { type ExportSignals } from './export-signals.ts'

/*
 * Waits for exports to end. A change made in this process wakes its waiters at once. For changes made by other processes, which
 * no signal reports, one read of the store every 250 ms serves all that wait, however many they are.
 *
 * Each wait holds a connection and a place here, so their number is bounded, for each account and in all. A wait beyond that is answered
 * at once, as RFC 7240 allows: a preference may be ignored.
 */

export const ENDED: ReadonlySet<ExportStatus> = new Set(['completed', 'failed', 'canceled', 'expired'])

const LOOK_MS = 250

interface ExportWaitsOptions {
  readonly store: { readonly exports: Pick<Store['exports'], 'listUnderWay'> }
  readonly signals: ExportSignals
  readonly mostOfAccount: number
  readonly mostOfAll: number
}

interface Wait {
  readonly accountId: string
  readonly id: string
  readonly waitMs: number
  readonly signal?: AbortSignal | undefined
  /** Called where there is no room to wait. */
  readonly onNoRoom?: (() => void) | undefined
}

export interface ExportWaits {
  /**
   * What `read` returns once that export has ended; or, whatever it is then, once `waitMs` have passed or `signal` aborts, or at once where
   * there is no room to wait.
   */
  untilEnded<Read extends ExportRecord>(read: () => Promise<Read>, wait: Wait): Promise<Read>
}

interface Waiting {
  readonly accountId: string
  readonly id: string
  readonly bell: Bell
}

export function createExportWaits(options: ExportWaitsOptions): ExportWaits {
  const { store, signals, mostOfAccount, mostOfAll } = options
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined

  const hasRoom = (accountId: string): boolean => {
    if (waiting.size >= mostOfAll) return false
    let own = 0
    for (const one of waiting) if (one.accountId === accountId) own += 1
    return own < mostOfAccount
  }

  /** Wakes those whose exports are no longer under way; where the store cannot be reached all, whose reads then say so. */
  const look = async (): Promise<void> => {
    const looked = [...waiting]
    if (looked.length === 0) return
    const underWay = await store.exports
      .listUnderWay([...new Set(looked.map(({ id }) => id))])
      .catch((): ReadonlySet<string> => new Set())
    for (const { id, bell } of looked) if (!underWay.has(id)) bell.ring()
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
      const bell = new Bell()
      const one = { accountId, id, bell }
      const over = AbortSignal.any([AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])])
      const ring = (): void => bell.ring()
      // Subscribed before the first read, so that no change falls between reading and listening.
      const unsubscribe = signals.onChanged(id, ring)
      over.addEventListener('abort', ring)
      waiting.add(one)
      schedule()
      try {
        for (;;) {
          bell.hush()
          const record = await read()
          if (ENDED.has(record.status) || over.aborted) return record
          await bell.heard(waitMs)
        }
      } finally {
        waiting.delete(one)
        unsubscribe()
        over.removeEventListener('abort', ring)
      }
    },
  }
}
