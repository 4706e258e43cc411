import { type RenderJob } from './render-job.ts'

/** A render is small if it is estimated to take at most this long. Only small ones run on reserve processes. */
export const SMALL_RENDER_MS = 1_000

/**
 * The renders that wait for a process. The next one is of the account with the fewest renders running, and of its renders
 * the one that came first.
 */
export class RenderQueue {
  #waiting: RenderJob[] = []

  get length(): number {
    return this.#waiting.length
  }

  add(job: RenderJob): void {
    this.#waiting.push(job)
  }

  /** Whether the job was waiting. */
  remove(job: RenderJob): boolean {
    const before = this.#waiting.length
    this.#waiting = this.#waiting.filter((waiting) => waiting !== job)
    return this.#waiting.length < before
  }

  removeAll(): readonly RenderJob[] {
    return this.#waiting.splice(0)
  }

  /** The next job for a process while `running` are under way. */
  next(running: readonly RenderJob[]): RenderJob | undefined {
    const runningOf = countByAccount(running)
    const fewest = (best: RenderJob | undefined, job: RenderJob): RenderJob =>
      best && runningOf(best) <= runningOf(job) ? best : job
    return this.#waiting.reduce<RenderJob | undefined>(fewest, undefined)
  }

  /** The next job for a reserve process: a small one of an account that has nothing running. */
  nextSmall(running: readonly RenderJob[]): RenderJob | undefined {
    const runningOf = countByAccount(running)
    return this.#waiting.find((job) => job.costMs <= SMALL_RENDER_MS && runningOf(job) === 0)
  }
}

function countByAccount(running: readonly RenderJob[]): (job: RenderJob) => number {
  return ({ accountId }) => running.filter((job) => job.accountId === accountId).length
}
