import { SMALL_RENDER_MS } from '../render/render-queue.ts'
import type { AtOnce } from '../store/exports/claim-export.ts'
import type { ClaimedExport } from '../store/export-records.ts'
import { Draining } from './end-export.ts'
import { processExport, type ProcessTools } from './export-steps.ts'
import { LEASE_MS } from './lease.ts'
import { PollLoop } from '../poll-loop.ts'
import { logFields } from './worker-log.ts'

/*
 * Claims exports from the queue and renders a few at a time.
 *
 * It polls when it starts, when an export is queued in this process, when one of its exports has ended,
 * and every half second for exports that other processes queued, that are due for a retry, or whose
 * worker crashed. A claimed export is finished, failed, postponed or released; if the process dies
 * instead, the lease expires and another worker claims it.
 *
 * It claims in the order of the fair queue. Regular renders are not interrupted, so slow ones may
 * fill a worker. A full worker still claims a few express exports: exports that are expected to be
 * small, of accounts with nothing in progress here. An express export that takes longer than
 * expected no longer counts toward their limit, and the pool may evict it from a reserve process.
 *
 * States: running, draining, stopped. A draining worker claims nothing, lets exports in progress
 * finish for a while, and releases the rest.
 */

export interface ExportWorkerOptions extends ProcessTools {
  /** Identifies this worker in the queue. Unique among all processes. */
  readonly workerId: string
  /** Concurrent exports: one more than render processes, so that one can be read or written meanwhile. */
  readonly concurrency: number
  readonly pollMs?: number
  /** Maximum exports in progress of one account. Unlimited by default. */
  readonly atOnce?: AtOnce
  /** While it returns false, exports stay in the queue. */
  readonly canRender?: () => boolean
}

export interface ExportWorker {
  start(): void
  /** Claims nothing more. Resolves when exports in progress have ended, or were released after `drainMs`. */
  stop(options: { readonly drainMs: number }): Promise<void>
  active(): number
}

const POLL_MS = 500

/** Maximum number of express exports that still count as small. */
const MAX_EXPRESS = 2

interface Job {
  readonly claimed: ClaimedExport
  readonly abort: AbortController
  readonly isExpress: boolean
  readonly claimedAtMs: number
  /** Time at which a process began to render the export, from `performance.now`. */
  startedAtMs?: number
}

export function createExportWorker(options: ExportWorkerOptions): ExportWorker {
  return new Worker(options)
}

class Worker implements ExportWorker {
  readonly #options: ExportWorkerOptions
  readonly #jobs = new Map<Promise<void>, Job>()
  readonly #polls: PollLoop
  #pollTimer: NodeJS.Timeout | undefined
  #unsubscribe: (() => void) | undefined

  constructor(options: ExportWorkerOptions) {
    this.#options = options
    this.#polls = new PollLoop(
      () => this.#claimDue(),
      (err) => options.log?.error({ err }, 'could not read the queue'),
    )
  }

  start(): void {
    // Lets the request that queued the export send its response first.
    this.#unsubscribe = this.#options.signals.onQueued(() => setImmediate(() => this.#polls.request()))
    this.#pollTimer = setInterval(() => this.#polls.request(), this.#options.pollMs ?? POLL_MS)
    this.#polls.open()
  }

  async stop({ drainMs }: { readonly drainMs: number }): Promise<void> {
    this.#polls.close()
    clearInterval(this.#pollTimer)
    this.#unsubscribe?.()
    await this.#polls.idle()
    const timer = setTimeout(() => {
      for (const { abort } of this.#jobs.values()) abort.abort(new Draining())
    }, drainMs)
    await Promise.all(this.#jobs.keys())
    clearTimeout(timer)
  }

  active(): number {
    return this.#jobs.size
  }

  async #claimDue(): Promise<void> {
    const { store, signals, workerId, now, leaseMs = LEASE_MS, concurrency, canRender, atOnce } = this.#options
    while (this.#polls.isOpen && canRender?.() !== false) {
      const jobs = [...this.#jobs.values()]
      const expressJobs = jobs.filter((job) => job.isExpress)
      const isExpress = jobs.length - expressJobs.length >= concurrency
      if (isExpress && expressJobs.filter(isStillSmall).length >= MAX_EXPRESS) return
      const claimed = await store.exports.claim({
        ...{ workerId, now: now(), leaseMs },
        holding: jobs.map((job) => job.claimed.id),
        ...(atOnce && { atOnce }),
        ...(isExpress && {
          express: {
            maxCostMs: SMALL_RENDER_MS,
            exceptAccounts: [...new Set(jobs.map((job) => job.claimed.accountId))],
          },
        }),
      })
      if (claimed === undefined) return
      signals.announceAccount(claimed.accountId)
      this.#start({ claimed, abort: new AbortController(), isExpress, claimedAtMs: performance.now() })
    }
  }

  #start(job: Job): void {
    const { claimed, abort, isExpress } = job
    const onStart = (): void => {
      job.startedAtMs = performance.now()
      // The export then no longer counts as small, so that another one can be claimed.
      if (isExpress) setTimeout(() => this.#polls.request(), SMALL_RENDER_MS + 1).unref()
    }
    const startedAtMs = (): number => job.startedAtMs ?? job.claimedAtMs
    const isStopped = (): boolean => !this.#polls.isOpen
    const processing = processExport(this.#options, { claimed, abort, onStart, startedAtMs, isStopped })
      .catch((error: unknown) => {
        // The lease of the export expires, and a worker claims it again.
        this.#options.log?.error({ err: error, ...logFields(claimed) }, 'could not finish an export')
      })
      .finally(() => {
        this.#jobs.delete(processing)
        this.#polls.request()
      })
    this.#jobs.set(processing, job)
  }
}

function isStillSmall({ startedAtMs }: Job): boolean {
  return startedAtMs === undefined || performance.now() - startedAtMs < SMALL_RENDER_MS
}
