import { Failure } from '../failure.ts'

/**
 * A render's thread ended before its answer: it crashed or called exit. The document need not be at
 * fault, so the render may be tried again; the pool has already replaced the thread.
 */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
  readonly retryable = true

  constructor(reason: string, cause?: unknown) {
    super(`a render worker ended: ${reason}`, { cause })
  }
}

/**
 * Why a render's thread ended, as the error of its task. A heap that was spent would be spent again: that is a limit of what
 * can be rendered, and `output_too_large`.
 */
export function deathOf(reason: string, cause: unknown, heapMb: number): Error {
  const isSpent = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (!isSpent) return new WorkerDied(reason, cause)
  return new Failure('output_too_large', { reason: `rendering it needs more memory than ${heapMb} MiB` }, cause)
}
