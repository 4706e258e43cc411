import { type ClaimedExport } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { type WorkerLog } from './worker-log.ts'

/** The export was taken by somebody else: whatever is done for it here is in vain. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

interface LeaseOptions {
  readonly claimed: ClaimedExport
  readonly store: Store
  readonly now: () => number
  readonly leaseMs: number
  /** Aborted with `LeaseLost` when the lease is. */
  readonly abort: AbortController
  readonly log: WorkerLog | undefined
}

/** Progress is told no oftener, since each telling is a write. */
const PROGRESS_MS = 500

/** Keeps an export for its worker: puts the end of the lease off, three times in each, until `end`. */
export class Lease {
  readonly #options: LeaseOptions
  readonly #timer: NodeJS.Timeout
  #progress = 0
  #beatAt: number
  #endsAt: number
  #isBeating = false
  #isEnded = false

  constructor(options: LeaseOptions) {
    this.#options = options
    this.#beatAt = options.now()
    this.#endsAt = this.#beatAt + options.leaseMs
    this.#timer = setInterval(() => void this.#beat(), options.leaseMs / 3)
  }

  /** `progress` 0–1. */
  note(progress: number): void {
    this.#progress = progress
    if (this.#options.now() - this.#beatAt >= PROGRESS_MS) void this.#beat()
  }

  /** From now on nothing aborts: a heartbeat that is still under way may well find the export ended, by its own worker. */
  end(): void {
    this.#isEnded = true
    clearInterval(this.#timer)
  }

  async #beat(): Promise<void> {
    if (this.#isBeating || this.#isEnded) return
    this.#isBeating = true
    const { claimed, store, now, leaseMs, log } = this.#options
    const time = now()
    this.#beatAt = time
    try {
      const isMine = await store.exports.heartbeat(claimed.id, claimed.claims, {
        now: time,
        leaseMs,
        progress: this.#progress,
      })
      if (isMine) this.#endsAt = time + leaseMs
      else this.#lose()
    } catch (error) {
      log?.warn({ err: error, exportId: claimed.id }, 'a lease could not be put off')
      if (now() >= this.#endsAt) this.#lose()
    } finally {
      this.#isBeating = false
    }
  }

  #lose(): void {
    if (this.#isEnded) return
    this.end()
    this.#options.abort.abort(new LeaseLost())
  }
}
