import type { Failure } from './failure.ts'
import { type Work, type Entry, type Owner, waitingOf, weightOf, lastOf, isIdle, remove } from './queue-owner.ts'

// The next task is that of the owner (usually an account) with the least used run time, so an owner
// with a thousand tasks delays the first task of another owner by at most one task. When an idle
// owner returns, its used time is raised to that of the owner served last: idling earns no credit.

export interface FairQueueOptions {
  readonly atOnce: number
  readonly atOncePerOwner: number
  /** The maximum total weight of waiting work. */
  readonly waiting: number
  readonly waitingPerOwner: number
  /** Defaults to `waitingPerOwner`. */
  readonly waitingGuestsPerOwner?: number
  /** The order of work with the same owner and class. */
  readonly order: 'oldest first' | 'newest first'
  readonly refusal: () => Failure
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number
}

export class FairQueue {
  readonly #options: Required<FairQueueOptions>
  readonly #owners = new Map<string, Owner>()
  #running = 0
  /** The used time of the owner served last, at that moment. */
  #nowMs = 0

  constructor(options: FairQueueOptions) {
    this.#options = {
      waitingGuestsPerOwner: options.waitingPerOwner,
      clock: () => performance.now(),
      ...options,
    }
  }

  /** The total weight of waiting work. */
  get waiting(): number {
    let weight = 0
    for (const owner of this.#owners.values()) weight += waitingOf(owner)
    return weight
  }

  /** Whether work waits only because of other owners' running work. */
  get isContended(): boolean {
    return this.#next() !== undefined
  }

  /**
   * Runs `run` in turn. If too much work waits, rejects the last work of this owner, or of the
   * owner with the most waiting work. @throws the error of `refusal` or `run`, or `signal.reason`
   */
  run<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
    const { owner: name, workClass = 'own', signal } = work
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    const owner = this.#ownerOf(name)
    return new Promise<Result>((resolve, reject) => {
      const drop = (reason: Error): void => {
        signal?.removeEventListener('abort', abort)
        remove(owner.waiting[workClass], entry)
        reject(reason)
      }
      const abort = (): void => {
        drop(signal?.reason as Error)
        this.#forgetIdle()
      }
      const start = (): void => {
        signal?.removeEventListener('abort', abort)
        void this.#measure(owner, run).then(resolve, reject)
      }
      const entry: Entry = { work, workClass, start, drop }
      const entries = owner.waiting[workClass]
      if (this.#options.order === 'newest first') entries.unshift(entry)
      else entries.push(entry)
      signal?.addEventListener('abort', abort, { once: true })
      this.#advance()
      this.#refuseExcess(owner)
    })
  }

  /** Makes waiting work the newest of its owner. Has no effect in an `oldest first` queue. */
  renew(work: Work): void {
    if (this.#options.order === 'oldest first') return
    const entries = this.#owners.get(work.owner)?.waiting[work.workClass ?? 'own'] ?? []
    const entry = entries.find((candidate) => candidate.work === work)
    if (!entry) return
    remove(entries, entry)
    entries.unshift(entry)
  }

  /** Waits for a turn, and resolves to a function that ends it. @throws like `run` */
  acquire(work: Work): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.run(work, () => new Promise<void>((release) => resolve(release))).catch(reject)
    })
  }

  async #measure<Result>(owner: Owner, run: () => Promise<Result>): Promise<Result> {
    const { clock } = this.#options
    const startedAt = clock()
    owner.running += 1
    this.#running += 1
    try {
      return await run()
    } finally {
      owner.usedMs += clock() - startedAt
      owner.running -= 1
      this.#running -= 1
      this.#advance()
      this.#forgetIdle()
    }
  }

  #advance(): void {
    while (this.#running < this.#options.atOnce) {
      const next = this.#next()
      if (!next) return
      this.#nowMs = Math.max(this.#nowMs, next.owner.usedMs)
      remove(next.owner.waiting[next.entry.workClass], next.entry)
      next.entry.start()
    }
  }

  #next(): { owner: Owner; entry: Entry } | undefined {
    let best: { owner: Owner; entry: Entry } | undefined
    for (const owner of this.#owners.values()) {
      if (owner.running >= this.#options.atOncePerOwner) continue
      const entry = owner.waiting.own[0] ?? owner.waiting.guest[0]
      if (entry && (!best || owner.usedMs < best.owner.usedMs)) best = { owner, entry }
    }
    return best
  }

  #refuseExcess(owner: Owner): void {
    const { waiting, waitingPerOwner, waitingGuestsPerOwner, refusal } = this.#options
    while (weightOf(owner.waiting.guest) > waitingGuestsPerOwner) owner.waiting.guest.at(-1)?.drop(refusal())
    while (waitingOf(owner) > waitingPerOwner) lastOf(owner)?.drop(refusal())
    while (this.waiting > waiting) {
      const longest = [...this.#owners.values()].reduce((a, b) => (waitingOf(b) > waitingOf(a) ? b : a))
      lastOf(longest)?.drop(refusal())
    }
  }

  #ownerOf(name: string): Owner {
    const known = this.#owners.get(name)
    const owner = known ?? { waiting: { own: [], guest: [] }, running: 0, usedMs: 0 }
    if (isIdle(owner)) owner.usedMs = Math.max(owner.usedMs, this.#nowMs)
    if (!known) this.#owners.set(name, owner)
    return owner
  }

  #forgetIdle(): void {
    for (const [name, owner] of this.#owners) {
      if (isIdle(owner) && owner.usedMs <= this.#nowMs) this.#owners.delete(name)
    }
    if ([...this.#owners.values()].every(isIdle)) this.#owners.clear()
  }
}
