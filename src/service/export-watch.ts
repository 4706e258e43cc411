import { type ExportState } from '../store/exports.ts'
import { type Store } from '../store/store.ts'
import { Bell } from './bell.ts'
import { type ExportSignals } from './export-signals.ts'
import { ENDED } from './export-waits.ts'

/**
 * Whoever has so many changes to be told of does not read. More than one who comes again is told to begin with (the latest thousand, and what
 * an account may have waiting): they would be let go at once, each time they came.
 */
const MOST_PENDING = 3_000

/** The clocks of servers that share a store may differ by so much. */
const CLOCKS_DIFFER_MS = 10_000

export interface WatchRules {
  readonly store: Pick<Store, 'exports'>
  readonly signals: ExportSignals
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** Between two looks into the store at most, for what other processes were asked; half of it at least. */
  readonly lookMs: number
}

/** One who watches: which exports it has not been told of yet. */
export class Watcher {
  readonly bell = new Bell()
  readonly #pending = new Set<string>()
  /** How what was told last stood; the oldest is forgotten first. */
  readonly #told = new Map<string, string>()
  /** When the store was looked into for what is pending. */
  through = 0
  isOver = false

  add(ids: Iterable<string>, through: number): void {
    if (this.isOver) return
    for (const id of ids) this.#pending.add(id)
    this.through = through
    if (this.#pending.size > MOST_PENDING) this.end()
    if (this.#pending.size > 0) this.bell.ring()
  }

  take(most: number): { ids: readonly string[]; isAll: boolean } {
    const ids = [...this.#pending].slice(0, most)
    for (const id of ids) this.#pending.delete(id)
    return { ids, isAll: this.#pending.size === 0 }
  }

  /** Whether the export stands as it was told last: it may have been read later than it was looked at. */
  knows({ id, status, progress }: ExportState): boolean {
    const state = `${status} ${progress}`
    if (this.#told.get(id) === state) return true
    this.#told.delete(id)
    this.#told.set(id, state)
    const [oldest] = this.#told.keys()
    if (this.#told.size > MOST_PENDING && oldest !== undefined) this.#told.delete(oldest)
    return false
  }

  end(): void {
    this.#pending.clear()
    this.isOver = true
    this.bell.ring()
  }
}

/**
 * Looks into the store for all of this process who watch one account, at most once in `lookMs` however many they are and however much
 * happens. It knows how each export stood when it last looked, and tells its watchers the ids of those that stand otherwise.
 */
export class AccountWatch {
  readonly watchers = new Set<Watcher>()
  readonly #accountId: string
  readonly #rules: WatchRules
  readonly #changed = new Bell()
  readonly #left = new Bell()
  #states = new Map<string, ExportState>()
  #lookedAt: number | undefined

  constructor(accountId: string, rules: WatchRules) {
    this.#accountId = accountId
    this.#rules = rules
  }

  /** How many are under way, as far as is known; to be told to one who comes now. */
  get underWay(): readonly string[] {
    return [...this.#states.values()].filter(({ status }) => !ENDED.has(status)).map(({ id }) => id)
  }

  get lookedAt(): number | undefined {
    return this.#lookedAt
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
    if (this.watchers.size > 0) return
    this.#left.ring()
    this.#changed.ring()
  }

  /** Looks until nobody watches any more. */
  async run(): Promise<void> {
    const { signals, lookMs, onError } = this.#rules
    const unsubscribe = signals.onAccount(this.#accountId, () => this.#changed.ring())
    try {
      while (this.watchers.size > 0) {
        this.#changed.hush()
        await this.#look()
        const isIdle = this.underWay.length === 0
        const isLeft = await this.#left.heard(isIdle ? lookMs / 2 : lookMs)
        if (isIdle && !isLeft) await this.#changed.heard(lookMs / 2)
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
