import { LRUCache } from 'lru-cache'
import type { ExportState } from '../store/exports/watch-exports.ts'
import type { Store } from '../store/store.ts'
import { Wakeup } from './wakeup.ts'
import type { ExportSignals } from './export-signals.ts'
import { ENDED } from './export-waits.ts'

/*
 * More pending changes mean that the client does not read, so its watcher ends. A client that
 * resumes receives up to 2,000 at once: the latest 1,000 exports and as many queued ones.
 */
const MAX_PENDING = 3_000

/** Maximum difference between the clocks of servers that share a store. */
const MAX_CLOCK_SKEW_MS = 10_000

export interface WatchRules {
  readonly store: Pick<Store, 'exports'>
  readonly signals: ExportSignals
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** Maximum interval between reads of the store, to find changes by other processes. The minimum is half of it. */
  readonly maxReadIntervalMs: number
}

/** Collects the changed exports that one client has yet to receive. */
export class Watcher {
  readonly wakeup = new Wakeup()
  readonly #pending = new Set<string>()
  /** Last reported state by export ID. Uses `maxSize`, because `max` would allocate the whole cache at once. */
  readonly #reported = new LRUCache<string, string>({ maxSize: MAX_PENDING, sizeCalculation: () => 1 })
  /** Time up to which all changes have been added, in milliseconds since 1970. */
  through = 0
  isEnded = false

  add(ids: Iterable<string>, through: number): void {
    if (this.isEnded) return
    for (const id of ids) this.#pending.add(id)
    this.through = through
    if (this.#pending.size > MAX_PENDING) this.end()
    if (this.#pending.size > 0) this.wakeup.notify()
  }

  takeBatch(maxCount: number): { ids: readonly string[]; isLast: boolean } {
    const ids = [...this.#pending].slice(0, maxCount)
    for (const id of ids) this.#pending.delete(id)
    return { ids, isLast: this.#pending.size === 0 }
  }

  /** Marks the state as reported. Returns false if it was already. */
  markReported({ id, status, progress }: ExportState): boolean {
    const state = `${status} ${progress}`
    if (this.#reported.get(id) === state) return false
    this.#reported.set(id, state)
    return true
  }

  end(): void {
    this.#pending.clear()
    this.isEnded = true
    this.wakeup.notify()
  }
}

/**
 * Reads the states of an account's exports for all its watchers in this process, and adds the IDs of
 * the exports whose state has changed since the previous read to each watcher.
 */
export class AccountWatch {
  readonly watchers = new Set<Watcher>()
  readonly #accountId: string
  readonly #rules: WatchRules
  readonly #accountChanged = new Wakeup()
  readonly #allLeft = new Wakeup()
  #states = new Map<string, ExportState>()
  #readAt: number | undefined

  constructor(accountId: string, rules: WatchRules) {
    this.#accountId = accountId
    this.#rules = rules
  }

  /** IDs of the exports that were unfinished at the last read. */
  get unfinishedIds(): readonly string[] {
    return [...this.#states.values()].filter(({ status }) => !ENDED.has(status)).map(({ id }) => id)
  }

  get readAt(): number | undefined {
    return this.#readAt
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
    if (this.watchers.size > 0) return
    this.#allLeft.notify()
    this.#accountChanged.notify()
  }

  async run(): Promise<void> {
    const { signals, maxReadIntervalMs, onError } = this.#rules
    const unsubscribe = signals.onAccount(this.#accountId, () => this.#accountChanged.notify())
    try {
      while (this.watchers.size > 0) {
        this.#accountChanged.consume()
        await this.#readStates()
        const isIdle = this.unfinishedIds.length === 0
        const haveAllLeft = await this.#allLeft.wait(isIdle ? maxReadIntervalMs / 2 : maxReadIntervalMs)
        if (isIdle && !haveAllLeft) await this.#accountChanged.wait(maxReadIntervalMs / 2)
      }
    } catch (error) {
      // While a server stops, the store may close during a read that no one waits for.
      if (this.watchers.size > 0) onError(error)
    } finally {
      unsubscribe()
      for (const watcher of this.watchers) watcher.end()
    }
  }

  async #readStates(): Promise<void> {
    const { store, now } = this.#rules
    const readAt = now()
    const since = (this.#readAt ?? readAt) - MAX_CLOCK_SKEW_MS
    const listed = await store.exports.listStates(this.#accountId, { since, ids: this.unfinishedIds })
    const states = new Map(listed.map((state) => [state.id, state]))
    const isFirst = this.#readAt === undefined
    const changed = [...states.values()].filter((state) =>
      isFirst ? !ENDED.has(state.status) : !isSame(state, this.#states.get(state.id)),
    )
    this.#states = states
    this.#readAt = readAt
    const changedIds = changed.map(({ id }) => id)
    for (const watcher of this.watchers) watcher.add(changedIds, readAt)
  }
}

function isSame(state: ExportState, previous: ExportState | undefined): boolean {
  return previous?.status === state.status && previous.progress === state.progress
}
