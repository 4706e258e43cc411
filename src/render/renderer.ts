import { availableParallelism } from 'node:os'
import { Failure } from '../failure.ts'
import { openJob, type RenderJob } from './render-job.ts'
import { pictureMemoryMb, renderMemoryMb } from './render-memory.ts'
import { type OnProgress, type RenderResult, type RenderTask } from './render-task.ts'
import { startRenderWorker, type WorkerEvents } from './render-worker.ts'
import { holdNeeded, openSeat, type Seat } from './seat.ts'
import { createUndertaker } from './undertaker.ts'
import { deathOf } from './worker-died.ts'
import { receivedError, type WorkerMessage } from './worker-protocol.ts'

/*
 * A pool of threads that render, one task each at a time.
 *
 * A task is queued, then running, then settled, and never goes back. Queued tasks start in the order they came, as soon as a
 * thread is idle and the pixels of all running tasks together fit the limit. A running task ends with its thread's answer,
 * with its time, with its signal, or with its thread's death.
 *
 * A thread is starting until it says `ready`, then idle or busy by turns, and gone in the end. Whatever ends it but the
 * closing of the pool, another one takes its place. A thread whose task was given up is asked to stop at its next element; one
 * that does not within the grace is ended. Threads keep the process alive only while a task is queued or running.
 */

export interface RendererOptions {
  /** Threads. By default one for each core. */
  readonly workers?: number
  /** How long one render may take once it runs. 30 s by default. */
  readonly timeoutMs?: number
  /** What one thread's JavaScript heap may take, in MiB. 512 by default. */
  readonly memoryMb?: number
  /** What the pictures of all running renders together may take by an estimate made up front, in MiB. 2048 by default. */
  readonly pixelMemoryMb?: number
  readonly log?: RenderLog
  /** The threads' module, for tests of threads that misbehave. */
  readonly worker?: URL
}

export interface RenderLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface Renderer {
  /**
   * Renders `task` on a thread.
   *
   * @throws {Failure} `render_timeout`; `output_too_large` when its pictures can never fit, or its thread's heap is spent; `shutting_down` after `close`;
   *   whatever the render itself fails with
   * @throws {@link WorkerDied} when its thread ended: the task may be tried again
   * @throws `signal.reason` once the signal is aborted
   */
  render(task: RenderTask, options?: RenderOptions): Promise<RenderResult>
  stats(): RendererStats
  /** Takes no more tasks, lets those under way finish for `drainMs` (for ever by default), then ends every thread. */
  close(options?: { readonly drainMs?: number }): Promise<void>
}

export interface RenderOptions {
  readonly signal?: AbortSignal
  /** After each page. */
  readonly onProgress?: OnProgress
  /** The account the render counts for. Accounts share the processes fairly. */
  readonly accountId?: string
  /** Estimated processor time in milliseconds, from `estimateRenderMs`. */
  readonly costMs?: number
}

/** `restarted`, `rendered` and `failed` count since the pool began. */
export interface RendererStats {
  readonly workers: number
  readonly busy: number
  readonly queued: number
  readonly restarted: number
  /** Threads that were ended and are still there some seconds later, busy in native code that cannot be interrupted. */
  readonly stuck: number
  readonly rendered: number
  readonly failed: number
}

const DEFAULTS = { timeoutMs: 30_000, memoryMb: 512, pixelMemoryMb: 2048 }

/** How long a thread may take to notice that its render was given up, before it is ended. */
const ABANDON_GRACE_MS = 1_000

/** Threads that die before they are ready one after another: after so many, waiting tasks fail rather than hang. */
const START_ATTEMPTS = 3
const START_BACKOFF_MS = 100

/** Ids go through shared memory as 32-bit integers; 0 there means none. */
const LAST_ID = 0x7fff_ffff

