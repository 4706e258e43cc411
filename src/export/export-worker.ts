import { type ExportSignals } from '../service/export-signals.ts'
import { removeLeftovers } from '../service/remove-leftovers.ts'
import { type UsedTime } from '../store/exports.ts'
import { type ClaimedExport, type ExportError, type ExportFormat } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { removeFilesOfOthers, removeOwnFiles } from './claimed-files.ts'
import { Lease, LeaseLost } from './lease.ts'
import { INTERNAL_ERROR, judge, MOST_DEATHS } from './retry.ts'
import { type ExportTools, type RenderedExport, runExport } from './run-export.ts'
import { type WorkerLog } from './worker-log.ts'

/*
 * Takes exports from the queue and renders them, a few at a time.
 *
 * It looks for work when it starts, when an export is queued in this process, when one of its own has ended, and every half
 * second: for exports that other processes queued, whose time has come again, or whose worker died. An export it has
 * taken is finished, failed, put off, or given back; if the process dies instead, the lease ends and another takes it.
 *
 * It claims in the order of the fair queue. Renders cannot be interrupted for others, so that a worker may be full of slow ones: then it
 * still claims a few that are expected to be quick, of accounts that have nothing under way here.
 *
 * Running, then draining, then stopped: a worker that drains takes nothing new, lets what is under way finish for a while,
 * and gives the rest back to the queue.
 */

/** How one export ended here, for metrics. */
export interface EndedExport {
  readonly status: 'completed' | 'failed'
  readonly format: ExportFormat
  /** From being queued to being ended. */
  readonly totalMs: number
  /** From being taken to being ended. */
  readonly renderMs: number
  readonly errorCode: string | null
}

export interface ExportWorkerOptions extends ExportTools {
  readonly store: Store
  readonly signals: ExportSignals
  /** Names this worker in the queue: unique among all processes. */
  readonly workerId: string
  /** How many exports at once: one more than render processes, so that one is read or written while others are drawn. */
  readonly concurrency: number
  /** How long files are kept. */
  readonly keptMs: number
  /** How long a worker that dies keeps its exports from others. 15 s by default. */
  readonly leaseMs?: number
  readonly pollMs?: number
  /** While it returns false, exports stay in the queue. */
  readonly canRender?: () => boolean
  readonly log?: WorkerLog
  readonly onEnd?: (ended: EndedExport) => void
}

export interface ExportWorker {
  start(): void
  /** Takes nothing new; resolves when what is under way has ended, or was given back after `drainMs`. */
  stop(options: { readonly drainMs: number }): Promise<void>
  /** How many exports are under way here. */
  active(): number
}

const LEASE_MS = 15_000
const POLL_MS = 500

/** What a worker that is full still claims: so many at once, each expected to take no longer. */
const EXPRESS = { most: 2, maxCostMs: 1_000 } as const

interface Job {
  readonly claimed: ClaimedExport
  readonly abort: AbortController
  readonly isExpress: boolean
}

export function createExportWorker(options: ExportWorkerOptions): ExportWorker {
  return new Worker(options)
}

/** Why a render is given up while the worker drains. */
class Draining extends Error {}

class Worker implements ExportWorker {
  readonly #options: ExportWorkerOptions
  readonly #jobs = new Map<Promise<void>, Job>()
  #isTaking = false
  #isRinging = false
  #isStopped = true
  #poll: NodeJS.Timeout | undefined
  #unsubscribe: (() => void) | undefined
  #taking: Promise<void> = Promise.resolve()

  constructor(options: ExportWorkerOptions) {
    this.#options = options
  }

  start(): void {
    this.#isStopped = false
    // After whoever queued it has answered its client.
    this.#unsubscribe = this.#options.signals.onQueued(() => setImmediate(() => this.#wake()))
    this.#poll = setInterval(() => this.#wake(), this.#options.pollMs ?? POLL_MS)
    this.#wake()
  }

  async stop({ drainMs }: { readonly drainMs: number }): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#poll)
    this.#unsubscribe?.()
    await this.#taking
    const timer = setTimeout(() => {
      for (const { abort } of this.#jobs.values()) abort.abort(new Draining())
    }, drainMs)
    await Promise.all(this.#jobs.keys())
    clearTimeout(timer)
  }

  active(): number {
    return this.#jobs.size
  }

  /** Looks for work, now or, where it is looking already, once more. */
  #wake(): void {
    this.#isRinging = true
    if (!this.#isTaking) this.#taking = this.#takeAll()
  }

  async #takeAll(): Promise<void> {
    this.#isTaking = true
    try {
      while (this.#isRinging && !this.#isStopped) {
        this.#isRinging = false
        await this.#takeDue()
      }
    } catch (error) {
      // The store is away. The next look is in half a second.
      this.#options.log?.error({ err: error }, 'the queue could not be read')
    } finally {
      this.#isTaking = false
    }
  }

  async #takeDue(): Promise<void> {
    const { store, signals, workerId, now, leaseMs = LEASE_MS, concurrency, canRender } = this.#options
    while (!this.#isStopped && canRender?.() !== false) {
      const jobs = [...this.#jobs.values()]
      const expressJobs = jobs.filter((job) => job.isExpress).length
      const isExpress = jobs.length - expressJobs >= concurrency
      if (isExpress && expressJobs >= EXPRESS.most) return
      const claimed = await store.exports.claim({
        ...{ workerId, now: now(), leaseMs },
        holding: jobs.map((job) => job.claimed.id),
        ...(isExpress && {
          express: {
            maxCostMs: EXPRESS.maxCostMs,
            exceptAccounts: [...new Set(jobs.map((job) => job.claimed.accountId))],
          },
        }),
      })
      if (claimed === undefined) return
      signals.announceAccount(claimed.accountId)
      this.#begin({ claimed, abort: new AbortController(), isExpress })
    }
  }

