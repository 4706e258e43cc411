import { type Failure } from '../failure.ts'

/*
 * Work that is waiting belongs to an owner, usually an account. The next owner is the one that has used the least time so
 * far, so that an owner with a thousand pieces of work delays another owner's first piece by one piece at most.
 *
 * Time is measured while work runs. An owner that was idle starts at the time of the owner served last: idle periods earn
 * no credit and cost nothing. Owners that are idle and not ahead of the others are forgotten.
 */

/** Work of a guest runs after all other work of its owner, and has smaller limits. */
export type WorkClass = 'own' | 'guest'

export interface FairQueueOptions {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number
  /** Of these, at most so many of one owner. */
  readonly atOncePerOwner: number
  /** Of these, at most so many of guests. Defaults to `atOnce`. */
  readonly guestsAtOnce?: number
  /** Pieces of work that wait. */
  readonly waiting: number
  readonly waitingPerOwner: number
  /** Defaults to `waitingPerOwner`. */
  readonly waitingGuestsPerOwner?: number
  /** Which of an owner's pieces of work in the same class runs first. */
  readonly order: 'oldest first' | 'newest first'
  /** What a piece of work is refused with when there are too many. */
  readonly refusal: () => Failure
  /** A monotonic clock in milliseconds. Defaults to `performance.now`. */
  readonly clock?: () => number
}

export interface Work {
  readonly owner: string
  /** Defaults to `own`. */
  readonly workClass?: WorkClass
  /** Once aborted, work that still waits is dropped; work that runs is not stopped. */
  readonly signal?: AbortSignal | undefined
}

interface Waiting {
  readonly workClass: WorkClass
  readonly start: () => void
  readonly drop: (reason: Error) => void
}

interface Owner {
  readonly waiting: Record<WorkClass, Waiting[]>
  running: number
  usedMs: number
}

/** Runs asynchronous work with bounded concurrency and bounded waiting, sharing the time fairly between owners. */
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

  /** Pieces of work that wait. */
  get waiting(): number {
    let count = 0
    for (const owner of this.#owners.values()) count += waitingOf(owner)
    return count
  }

  /**
   * Runs `run` when it is the owner's turn. When too many wait, the work that would have run last is refused: first of the
   * owner that exceeds its own limit, then of the owner with the most work waiting.
   *
   * @throws the refusal; `signal.reason` if it was aborted while it waited; whatever `run` throws
   */
  run<Result>({ owner: name, workClass = 'own', signal }: Work, run: () => Promise<Result>): Promise<Result> {
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
      const work: Waiting = { workClass, start, drop }
      const line = owner.waiting[workClass]
      if (this.#options.order === 'newest first') line.unshift(work)
      else line.push(work)
      signal?.addEventListener('abort', abort, { once: true })
      this.#advance()
      this.#refuseExcess(owner)
    })
  }

  /** Waits for a turn and resolves with what ends it. It ends only by that. @throws as `run` does */
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
    if (owner.waiting.guest.length > waitingGuestsPerOwner) owner.waiting.guest.at(-1)?.drop(refusal())
    if (waitingOf(owner) > waitingPerOwner) lastOf(owner)?.drop(refusal())
    if (this.waiting <= waiting) return
    const longest = [...this.#owners.values()].reduce((a, b) => (waitingOf(b) > waitingOf(a) ? b : a))
    lastOf(longest)?.drop(refusal())
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
  return waiting.own.length + waiting.guest.length
}

/** The work of `owner` that would run last. */
function lastOf({ waiting }: Owner): Waiting | undefined {
  return waiting.guest.at(-1) ?? waiting.own.at(-1)
}

function isIdle(owner: Owner): boolean {
  return owner.running === 0 && waitingOf(owner) === 0
}

function remove(line: Waiting[], work: Waiting): void {
  const place = line.indexOf(work)
  if (place >= 0) line.splice(place, 1)
}
