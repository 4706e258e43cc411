import type { ClaimedExport } from '../store/export-records.ts'
import type { Store } from '../store/store.ts'
import { logFields, type WorkerLog } from './worker-log.ts'

/** Another worker has claimed the export, so the results of this worker are discarded. */
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

/** Renews the lease of an export every third of its duration until `end()`. Uses a monotonic clock. */
export class Lease {
  readonly #options: LeaseOptions
  readonly #timer: NodeJS.Timeout
  #progress = 0
  #lastBeatAt: number
  #endsAt: number
  #heartbeat: Promise<void> | undefined
  #isEnded = false

  constructor(options: LeaseOptions) {
    this.#options = options
    this.#lastBeatAt = performance.now()
    this.#endsAt = this.#lastBeatAt + options.leaseMs
    this.#timer = setInterval(() => this.#beat(), options.leaseMs / 3)
  }

  reportProgress(progress: number): void {
    this.#progress = progress
    if (performance.now() - this.#lastBeatAt >= PROGRESS_MS) this.#beat()
  }

  /**
   * Stops renewing the lease. Waits for a heartbeat in progress, so that it cannot extend a lease
   * that is released next. That heartbeat no longer aborts the render: it may find that this worker
   * has already ended the export.
   */
  async end(): Promise<void> {
    this.#isEnded = true
    clearInterval(this.#timer)
    await this.#heartbeat
  }

  #beat(): void {
    if (this.#heartbeat !== undefined || this.#isEnded) return
    this.#heartbeat = this.#renew().finally(() => {
      this.#heartbeat = undefined
    })
  }

  async #renew(): Promise<void> {
    const { claimed, store, leaseMs, log } = this.#options
    const time = performance.now()
    this.#lastBeatAt = time
    try {
      const isMine = await store.exports.heartbeat(claimed.id, claimed.claims, { leaseMs, progress: this.#progress })
      if (isMine) this.#endsAt = time + leaseMs
      else this.#lose()
    } catch (error) {
      log?.warn({ err: error, ...logFields(claimed) }, 'could not renew a lease')
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