  #begin(begun: Job): void {
    const job = this.#run(begun)
      .catch((error: unknown) => {
        // Its lease will end, and a worker will claim it again.
        this.#options.log?.error({ err: error, exportId: begun.claimed.id }, 'an export could not be ended')
      })
      .finally(() => {
        this.#jobs.delete(job)
        this.#wake()
      })
    this.#jobs.set(job, begun)
  }

  async #run({ claimed, abort }: Job): Promise<void> {
    const { store, leaseMs = LEASE_MS, log } = this.#options
    let startedAt = performance.now()
    if (claimed.deaths >= MOST_DEATHS) {
      log?.error(
        { exportId: claimed.id, deaths: claimed.deaths },
        'an export is given up: every worker that took it died',
      )
      await this.#fail(claimed, INTERNAL_ERROR, { startedAt })
      return
    }
    const lease = new Lease({ claimed, store, leaseMs, abort, log })
    try {
      const onProgress = (progress: number): void => lease.note(progress)
      // Its account is charged for rendering, not for waiting until a process was free.
      const onStart = (): void => void (startedAt = performance.now())
      const rendered = await runExport(claimed, this.#options, { signal: abort.signal, onStart, onProgress })
      await lease.end()
      await this.#finish(claimed, rendered, startedAt)
    } catch (error) {
      await lease.end()
      // Why it was given up says more than what that broke.
      const cause: unknown = abort.signal.aborted ? abort.signal.reason : error
      await this.#recover(claimed, cause, startedAt)
    }
  }

  async #finish(claimed: ClaimedExport, rendered: RenderedExport, startedAt: number): Promise<void> {
    const { store, signals, now, keptMs } = this.#options
    const time = now()
    const completed = await store.exports.finish(claimed.id, claimed.claims, {
      ...rendered,
      now: time,
      expiresAt: time + keptMs,
      fileSet: claimed.id,
      usedMs: performance.now() - startedAt,
    })
    signals.announceChanged(completed)
    signals.announceAccount(claimed.accountId)
    if (completed.length === 0) {
      await removeOwnFiles(this.#options, claimed)
      return
    }
    this.#tell(claimed, { status: 'completed', startedAt, errorCode: null })
    // What crashed attempts left behind; seldom there, and never worth a wait.
    if (claimed.claims > 1) await removeFilesOfOthers(this.#options, claimed)
  }

  async #recover(claimed: ClaimedExport, error: unknown, startedAt: number): Promise<void> {
    const { store, log } = this.#options
    const { id, claims } = claimed
    const usedMs = performance.now() - startedAt
    // The next attempt writes under names of its own, and on a full disk these files take the room that it needs.
    await removeOwnFiles(this.#options, claimed)
    if (error instanceof LeaseLost) {
      log?.warn({ exportId: id }, 'an export was taken over by another worker')
      return
    }
    if (this.#isStopped && isShutdown(error)) {
      await store.exports.release(id, claims)
      return
    }
    const verdict = judge(error, claimed.attempts)
    if ('fail' in verdict) {
      if (verdict.fail.code === 'internal_error') log?.error({ err: error, exportId: id }, 'an export failed')
      await this.#fail(claimed, verdict.fail, { startedAt, usedMs })
      return
    }
    log?.warn({ err: error, exportId: id, ...verdict }, 'an export failed and is tried again')
    await store.exports.retryLater(id, claims, { delayMs: verdict.retryAfterMs, usedMs })
  }

  async #fail(
    claimed: ClaimedExport,
    error: ExportError,
    { startedAt, ...used }: UsedTime & { readonly startedAt: number },
  ): Promise<void> {
    const { store, signals, now } = this.#options
    const isMine = await store.exports.fail(claimed.id, claimed.claims, { error, now: now(), ...used })
    if (!isMine) {
      // Removed with its account, or taken over: some of its pages may have been written.
      await removeOwnFiles(this.#options, claimed)
      return
    }
    signals.announceChanged([claimed.id])
    signals.announceAccount(claimed.accountId)
    await this.#removeFailed(claimed)
    this.#tell(claimed, { status: 'failed', startedAt, errorCode: error.code })
  }

  #tell(
    claimed: ClaimedExport,
    ended: { status: EndedExport['status']; startedAt: number; errorCode: string | null },
  ): void {
    const { startedAt, status, errorCode } = ended
    const { now, onEnd, log } = this.#options
    const end = {
      status,
      format: claimed.format,
      // The wall clock may have been set back since.
      totalMs: Math.max(0, now() - claimed.createdAt),
      renderMs: performance.now() - startedAt,
      errorCode,
    }
    onEnd?.(end)
    log?.info({ exportId: claimed.id, account: claimed.accountId, attempt: claimed.attempts + 1, ...end }, 'export')
  }

  /** Removes the files that all attempts of a failed export wrote. */
  async #removeFailed({ id }: ClaimedExport): Promise<void> {
    try {
      await removeLeftovers(this.#options, { fileSets: [id] })
    } catch (error) {
      this.#options.log?.warn({ err: error, exportId: id }, 'files of a failed export are left to the sweep')
    }
  }
}

function isShutdown(error: unknown): boolean {
  return error instanceof Draining || (error instanceof Error && 'code' in error && error.code === 'shutting_down')
}
