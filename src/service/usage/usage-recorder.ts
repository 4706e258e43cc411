import type { Store } from '../../store/store.ts'
import { dayOf } from '../../store/usage/usage-day.ts'

interface RecorderOptions {
  readonly store: Pick<Store, 'usage'>
  readonly now: () => number
  /** Called if counts could not be written. They are retained and written next time. */
  readonly onError?: (error: unknown) => void
  readonly everyMs?: number
}

/**
 * Counts requests by account and day in memory, and writes them every few seconds: a write per
 * request would cost more than most requests. A drain loses no counts; a crash loses those of the
 * last few seconds; losing the database during a write may count it twice.
 */
export interface UsageRecorder {
  count(accountId: string): void
  waiting(day: number, accountId?: string): number
  start(): void
  /** Writes pending counts, and retains them on failure. */
  flush(): Promise<void>
  stop(): Promise<void>
}

type Counts = Map<string, { readonly accountId: string; readonly day: number; requests: number }>

const EVERY_MS = 3_000

export function createUsageRecorder({ store, now, onError, everyMs = EVERY_MS }: RecorderOptions): UsageRecorder {
  let waiting: Counts = new Map()
  let beingWritten: Counts = new Map()
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const write = async (): Promise<void> => {
    if (waiting.size === 0) return
    beingWritten = waiting
    waiting = new Map()
    try {
      await store.usage.addRequests([...beingWritten.values()])
    } catch (error) {
      for (const { accountId, day, requests } of beingWritten.values()) add(waiting, accountId, { day, requests })
      onError?.(error)
    } finally {
      beingWritten = new Map()
    }
  }
  /** One write at a time, so that failed counts can be restored. */
  const flush = (): Promise<void> => {
    writing = writing.then(write)
    return writing
  }

  return {
    count: (accountId) => add(waiting, accountId, { day: dayOf(now()), requests: 1 }),
    waiting: (day, accountId) =>
      [waiting, beingWritten]
        .flatMap((counts) =>
          accountId === undefined ? [...counts.values()] : (counts.get(keyOf(accountId, day)) ?? []),
        )
        .reduce((sum, count) => (count.day === day ? sum + count.requests : sum), 0),
    start() {
      timer = setInterval(() => void flush(), everyMs)
      // `stop` runs when the server is closed.
      timer.unref()
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

function add(counts: Counts, accountId: string, { day, requests }: { day: number; requests: number }): void {
  const key = keyOf(accountId, day)
  const known = counts.get(key)
  if (known) known.requests += requests
  else counts.set(key, { accountId, day, requests })
}

function keyOf(accountId: string, day: number): string {
  return `${day} ${accountId}`
}
