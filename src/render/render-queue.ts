import { type RenderJob } from './render-job.ts'

/** Only small renders run on reserve processes. */
export const SMALL_RENDER_MS = 1_000

/** The oldest render of the account with the fewest running renders is next. */
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
    const runningOf = countByAccount(running)
    const fewest = (best: RenderJob | undefined, job: RenderJob): RenderJob =>
      best && runningOf(best) <= runningOf(job) ? best : job
    return this.#waiting.reduce<RenderJob | undefined>(fewest, undefined)
  }

  nextSmall(running: readonly RenderJob[]): RenderJob | undefined {
    const runningOf = countByAccount(running)
    return this.#waiting.find((job) => job.costMs <= SMALL_RENDER_MS && runningOf(job) === 0)
  }
}

function countByAccount(running: readonly RenderJob[]): (job: RenderJob) => number {
  return ({ accountId }) => running.filter((job) => job.accountId === accountId).length
}
