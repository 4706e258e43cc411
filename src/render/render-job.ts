import { serializeError } from '../serialized-error.ts'
import type { RenderOptions } from './render-options.ts'
import type { FromProcess, ToProcess } from './render-protocol.ts'
import type { PoolTask, RenderedFile, RenderResult, SerializableDrawing } from './render-task.ts'

export interface RenderJob {
  readonly id: number
  readonly drawing: SerializableDrawing
  readonly readImage: (src: string) => Promise<Uint8Array | undefined>
  readonly accountId: string | undefined
  readonly costMs: number
  readonly timeoutMs: number
  readonly onStart: RenderOptions['onStart']
  readonly onProgress: RenderOptions['onProgress']
  readonly isSettled: boolean
  take(file: RenderedFile): Promise<void>
  /** Later calls have no effect. */
  settle(outcome: Outcome): void
}

export type Outcome = Pick<RenderResult, 'warnings'> | { readonly error: unknown }

export interface JobOptions extends RenderOptions {
  readonly id: number
  readonly task: PoolTask
  onAbort(job: RenderJob, reason: unknown): void
  onSettled(outcome: Outcome): void
}

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

export type RenderRequest = Extract<FromProcess, { readonly type: 'read' | 'file' }>

/** Errors of images are returned to the process; those of `onFile` are thrown. */
export async function answerRender(job: RenderJob, message: RenderRequest): Promise<ToProcess> {
  const { id } = job
  if (message.type === 'file') {
    await job.take(message.file)
    return { type: 'taken', id }
  }
  const { src } = message
  try {
    return { type: 'image', id, src, image: { file: await job.readImage(src) } }
  } catch (error) {
    return { type: 'image', id, src, image: { error: serializeError(error) } }
  }
}
