import { LRUCache } from 'lru-cache'
import { type ExportState } from '../store/exports/watch-exports.ts'
import { type Store } from '../store/store.ts'
import { Wakeup } from './wakeup.ts'
import { type ExportSignals } from './export-signals.ts'
import { ENDED } from './export-waits.ts'

/*
 * A watcher with this many pending changes does not read. A resuming one receives up to 2,000 at
 * once: the latest thousand, and what an account can have queued.
 */
const MAX_PENDING = 3_000

/** Maximum difference between the clocks of servers that share a store. */
const CLOCKS_DIFFER_MS = 10_000

export interface WatchRules {
  readonly store: Pick<Store, 'exports'>
  readonly signals: ExportSignals
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** Maximum interval between two reads of the store, for changes by other processes. The minimum is half of it. */
  readonly lookMs: number
}

export class Watcher {
  readonly wakeup = new Wakeup()
  readonly #pending = new Set<string>()
  /** Last reported state by export. Limited by size, because `max` would allocate the whole cache for every watcher. */
  readonly #reported = new LRUCache<string, string>({ maxSize: MAX_PENDING, sizeCalculation: () => 1 })
  /** When the pending changes were read. */
  through = 0
  isOver = false

  add(ids: Iterable<string>, through: number): void {
    if (this.isOver) return
    for (const id of ids) this.#pending.add(id)
    this.through = through
    if (this.#pending.size > MAX_PENDING) this.end()
    if (this.#pending.size > 0) this.wakeup.notify()
  }

  take(most: number): { ids: readonly string[]; isAll: boolean } {
    const ids = [...this.#pending].slice(0, most)
    for (const id of ids) this.#pending.delete(id)
    return { ids, isAll: this.#pending.size === 0 }
  }

  /** Whether the state was already reported: the export may have been read after its change was noticed. */
  knows({ id, status, progress }: ExportState): boolean {
    const state = `${status} ${progress}`
    if (this.#reported.get(id) === state) return true
    this.#reported.set(id, state)
    return false
  }

  end(): void {
    this.#pending.clear()
    this.isOver = true
    this.wakeup.notify()
  }
}

/**
 * Reads the store for all watchers of one account in this process, at most once per `lookMs`.
 * Remembers the last state of each export, and notifies its watchers of the IDs of changed ones.
 */
export class AccountWatch {
  readonly watchers = new Set<Watcher>()
  readonly #accountId: string
  readonly #rules: WatchRules
  readonly #changed = new Wakeup()
  readonly #left = new Wakeup()
  #states = new Map<string, ExportState>()
  #lookedAt: number | undefined

  constructor(accountId: string, rules: WatchRules) {
    this.#accountId = accountId
    this.#rules = rules
  }

  /** Unfinished exports as of the last read, to be sent to a new watcher. */
  get underWay(): readonly string[] {
    return [...this.#states.values()].filter(({ status }) => !ENDED.has(status)).map(({ id }) => id)
  }

  get lookedAt(): number | undefined {
    return this.#lookedAt
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
    if (this.watchers.size > 0) return
    this.#left.notify()
    this.#changed.notify()
  }

  async run(): Promise<void> {
    const { signals, lookMs, onError } = this.#rules
    const unsubscribe = signals.onAccount(this.#accountId, () => this.#changed.notify())
    try {
      while (this.watchers.size > 0) {
        this.#changed.consume()
        await this.#look()
        const isIdle = this.underWay.length === 0
        const isLeft = await this.#left.wait(isIdle ? lookMs / 2 : lookMs)
        if (isIdle && !isLeft) await this.#changed.wait(lookMs / 2)
      }
    } catch (error) {
      onError(error)
    } finally {
      unsubscribe()
      for (const watcher of this.watchers) watcher.end()
    }
  }

  async #look(): Promise<void> {
    const { store, now } = this.#rules
    const time = now()
    const since = (this.#lookedAt ?? time) - CLOCKS_DIFFER_MS
    const found = await store.exports.listStates(this.#accountId, { since, ids: this.underWay })
    const states = new Map(found.map((state) => [state.id, state]))
    const isFirst = this.#lookedAt === undefined
    const changed = [...states.values()].filter((state) =>
      isFirst ? !ENDED.has(state.status) : !isSame(state, this.#states.get(state.id)),
    )
    this.#states = states
    this.#lookedAt = time
    for (const watcher of this.watchers)
      watcher.add(
        changed.map(({ id }) => id),
        time,
      )
  }
}

function isSame(state: ExportState, before: ExportState | undefined): boolean {
  return before?.status === state.status && before.progress === state.progress
}
