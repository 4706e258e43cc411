import { type Failure } from './failure.ts'

// The owner (usually an account) that has used the least run time is next, so an owner with a
// thousand tasks delays another's first task by one at most. An idle owner resumes at the time of
// the owner served last: idling earns no credit.

/** Guest work runs after all other work of its owner and has lower limits. */
export type WorkClass = 'own' | 'guest'

export interface FairQueueOptions {
  readonly atOnce: number
  readonly atOncePerOwner: number
  /** Defaults to `atOnce`. */
  readonly guestsAtOnce?: number
  /** Total weight. */
  readonly waiting: number
  readonly waitingPerOwner: number
  /** Defaults to `waitingPerOwner`. */
  readonly waitingGuestsPerOwner?: number
  /** Within one owner and class. */
  readonly order: 'oldest first' | 'newest first'
  readonly refusal: () => Failure
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number
}

export interface Work {
  readonly owner: string
  readonly workClass?: WorkClass
  /** Counts toward the limits, for example the size in memory. Defaults to 1. */
  readonly weight?: number
  /** Aborts only waiting work. */
  readonly signal?: AbortSignal | undefined
}

interface Waiting {
  readonly given: Work
  readonly workClass: WorkClass
  readonly start: () => void
  readonly drop: (reason: Error) => void
}

interface Owner {
  readonly waiting: Record<WorkClass, Waiting[]>
  running: number
  usedMs: number
}

export class FairQueue {
  readonly #options: Required<FairQueueOptions>
  readonly #owners = new Map<string, Owner>()
  #running: Record<WorkClass, number> = { own: 0, guest: 0 }
  /** The used time of the owner served last. */
  #nowMs = 0

  constructor(options: FairQueueOptions) {
    this.#options = {
      guestsAtOnce: options.atOnce,
      waitingGuestsPerOwner: options.waitingPerOwner,
      clock: () => performance.now(),
      ...options,
    }
  }

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
   * Rejects the last work if too much waits: of an owner over its limit, or else of the one with
   * the most. @throws the error from `refusal`, `signal.reason` or any error of `run`
   */
  run<Result>(given: Work, run: () => Promise<Result>): Promise<Result> {
    const { owner: name, workClass = 'own', signal } = given
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    const owner = this.#ownerOf(name)
    return new Promise<Result>((resolve, reject) => {
      const drop = (reason: Error): void => {
        signal?.removeEventListener('abort', abort)
        remove(owner.waiting[workClass], work)
        reject(reason)
      }
      const abort = (): void => {
        drop(signal?.reason as Error)
        this.#forgetIdle()
      }
      const start = (): void => {
        signal?.removeEventListener('abort', abort)
        void this.#measure(owner, workClass, run).then(resolve, reject)
      }
      const work: Waiting = { given, workClass, start, drop }
      const line = owner.waiting[workClass]
      if (this.#options.order === 'newest first') line.unshift(work)
      else line.push(work)
      signal?.addEventListener('abort', abort, { once: true })
      this.#advance()
      this.#refuseExcess(owner)
    })
  }

  /** Only in `newest first` queues. */
  renew(given: Work): void {
    if (this.#options.order === 'oldest first') return
    const line = this.#owners.get(given.owner)?.waiting[given.workClass ?? 'own'] ?? []
    const work = line.find((waiting) => waiting.given === given)
    if (!work) return
    remove(line, work)
    line.unshift(work)
  }

  /** Resolves to a function that ends the turn. @throws like `run` */
  take(work: Work): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.run(work, () => new Promise<void>((release) => resolve(release))).catch(reject)
    })
  }

  async #measure<Result>(owner: Owner, workClass: WorkClass, run: () => Promise<Result>): Promise<Result> {
    const { clock } = this.#options
    const startedAt = clock()
    owner.running += 1
    this.#running[workClass] += 1
    try {
      return await run()
    } finally {
      owner.usedMs += clock() - startedAt
      owner.running -= 1
      this.#running[workClass] -= 1
      this.#advance()
      this.#forgetIdle()
    }
  }

  #advance(): void {
    while (this.#running.own + this.#running.guest < this.#options.atOnce) {
      const next = this.#next()
      if (!next) return
      this.#nowMs = Math.max(this.#nowMs, next.owner.usedMs)
      remove(next.owner.waiting[next.work.workClass], next.work)
      next.work.start()
    }
  }

  #next(): { owner: Owner; work: Waiting } | undefined {
    let best: { owner: Owner; work: Waiting } | undefined
    for (const owner of this.#owners.values()) {
      if (owner.running >= this.#options.atOncePerOwner) continue
      const work = owner.waiting.own[0] ?? this.#firstGuest(owner)
      if (work && (!best || owner.usedMs < best.owner.usedMs)) best = { owner, work }
    }
    return best
  }

  #firstGuest(owner: Owner): Waiting | undefined {
    return this.#running.guest < this.#options.guestsAtOnce ? owner.waiting.guest[0] : undefined
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

function waitingOf({ waiting }: Owner): number {
  return weightOf(waiting.own) + weightOf(waiting.guest)
}

function weightOf(line: readonly Waiting[]): number {
  return line.reduce((sum, { given: { weight = 1 } }) => sum + weight, 0)
}

function lastOf({ waiting }: Owner): Waiting | undefined {
  return waiting.guest.at(-1) ?? waiting.own.at(-1)
}

function isIdle({ running, waiting }: Owner): boolean {
  return running === 0 && waiting.own.length + waiting.guest.length === 0
}

function remove(line: Waiting[], work: Waiting): void {
  const place = line.indexOf(work)
  if (place >= 0) line.splice(place, 1)
}
