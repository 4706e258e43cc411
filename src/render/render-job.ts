import { type PoolTask, type RenderedFile, type RenderResult, type SentDrawing } from './render-task.ts'
import { type RenderOptions } from './render-options.ts'

/** One call of `Renderer.render`: waiting, then running, then settled. */
export interface RenderJob {
  readonly id: number
  readonly drawing: SentDrawing
  /** Resolves to undefined for an image that the painter leaves out. */
  readonly readImage: (src: string) => Promise<Uint8Array | undefined>
  readonly accountId: string | undefined
  readonly costMs: number
  readonly timeoutMs: number
  readonly onStart: RenderOptions['onStart']
  readonly onProgress: RenderOptions['onProgress']
  readonly isSettled: boolean
  /** Passes a file on; the promise rejects where the caller refuses it. */
  take(file: RenderedFile): Promise<void>
  /** Ends the job; only the first call counts. */
  settle(outcome: Outcome): void
}

export type Outcome = Pick<RenderResult, 'warnings'> | { readonly error: unknown }

export interface JobOptions extends RenderOptions {
  readonly id: number
  readonly task: PoolTask
  /** The signal was aborted before the job was settled. */
  onAbort(job: RenderJob, reason: unknown): void
  onSettled(outcome: Outcome): void
}

/** A job, and the promise of its result. */
export function openJob(options: JobOptions): { job: RenderJob; result: Promise<RenderResult> } {
  const { id, signal, onFile, accountId, onStart, onProgress, costMs = Infinity, timeoutMs = Infinity } = options
  const { images, ...drawing } = options.task
  const files: RenderedFile[] = []
  const { promise, resolve, reject } = Promise.withResolvers<RenderResult>()
  let isSettled = false
  const job: RenderJob = {
    ...{ id, drawing, accountId, costMs, timeoutMs, onStart, onProgress },
    readImage: typeof images === 'function' ? images : (src) => Promise.resolve(images[src]),
    get isSettled() {
      return isSettled
    },
    async take(file) {
      if (onFile) await onFile(file)
      else files.push(file)
    },
    settle(outcome) {
      if (isSettled) return
      isSettled = true
      signal?.removeEventListener('abort', abort)
      options.onSettled(outcome)
      if ('warnings' in outcome) resolve({ files, warnings: outcome.warnings })
      else reject(outcome.error instanceof Error ? outcome.error : new Error(String(outcome.error)))
    },
  }
  const abort = (): void => options.onAbort(job, signal?.reason)
  signal?.addEventListener('abort', abort)
  return { job, result: promise }
}
