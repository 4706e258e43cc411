import { availableParallelism } from 'node:os'
import { Failure } from '../failure.ts'
import { answerRender, type RenderRequest } from './answer-render.ts'
import { openJob, type RenderJob } from './render-job.ts'
import { type RendererOptions, type RendererStats, type RenderOptions } from './render-options.ts'
import { errorOfEnd } from './render-process-died.ts'
import { type ProcessEnd } from './render-process.ts'
import { type FromProcess, receivedError } from './render-protocol.ts'
import { RenderQueue } from './render-queue.ts'
import { holdNeeded, openSlot, type RenderSlot } from './render-slot.ts'
import { type RenderResult, type RenderTask } from './render-task.ts'

/*
 * A pool of processes that render, one task each at a time.
 *
 * A task is queued, then running, then settled. It starts when a process is idle and ends with the process's result, its time
 * limit, its signal, or the process's end.
 *
 * A process is starting until it reports `ready`, then idle and busy in turn. It is killed and replaced when it starts or
 * renders for too long, exceeds its memory, or does not stop in time a render that was given up. One that is left with much
 * memory after a large render is replaced while nothing waits.
 *
 * Besides the fixed number of processes there are reserve processes, started while all others are busy, for small tasks of
 * accounts that have nothing running: no backlog of one account delays another's small render. They end when idle.
 */

const DEFAULTS = { timeoutMs: 30_000, memoryMb: 2048, startMs: 20_000 }

/** How long a process may take to stop a render that was given up. */
const STOP_GRACE_MS = 1_000

/** After this many failed starts in a row, waiting tasks fail instead of waiting longer. */
const START_ATTEMPTS = 3
const START_BACKOFF_MS = 100
const RETRY_SECONDS = 5

/** How long a small task waits before a reserve process is started for it. */
const RESERVE_DELAY_MS = 100
const RESERVE_IDLE_MS = 30_000
const RESERVE_BACKOFF_MS = 5_000

/** A process above this when idle is replaced after a moment. An ordinary render leaves some 250 MiB. */
const LARGE_RESIDENT_MB = 400
const LARGE_IDLE_MS = 1_000

export class RenderPool {
  readonly #options: Required<Omit<RendererOptions, 'log'>> & Pick<RendererOptions, 'log'>
  readonly #queue = new RenderQueue()
  readonly #slots = new Set<RenderSlot>()
  readonly #counts = { restarted: 0, rendered: 0, failed: 0 }
  #lastId = 0
  #failedStarts = 0
  #reserveTimer: NodeJS.Timeout | undefined
  #isClosing = false
  #isEnded = false
  #drained: (() => void) | undefined

