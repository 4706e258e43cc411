import { Failure } from '../failure.ts'
import { type Store } from '../store/store.ts'
import { type Caller } from './caller.ts'
import { exportAnswer } from './export-answer.ts'
import { type ExportEvent, type ExportEvents, type Watch } from './export-events.ts'
import { AccountWatch, Watcher, type WatchRules } from './export-watch.ts'
import { type FileUrls } from './file-urls.ts'
import { mayRead } from './policy.ts'
import { isStillIn } from './still-in.ts'

interface ExportEventsOptions extends Omit<WatchRules, 'lookMs' | 'store'> {
  readonly store: Pick<Store, 'exports' | 'keys' | 'sessions'>
  readonly urls: FileUrls
  readonly lookMs?: number
  readonly heartbeatMs?: number
}

const LOOK_MS = 1_000
const HEARTBEAT_MS = 15_000

/** More tabs than anybody has; and what one process keeps open. */
const MOST_OF_ACCOUNT = 20
const MOST_OF_ALL = 2_000
const RETRY_SECONDS = 10

/** Exports that are read at once. */
const BATCH = 50

export function createExportEvents(options: ExportEventsOptions): ExportEvents {
  const { store, urls, now, heartbeatMs = HEARTBEAT_MS } = options
  const rules: WatchRules = { lookMs: LOOK_MS, ...options }
  const watches = new Map<string, AccountWatch>()

  const checkRoom = (accountId: string): void => {
    const own = watches.get(accountId)?.watchers.size ?? 0
    const all = watches.values().reduce((sum, { watchers }) => sum + watchers.size, 0)
    if (own < MOST_OF_ACCOUNT && all < MOST_OF_ALL) return
    const whose = own < MOST_OF_ACCOUNT ? 'all accounts' : 'this account'
    const reason = `${own < MOST_OF_ACCOUNT ? all : own} streams of ${whose} are open, and others are accepted once some have ended`
    throw new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason })
  }

  /** Adds one who watches; the first of an account has it looked after. */
  const join = (accountId: string, watcher: Watcher): AccountWatch => {
    const known = watches.get(accountId)
    const watch = known ?? new AccountWatch(accountId, rules)
    watch.watchers.add(watcher)
    if (known) {
      if (watch.lookedAt !== undefined) watcher.add(watch.underWay, watch.lookedAt)
      return watch
    }
    watches.set(accountId, watch)
    void watch.run().finally(() => {
      if (watches.get(accountId) === watch) watches.delete(accountId)
    })
    return watch
  }

  const leave = (accountId: string, watch: AccountWatch, watcher: Watcher): void => {
    watch.leave(watcher)
    // It ends by itself at its next look; whoever comes before then begins anew.
    if (watch.watchers.size === 0 && watches.get(accountId) === watch) watches.delete(accountId)
  }

  async function* follow(caller: Caller, { since, signal }: Watch): AsyncGenerator<ExportEvent | undefined> {
    const { accountId } = caller
    const watcher = new Watcher()
    const end = (): void => watcher.end()
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    const watch = join(accountId, watcher)
    try {
      if (since !== undefined) {
        const ended = await store.exports.listEnded(accountId, since)
        watcher.add(
          ended.map(({ id }) => id),
          since,
        )
      }
      while (!watcher.isOver) {
        watcher.bell.hush()
        const { ids, isAll } = watcher.take(BATCH)
        const isQuiet = ids.length === 0
        if (isQuiet && (await watcher.bell.heard(heartbeatMs))) continue
        // Whoever was signed out, or whose key was revoked, is told nothing any more.
        if (!(await isStillIn(store, caller, now()))) return
        if (isQuiet) yield undefined
        else yield* told(accountId, watcher, { ids, through: isAll ? watcher.through : null })
      }
    } catch (error) {
      // What the client has not heard it asks for when it comes again.
      rules.onError(error)
    } finally {
      signal.removeEventListener('abort', end)
      leave(accountId, watch, watcher)
    }
  }

  async function* told(
    accountId: string,
    watcher: Watcher,
    { ids, through }: { ids: readonly string[]; through: number | null },
  ): AsyncGenerator<ExportEvent> {
    const records = await store.exports.findMany(accountId, ids)
    const news = records.filter((record) => !watcher.knows(record))
    const inOrder = news.toSorted((a, b) => a.createdAt - b.createdAt)
    for (const [index, record] of inOrder.entries()) {
      const isLast = index === inOrder.length - 1
      yield { export: exportAnswer(record, { urls, now: now() }), through: isLast ? through : null }
    }
  }

  return {
    watch(caller, watch) {
      mayRead(caller)
      checkRoom(caller.accountId)
      return follow(caller, watch)
    },
  }
}