/** Starts a pool. Its threads warm up at once, while the caller goes on. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  return new Pool(options)
}

class Pool implements Renderer {
  readonly #options: Required<Omit<RendererOptions, 'log'>> & Pick<RendererOptions, 'log'>
  readonly #queue: RenderJob[] = []
  readonly #seats = new Set<Seat>()
  readonly #counts = { restarted: 0, rendered: 0, failed: 0 }
  readonly #undertaker = createUndertaker()
  #lastId = 0
  #failedStarts = 0
  #closing = false
  #ended = false
  #drained: (() => void) | undefined

  constructor(options: RendererOptions) {
    const worker = new URL('worker.ts', import.meta.url)
    this.#options = { ...DEFAULTS, workers: availableParallelism(), worker, ...options }
    for (let i = 0; i < this.#options.workers; i += 1) this.#seat()
  }

  async render(task: RenderTask, { signal, onProgress }: RenderOptions = {}): Promise<RenderResult> {
    const hasPictures = Object.keys(task.images).length > 0
    const memoryMb = renderMemoryMb(task) + (hasPictures ? await pictureMemoryMb(task) : 0)
    signal?.throwIfAborted()
    if (this.#closing) throw new Failure('shutting_down', { retryAfterSeconds: 1 })
    const limitMb = this.#options.pixelMemoryMb
    if (memoryMb > limitMb) {
      const reason = `drawing it takes about ${memoryMb} MiB for pictures; at most ${limitMb} MiB are allowed`
      throw new Failure('output_too_large', { reason })
    }
    this.#lastId = this.#lastId === LAST_ID ? 1 : this.#lastId + 1
    const { job, result } = openJob({
      id: this.#lastId,
      task,
      memoryMb,
      onProgress,
      signal,
      onAbort: (aborted, reason) => this.#giveUp(aborted, reason),
      onSettled: (outcome) => (this.#counts['result' in outcome ? 'rendered' : 'failed'] += 1),
    })
    this.#queue.push(job)
    this.#advance()
    return await result
  }

  stats(): RendererStats {
    const busy = [...this.#seats].filter((seat) => seat.state === 'busy').length
    return {
      workers: this.#seats.size,
      busy,
      queued: this.#queue.length,
      stuck: this.#undertaker.stuck(),
      ...this.#counts,
    }
  }

  async close({ drainMs = Infinity }: { readonly drainMs?: number } = {}): Promise<void> {
    this.#closing = true
    if (drainMs > 0 && this.#isWorking()) {
      await new Promise<void>((resolve) => {
        const timer = drainMs === Infinity ? undefined : setTimeout(resolve, drainMs)
        this.#drained = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#ended = true
    this.#failQueue(new Failure('shutting_down', { retryAfterSeconds: 1 }))
    const seats = [...this.#seats]
    this.#seats.clear()
    for (const seat of seats) {
      clearTimeout(seat.timer)
      seat.job?.settle({ error: new Failure('shutting_down', { retryAfterSeconds: 1 }) })
    }
    await Promise.all(seats.map((seat) => this.#undertaker.end(seat.worker)))
  }

  /** Gives waiting jobs to idle threads, and keeps the process alive for just as long as that is going on. */
  #advance(): void {
    for (const seat of this.#seats) {
      const job = this.#queue[0]
      if (!job || !this.#fits(job)) break
      if (seat.state !== 'idle') continue
      this.#queue.shift()
      this.#start(seat, job)
    }
    holdNeeded(this.#seats, this.#queue.length > 0)
    if (this.#closing && !this.#isWorking()) this.#drained?.()
  }

  #fits(job: RenderJob): boolean {
    let runningMb = 0
    for (const seat of this.#seats) runningMb += seat.job?.memoryMb ?? 0
    return runningMb + job.memoryMb <= this.#options.pixelMemoryMb
  }

  #isWorking(): boolean {
    return this.#queue.length > 0 || [...this.#seats].some((seat) => seat.state === 'busy')
  }

  #start(seat: Seat, job: RenderJob): void {
    seat.state = 'busy'
    seat.job = job
    const limitMs = this.#options.timeoutMs
    seat.timer = setTimeout(() => {
      this.#options.log?.warn({ limitMs }, 'a render took too long; its thread is replaced')
      job.settle({ error: new Failure('render_timeout', { limitMs }) })
      this.#replace(seat)
    }, limitMs)
    seat.worker.send(job.id, job.task)
  }

  /** Ends a job whose signal was aborted, wherever it is. */
  #giveUp(job: RenderJob, reason: unknown): void {
    job.settle({ error: reason })
    const place = this.#queue.indexOf(job)
    if (place >= 0) {
      this.#queue.splice(place, 1)
      this.#advance()
      return
    }
    const seat = [...this.#seats].find((candidate) => candidate.job === job)
    if (!seat) return
    seat.worker.abandon(job.id)
    clearTimeout(seat.timer)
    seat.timer = setTimeout(() => this.#replace(seat), ABANDON_GRACE_MS)
  }

  #receive(seat: Seat, message: WorkerMessage): void {
    if (message.type === 'ready') {
      this.#failedStarts = 0
      seat.state = 'idle'
      this.#advance()
      return
    }
    const { job } = seat
    if (job?.id !== message.id) return
    if (message.type === 'progress') {
      if (!job.isSettled) job.onProgress?.(message.done, message.of)
      return
    }
    clearTimeout(seat.timer)
    seat.job = undefined
    seat.state = 'idle'
    job.settle(message.type === 'done' ? { result: message.result } : { error: receivedError(message.error) })
    this.#advance()
  }

  /** Puts a new thread in the place of one that must end. The old one's answer, if there still is one, is not heard. */
  #replace(seat: Seat): void {
    if (!this.#seats.delete(seat)) return
    clearTimeout(seat.timer)
    void this.#undertaker.end(seat.worker)
    this.#counts.restarted += 1
    this.#seat()
    this.#advance()
  }

  #seat(): void {
    const { worker: module, memoryMb: heapMb } = this.#options
    const events: WorkerEvents = {
      onMessage: (message) => {
        if (this.#seats.has(seat)) this.#receive(seat, message)
      },
      onEnd: (reason, error) => this.#mourn(seat, reason, error),
    }
    const worker = startRenderWorker({ module, heapMb }, events)
    const seat = openSeat(worker)
    this.#seats.add(seat)
  }

  /** A thread ended by itself: its task fails, and another thread takes its place. */
  #mourn(seat: Seat, reason: string, error: unknown): void {
    if (!this.#seats.delete(seat)) return
    clearTimeout(seat.timer)
    this.#options.log?.warn({ reason, err: error }, 'a render thread died and is replaced')
    const death = deathOf(reason, error, this.#options.memoryMb)
    seat.job?.settle({ error: death })
    this.#counts.restarted += 1
    if (seat.state !== 'starting') this.#seat()
    else this.#seatLater(death)
    this.#advance()
  }

  /** What hinders threads from starting will not pass at once, and must not keep the machine busy meanwhile. */
  #seatLater(death: Error): void {
    this.#failedStarts += 1
    if (this.#failedStarts >= START_ATTEMPTS) this.#failQueue(death)
    const wait = setTimeout(
      () => {
        if (!this.#ended) this.#seat()
        this.#advance()
      },
      START_BACKOFF_MS * 2 ** Math.min(this.#failedStarts, 8),
    )
    if (this.#queue.length === 0) wait.unref()
  }

  #failQueue(error: Error): void {
    for (const job of this.#queue.splice(0)) job.settle({ error })
  }
}
