import { type OnProgress, type RenderResult, type RenderTask } from './render-task.ts'

/** One call of `Renderer.render`: waiting, then running, then settled, and never back. */
export interface RenderJob {
  readonly id: number
  readonly task: RenderTask
  readonly memoryMb: number
  readonly onProgress: OnProgress | undefined
  readonly isSettled: boolean
  /** Ends the job; only the first call counts. */
  settle(outcome: Outcome): void
}

export type Outcome = { readonly result: RenderResult } | { readonly error: unknown }

export interface JobOptions extends Pick<RenderJob, 'id' | 'task' | 'memoryMb' | 'onProgress'> {
  readonly signal: AbortSignal | undefined
  /** The signal was aborted before the job was settled. */
  onAbort(job: RenderJob, reason: unknown): void
  onSettled(outcome: Outcome): void
}

/** A job, and the promise of what it is settled with. */
export function openJob(options: JobOptions): { job: RenderJob; result: Promise<RenderResult> } {
  const { id, task, memoryMb, onProgress, signal } = options
  const { promise, resolve, reject } = Promise.withResolvers<RenderResult>()
  let isSettled = false
  const job: RenderJob = {
    id,
    task,
    memoryMb,
    onProgress,
    get isSettled() {
      return isSettled
    },
    settle(outcome) {
      if (isSettled) return
      isSettled = true
      signal?.removeEventListener('abort', abort)
      options.onSettled(outcome)
      if ('result' in outcome) resolve(outcome.result)
      else reject(outcome.error instanceof Error ? outcome.error : new Error(String(outcome.error)))
    },
  }
  const abort = (): void => options.onAbort(job, signal?.reason)
  signal?.addEventListener('abort', abort)
  return { job, result: promise }
}