  constructor(options: RendererOptions) {
    const module = new URL('render-child.ts', import.meta.url)
    this.#options = { ...DEFAULTS, workers: availableParallelism(), module, ...options }
    for (let i = 0; i < this.#options.workers; i += 1) this.#open()
  }

  /**
   * Renders `task` in a process of the pool.
   *
   * @throws {Failure} `render_timeout`; `output_too_large` when it is estimated to need more memory than allowed, `render_memory` when it
   *   used more; `overloaded` while no process can be started; `shutting_down` after `close`; whatever the render itself fails with
   * @throws {@link RenderProcessDied} when its process ended: the task may be tried again
   * @throws `signal.reason` once the signal is aborted, and what `onFile` rejects with
   */
  async render(task: RenderTask, options: RenderOptions = {}): Promise<RenderResult> {
    options.signal?.throwIfAborted()
    if (this.#isClosing) throw shuttingDown()
    this.#lastId += 1
    const { job, result } = openJob({
      ...options,
      id: this.#lastId,
      task,
      onAbort: (aborted, reason) => this.#giveUp(aborted, reason),
      onSettled: (outcome) => (this.#counts['warnings' in outcome ? 'rendered' : 'failed'] += 1),
    })
    this.#queue.add(job)
    if (!this.canRender()) this.#failWaiting()
    this.#advance()
    return await result
  }

  /** False while no process is ready and none could be started lately. */
  canRender(): boolean {
    const isReady = [...this.#slots].some(({ state }) => state !== 'starting')
    return isReady || this.#failedStarts < START_ATTEMPTS
  }

  stats(): RendererStats {
    return { workers: this.#slots.size, busy: this.#running().length, queued: this.#queue.length, ...this.#counts }
  }

  /** Takes no more tasks, lets those under way finish for `drainMs` (without a limit by default), then ends every process. */
  async close({ drainMs = Infinity }: { readonly drainMs?: number } = {}): Promise<void> {
    this.#isClosing = true
    if (drainMs > 0 && this.#isWorking()) {
      await new Promise<void>((resolve) => {
        const timer = drainMs === Infinity ? undefined : setTimeout(resolve, drainMs)
        this.#drained = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#isEnded = true
    clearTimeout(this.#reserveTimer)
    for (const job of this.#queue.removeAll()) job.settle({ error: shuttingDown() })
    const slots = [...this.#slots]
    this.#slots.clear()
    for (const slot of slots) {
      clearTimeout(slot.timer)
      slot.job?.settle({ error: shuttingDown() })
    }
    await Promise.all(slots.map((slot) => slot.process.end()))
  }

  /** Gives waiting jobs to idle processes, and keeps the server alive for just as long as that goes on. */
  #advance(): void {
    for (const slot of this.#slots) {
      if (slot.state !== 'idle') continue
      const running = this.#running()
      const job = slot.isReserve ? this.#queue.nextSmall(running) : this.#queue.next(running)
      if (job) this.#start(slot, job)
    }
    this.#reserveTimer ??= this.#needsReserve() ? setTimeout(() => this.#openReserve(), RESERVE_DELAY_MS) : undefined
    holdNeeded(this.#slots, this.#queue.length > 0)
    if (this.#isClosing && !this.#isWorking()) this.#drained?.()
  }

  #running(): RenderJob[] {
    return [...this.#slots].flatMap(({ state, job }) => (state === 'busy' && job ? [job] : []))
  }

  #isWorking(): boolean {
    return this.#queue.length > 0 || this.#running().length > 0
  }

  #start(slot: RenderSlot, job: RenderJob): void {
    this.#queue.remove(job)
    clearTimeout(slot.timer)
    slot.state = 'busy'
    slot.job = job
    this.#limit(slot, job, this.#limitOf(job))
    job.onStart?.()
    slot.process.send({ type: 'render', id: job.id, drawing: job.drawing })
  }

  #limitOf(job: RenderJob): number {
    return Math.min(this.#options.timeoutMs, job.timeoutMs)
  }

  #limit(slot: RenderSlot, job: RenderJob, leftMs: number): void {
    slot.endsAtMs = performance.now() + leftMs
    slot.timer = setTimeout(() => {
      const limitMs = this.#limitOf(job)
      this.#options.log?.warn({ limitMs }, 'render timed out; its process is replaced')
      job.settle({ error: new Failure('render_timeout', { limitMs }) })
      this.#replace(slot)
    }, leftMs)
  }

  /** The render's clock stops while it waits for the server to read an image or to store a file. */
  async #answer(slot: RenderSlot, job: RenderJob, message: RenderRequest): Promise<void> {
    const leftMs = slot.endsAtMs - performance.now()
    clearTimeout(slot.timer)
    try {
      const answer = await answerRender(job, message)
      if (job.isSettled) return
      this.#limit(slot, job, leftMs)
      slot.process.send(answer)
    } catch (error) {
      this.#giveUp(job, error)
    }
  }

  /** Ends a job early, whether it waits or runs. */
  #giveUp(job: RenderJob, error: unknown): void {
    job.settle({ error })
    if (this.#queue.remove(job)) {
      this.#advance()
      return
    }
    const slot = [...this.#slots].find((candidate) => candidate.job === job)
    if (!slot) return
    slot.process.send({ type: 'stop', id: job.id })
    clearTimeout(slot.timer)
    slot.timer = setTimeout(() => this.#replace(slot), STOP_GRACE_MS)
  }

  #receive(slot: RenderSlot, message: FromProcess): void {
    if (message.type === 'ready') {
      this.#failedStarts = 0
      this.#rest(slot, 0)
      return
    }
    const { job } = slot
    if (job?.id !== message.id) return
    switch (message.type) {
      case 'done':
        job.settle({ warnings: message.warnings })
        this.#rest(slot, message.residentMb)
        break
      case 'failed':
        job.settle({ error: receivedError(message.error) })
        this.#rest(slot, message.residentMb)
        break
      case 'progress':
        if (!job.isSettled) job.onProgress?.(message.done, message.of)
        break
      default:
        // Given up: the process has been told to stop.
        if (!job.isSettled) void this.#answer(slot, job, message)
    }
  }

  /** The process is idle, and ends after a while if it is a reserve or retains much memory. */
  #rest(slot: RenderSlot, residentMb: number): void {
    clearTimeout(slot.timer)
    slot.state = 'idle'
    slot.job = undefined
    slot.timer = undefined
    this.#advance()
    if (slot.state !== ('idle' as RenderSlot['state'])) return
    if (slot.isReserve) slot.timer = setTimeout(() => this.#close(slot), RESERVE_IDLE_MS)
    else if (residentMb > LARGE_RESIDENT_MB) slot.timer = setTimeout(() => this.#replace(slot), LARGE_IDLE_MS)
    slot.timer?.unref()
  }

  #open({ isReserve = false } = {}): void {
    const slot = openSlot(
      { ...this.#options, isReserve },
      {
        onMessage: (message) => {
          if (this.#slots.has(slot)) this.#receive(slot, message)
        },
        onEnd: (end) => this.#ended(slot, end),
      },
    )
    this.#slots.add(slot)
  }

  /** Kills the process. Whatever it still sends is ignored. */
  #close(slot: RenderSlot): boolean {
    clearTimeout(slot.timer)
    if (!this.#slots.delete(slot)) return false
    void slot.process.end()
    return true
  }

  #replace(slot: RenderSlot): void {
    if (!this.#close(slot)) return
    this.#counts.restarted += 1
    if (!slot.isReserve) this.#open()
    this.#advance()
  }

  /** The process ended by itself: its render fails, and another process takes its place. */
  #ended(slot: RenderSlot, end: ProcessEnd): void {
    clearTimeout(slot.timer)
    if (!this.#slots.delete(slot)) return
    const { reason, stderr } = end
    this.#options.log?.warn({ reason, ...(stderr && { stderr }) }, 'render process ended and is replaced')
    slot.job?.settle({ error: errorOfEnd(end, this.#options.memoryMb) })
    this.#counts.restarted += 1
    if (slot.state === 'starting') this.#startFailed(slot)
    else if (!slot.isReserve) this.#open()
    this.#advance()
  }

  /** What prevents a start will not pass at once, and must not keep the machine busy meanwhile. */
  #startFailed({ isReserve }: RenderSlot): void {
    if (isReserve) {
      // Not at once again, for the task that wants one still waits.
      this.#reserveTimer ??= setTimeout(() => this.#openReserve(), RESERVE_BACKOFF_MS)
      return
    }
    this.#failedStarts += 1
    if (!this.canRender()) this.#failWaiting()
    const wait = setTimeout(
      () => {
        if (!this.#isEnded) this.#open()
        this.#advance()
      },
      START_BACKOFF_MS * 2 ** Math.min(this.#failedStarts, 8),
    )
    if (this.#queue.length === 0) wait.unref()
  }

  #failWaiting(): void {
    const reason = 'no render process can be started; the log of the server says why'
    for (const job of this.#queue.removeAll()) {
      job.settle({ error: new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason }) })
    }
  }

  #needsReserve(): boolean {
    const reserves = [...this.#slots].filter(({ isReserve }) => isReserve)
    if (reserves.length >= this.#options.workers || reserves.some(({ state }) => state === 'starting')) return false
    const others = [...this.#slots].filter(({ isReserve }) => !isReserve)
    return others.every(({ state }) => state === 'busy') && this.#queue.nextSmall(this.#running()) !== undefined
  }

  #openReserve(): void {
    this.#reserveTimer = undefined
    if (!this.#isEnded && this.#needsReserve()) this.#open({ isReserve: true })
    holdNeeded(this.#slots, this.#queue.length > 0)
  }
}

function shuttingDown(): Failure {
  return new Failure('shutting_down', { retryAfterSeconds: 1 })
}
