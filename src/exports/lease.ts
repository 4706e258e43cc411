import { type ClaimedExport } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { type WorkerLog } from './worker-log.ts'

/** Another worker has claimed the export, so this one's work is discarded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

interface LeaseOptions {
  readonly claimed: ClaimedExport
  readonly store: Store
  readonly leaseMs: number
  /** Aborted with `LeaseLost` when the lease is lost. */
  readonly abort: AbortController
  readonly log?: WorkerLog | undefined
}

export const LEASE_MS = 15_000

/** Minimum interval between two writes of progress. */
const PROGRESS_MS = 500

/** Renews the lease of an export every third of its duration until `end`. Measures time on a clock that cannot step. */
export class Lease {
  readonly #options: LeaseOptions
  readonly #timer: NodeJS.Timeout
  #progress = 0
  #beatAt: number
  #endsAt: number
  #beating: Promise<void> | undefined
  #isEnded = false

  constructor(options: LeaseOptions) {
    this.#options = options
    this.#beatAt = performance.now()
    this.#endsAt = this.#beatAt + options.leaseMs
    this.#timer = setInterval(() => this.#beat(), options.leaseMs / 3)
  }

  note(progress: number): void {
    this.#progress = progress
    if (performance.now() - this.#beatAt >= PROGRESS_MS) this.#beat()
  }

  /**
   * Stops renewing the lease and no longer aborts: a pending heartbeat may find the export ended by
   * its own worker. Resolves when that heartbeat has ended, so that it cannot extend a lease that
   * is released next.
   */
  async end(): Promise<void> {
    this.#isEnded = true
    clearInterval(this.#timer)
    await this.#beating
  }

  #beat(): void {
    if (this.#beating !== undefined || this.#isEnded) return
    this.#beating = this.#renew().finally(() => {
      this.#beating = undefined
    })
  }

  async #renew(): Promise<void> {
    const { claimed, store, leaseMs, log } = this.#options
    const time = performance.now()
    this.#beatAt = time
    try {
      const isMine = await store.exports.heartbeat(claimed.id, claimed.claims, { leaseMs, progress: this.#progress })
      if (isMine) this.#endsAt = time + leaseMs
      else this.#lose()
    } catch (error) {
      log?.warn({ err: error, exportId: claimed.id }, 'could not renew a lease')
      if (performance.now() >= this.#endsAt) this.#lose()
    }
  }

  #lose(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    clearInterval(this.#timer)
    this.#options.abort.abort(new LeaseLost())
  }
}
