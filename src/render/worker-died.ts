/**
 * A render's thread ended before its answer: it crashed, ran out of heap or called exit. The document need not be at
 * fault, so the render may be tried again; the pool has already replaced the thread.
 */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
  readonly retryable = true

  constructor(reason: string, cause?: unknown) {
    super(`a render worker ended: ${reason}`, { cause })
  }
}
