import { Failure } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import type { Caller, Reader } from '../access/caller.ts'
import { describeExport } from '../../exports/describe-export.ts'
import type { Export } from '../../exports/export.ts'
import { AccountWatch, Watcher, type WatchRules } from '../../exports/export-watch.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { isSessionActive } from '../accounts/is-session-active.ts'

export interface ExportEvent {
  readonly export: Export
  /** The `since` to resume from: earlier changes have been reported. Null if more events of the same time follow. */
  readonly through: number | null
}

export interface Watch {
  /** Milliseconds since 1970. Exports that ended since then are reported too. */
  readonly since?: number | undefined
  readonly signal: AbortSignal
}

export interface ExportEvents {
  /**
   * Yields the unfinished exports, then every export that changes, and `undefined` as a heartbeat.
   * Slow readers miss intermediate states but never the last one. Ends with the signal, if the
   * client reads too slowly, or if the store is unreachable: resume with `since`. Expired files and
   * deleted exports are not reported.
   * @throws `overloaded` while too many watch, synchronously and not from the iteration
   */
  watch(caller: Reader, watch: Watch): AsyncIterable<ExportEvent | undefined>
}

interface ExportEventsOptions extends Omit<WatchRules, 'maxReadIntervalMs' | 'store'> {
  readonly store: Pick<Store, 'accounts' | 'exports' | 'keys' | 'sessions'>
  readonly urls: FileUrls
  readonly maxReadIntervalMs?: number
  readonly heartbeatMs?: number
}

const MAX_READ_INTERVAL_MS = 1_000
const HEARTBEAT_MS = 15_000

const MAX_PER_ACCOUNT = 20
const MAX_TOTAL = 2_000
const RETRY_SECONDS = 10

const BATCH = 50

export function createExportEvents(options: ExportEventsOptions): ExportEvents {
  const { store, urls, now, heartbeatMs = HEARTBEAT_MS } = options
  const rules: WatchRules = { maxReadIntervalMs: MAX_READ_INTERVAL_MS, ...options }
  const watches = new Map<string, AccountWatch>()

  const checkRoom = (accountId: string): void => {
    const own = watches.get(accountId)?.watchers.size ?? 0
    const all = watches.values().reduce((sum, { watchers }) => sum + watchers.size, 0)
    if (own < MAX_PER_ACCOUNT && all < MAX_TOTAL) return
    const [count, owner] = own < MAX_PER_ACCOUNT ? [all, 'the server'] : [own, 'this account']
    const reason = `Too many event streams: ${count} are open for ${owner}.`
    throw new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason })
  }

  const join = (accountId: string, watcher: Watcher): AccountWatch => {
    const existing = watches.get(accountId)
    const watch = existing ?? new AccountWatch(accountId, rules)
    watch.watchers.add(watcher)
    if (existing) {
      if (watch.readAt !== undefined) watcher.add(watch.unfinishedIds, watch.readAt)
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
    // The watch ends at its next read. A watcher that joins before then starts a new one.
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
      while (!watcher.isEnded) {
        watcher.wakeup.consume()
        const { ids, isLast } = watcher.takeBatch(BATCH)
        const isQuiet = ids.length === 0
        if (isQuiet && (await watcher.wakeup.wait(heartbeatMs))) continue
        // Ends if the session has ended or the key was revoked.
        if (!(await isSessionActive(store, caller, now()))) return
        if (isQuiet) yield undefined
        else yield* newStates(accountId, watcher, { ids, through: isLast ? watcher.through : null })
      }
    } catch (error) {
      // The client requests missed events when it reconnects.
      rules.onError(error)
    } finally {
      signal.removeEventListener('abort', end)
      leave(accountId, watch, watcher)
    }
  }

  async function* newStates(
    accountId: string,
    watcher: Watcher,
    { ids, through }: { ids: readonly string[]; through: number | null },
  ): AsyncGenerator<ExportEvent> {
    const records = await store.exports.findMany(accountId, ids)
    const changed = records.filter((record) => watcher.markReported(record))
    const inOrder = changed.toSorted((a, b) => a.createdAt - b.createdAt)
    for (const [index, record] of inOrder.entries()) {
      const isLast = index === inOrder.length - 1
      yield { export: describeExport(record, { urlOf: urls.exportFile, now: now() }), through: isLast ? through : null }
    }
  }

  return {
    watch(caller, watch) {
      checkRoom(caller.accountId)
      return follow(caller, watch)
    },
  }
}
