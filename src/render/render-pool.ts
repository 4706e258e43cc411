import { Failure } from '../failure.ts'
import { deserializeError } from '../serialized-error.ts'
import { errorOfEnd } from './render-errors.ts'
import { answerRender, openJob, type RenderJob, type RenderRequest } from './render-job.ts'
import type { PoolSettings, RendererStats, RenderOptions } from './render-options.ts'
import type { FromProcess } from './render-protocol.ts'
import { RenderQueue } from './render-queue.ts'
import { RenderReserve } from './render-reserve.ts'
import { holdNeeded, type RenderSlot } from './render-slot.ts'
import { RenderSlots } from './render-slots.ts'
import type { PoolTask, RenderResult } from './render-task.ts'
import { RenderTimeLimit } from './render-time-limit.ts'

// Each process runs one render. While all are busy, reserve processes run small tasks of other
// accounts, so that no backlog delays them. Tasks that exceed their estimate are evicted from a
// needed reserve process.

/** Time for a canceled render to stop before its process is killed. */
const STOP_GRACE_MS = 1_000

const RETRY_SECONDS = 5

export class RenderPool {
  readonly #queue = new RenderQueue()
  readonly #slots: RenderSlots
  readonly #reserve: RenderReserve
  readonly #timeLimit: RenderTimeLimit
  readonly #counts = { rendered: 0, failed: 0 }
  #lastId = 0
  #isClosing = false
  #drained: (() => void) | undefined

  constructor(settings: PoolSettings) {
    this.#slots = new RenderSlots(settings, {
      onMessage: (slot, message) => this.#receive(slot, message),
      onEnd: (slot, end) => slot.job?.settle({ error: errorOfEnd(end, settings.memoryMb) }),
      onChange: () => this.#advance(),
      isNeeded: () => this.#queue.length > 0,
    })
    this.#reserve = new RenderReserve({
      ...{ slots: this.#slots, queue: this.#queue },
      running: () => this.#running(),
      onProvided: () => this.#advance(),
    })
    const { timeoutMs, log } = settings
    this.#timeLimit = new RenderTimeLimit({ timeoutMs, log, onTimeout: (slot) => this.#slots.replace(slot) })
  }

  /**
   * @throws errors of `RenderDocument`, `render_memory`, `render_timeout`, `overloaded`, `shutting_down`,
   *   {@link RenderProcessDied} (retryable), {@link RenderEvicted}, `signal.reason`, errors of `onFile`
   */
  async render(task: PoolTask, options: RenderOptions = {}): Promise<RenderResult> {
    options.signal?.throwIfAborted()
    if (this.#isClosing) throw shuttingDown()
    this.#lastId += 1
    const { job, result } = openJob({
      ...options,
      id: this.#lastId,
      task,
      onAbort: (aborted, reason) => this.#cancel(aborted, reason),
      onSettled: (outcome) => (this.#counts['warnings' in outcome ? 'rendered' : 'failed'] += 1),
    })
    this.#queue.add(job)
    this.#advance()
    return result
  }

  /** False while no process is ready and recent starts have failed. */
  canRender(): boolean {
    return this.#slots.canRender
  }

  stats(): RendererStats {
    return {
      workers: this.#slots.all.length,
      busy: this.#running().length,
      queued: this.#queue.length,
      restarted: this.#slots.restarted,
      ...this.#counts,
    }
  }

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
    this.#reserve.cancel()
    for (const job of this.#queue.removeAll()) job.settle({ error: shuttingDown() })
    for (const { job } of this.#slots.all) job?.settle({ error: shuttingDown() })
    await this.#slots.end()
  }

  /** Starts waiting jobs on idle processes. Keeps the server's process alive while jobs run. */
  #advance(): void {
    if (!this.canRender()) this.#failWaiting()
    for (const slot of this.#slots.all) {
      if (slot.state !== 'idle') continue
      const running = this.#running()
      const job = slot.isReserve ? this.#queue.nextSmall(running) : this.#queue.next(running)
      if (job) this.#start(slot, job)
    }
    this.#reserve.schedule()
    holdNeeded(this.#slots.all, this.#queue.length > 0)
    if (this.#isClosing && !this.#isWorking()) this.#drained?.()
  }

  #running(): RenderJob[] {
    return this.#slots.all.flatMap(({ state, job }) => (state === 'busy' && job ? [job] : []))
  }

  #isWorking(): boolean {
    return this.#queue.length > 0 || this.#running().length > 0
  }

  #start(slot: RenderSlot, job: RenderJob): void {
    this.#queue.remove(job)
    clearTimeout(slot.timer)
    slot.state = 'busy'
    slot.job = job
    slot.startedAtMs = performance.now()
    this.#timeLimit.start(slot, job)
    job.onStart?.()
    slot.process.send({ type: 'render', id: job.id, drawing: job.drawing })
  }

  async #answer(slot: RenderSlot, job: RenderJob, message: RenderRequest): Promise<void> {
    const resume = this.#timeLimit.pause(slot, job)
    try {
      const answer = await answerRender(job, message)
      if (job.isSettled) return
      resume()
      slot.process.send(answer)
    } catch (error) {
      this.#cancel(job, error)
    }
  }

  #cancel(job: RenderJob, error: unknown): void {
    job.settle({ error })
    if (this.#queue.remove(job)) {
      this.#advance()
      return
    }
    const slot = this.#slots.all.find((candidate) => candidate.job === job)
    if (!slot) return
    slot.process.send({ type: 'stop', id: job.id })
    clearTimeout(slot.timer)
    slot.timer = setTimeout(() => this.#slots.replace(slot), STOP_GRACE_MS)
  }

  #receive(slot: RenderSlot, message: FromProcess): void {
    if (message.type === 'ready') {
      this.#setIdle(slot, 0)
      return
    }
    const { job } = slot
    if (job?.id !== message.id) return
    switch (message.type) {
      case 'done':
        job.settle({ warnings: message.warnings })
        this.#setIdle(slot, message.residentMb)
        break
      case 'failed':
        job.settle({ error: deserializeError(message.error) })
        this.#setIdle(slot, message.residentMb)
        break
      case 'progress':
        if (!job.isSettled) job.onProgress?.(message.done, message.total)
        break
      default:
        // A canceled render has already been sent its stop message.
        if (!job.isSettled) void this.#answer(slot, job, message)
    }
  }

  #setIdle(slot: RenderSlot, residentMb: number): void {
    this.#slots.setIdle(slot, residentMb)
    this.#advance()
  }

  #failWaiting(): void {
    const reason = 'render processes cannot be started; see the server log'
    for (const job of this.#queue.removeAll()) {
      job.settle({ error: new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason }) })
    }
  }
}

function shuttingDown(): Failure {
  return new Failure('shutting_down', { retryAfterSeconds: 1 })
}
