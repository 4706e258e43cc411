import type { RenderJob } from './render-job.ts'

/** Only small renders run on reserve processes. */
export const SMALL_RENDER_MS = 1_000

/** A queue whose next render is the oldest one of the account with the fewest running renders. */
export class RenderQueue {
  #waiting: RenderJob[] = []

  get length(): number {
    return this.#waiting.length
  }

  add(job: RenderJob): void {
    this.#waiting.push(job)
  }

  remove(job: RenderJob): boolean {
    const before = this.#waiting.length
    this.#waiting = this.#waiting.filter((waiting) => waiting !== job)
    return this.#waiting.length < before
  }

  removeAll(): readonly RenderJob[] {
    return this.#waiting.splice(0)
  }

  next(running: readonly RenderJob[]): RenderJob | undefined {
    const countRunning = runningCounter(running)
    const withFewerRunning = (best: RenderJob | undefined, job: RenderJob): RenderJob =>
      best && countRunning(best) <= countRunning(job) ? best : job
    return this.#waiting.reduce<RenderJob | undefined>(withFewerRunning, undefined)
  }

  nextSmall(running: readonly RenderJob[]): RenderJob | undefined {
    const countRunning = runningCounter(running)
    return this.#waiting.find((job) => job.costMs <= SMALL_RENDER_MS && countRunning(job) === 0)
  }
}

function runningCounter(running: readonly RenderJob[]): (job: RenderJob) => number {
  return ({ accountId }) => running.filter((job) => job.accountId === accountId).length
}
