import { Failure } from '../failure.ts'
import type { RenderJob } from './render-job.ts'
import type { RenderLog } from './render-options.ts'
import type { RenderSlot } from './render-slot.ts'

interface TimeLimitOptions {
  /** Of each render, unless its job has less. */
  readonly timeoutMs: number
  readonly log?: RenderLog | undefined
  /** Called with the slot of a render that exceeded its limit. Its job has already failed. */
  readonly onTimeout: (slot: RenderSlot) => void
}

/** Limits the time of renders, by the timers of their slots. */
export class RenderTimeLimit {
  readonly #options: TimeLimitOptions

  constructor(options: TimeLimitOptions) {
    this.#options = options
  }

  start(slot: RenderSlot, job: RenderJob): void {
    this.#run(slot, job, this.#limitMs(job))
  }

  /** Pauses while the server reads an image or stores a file. Returns a function that resumes. */
  pause(slot: RenderSlot, job: RenderJob): () => void {
    const remainingMs = slot.endsAtMs - performance.now()
    clearTimeout(slot.timer)
    return () => this.#run(slot, job, remainingMs)
  }

  #run(slot: RenderSlot, job: RenderJob, remainingMs: number): void {
    // Another answer to the same job may have started it.
    clearTimeout(slot.timer)
    slot.endsAtMs = performance.now() + remainingMs
    slot.timer = setTimeout(() => this.#end(slot, job), remainingMs)
  }

  #end(slot: RenderSlot, job: RenderJob): void {
    const limitMs = this.#limitMs(job)
    this.#options.log?.warn({ limitMs }, 'render timed out; its process is replaced')
    job.settle({ error: new Failure('render_timeout', { limitMs }) })
    this.#options.onTimeout(slot)
  }

  #limitMs({ timeoutMs }: RenderJob): number {
    return Math.min(this.#options.timeoutMs, timeoutMs)
  }
}
