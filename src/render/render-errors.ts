import { Failure } from '../failure.ts'
import type { ProcessEnd } from './render-process.ts'

/** The end of a process, probably not caused by the document, so the render can be retried. */
export class RenderProcessDied extends Error {
  override readonly name = 'RenderProcessDied'
  readonly retryable = true

  constructor({ reason, stderr }: ProcessEnd) {
    super(`a render process ended: ${reason}`, stderr === '' ? undefined : { cause: stderr })
  }
}

/** Exceeding the memory limit is not retryable, because a retry would exceed it again. */
export function errorOfEnd(end: ProcessEnd, limitMb: number): Error {
  return end.isOverMemory ? new Failure('render_memory', { limitMb }) : new RenderProcessDied(end)
}

/** A render exceeded its estimate on a reserve process that another account needed. */
export class RenderEvicted extends Error {
  override readonly name = 'RenderEvicted'

  constructor() {
    super('render evicted from a reserve process')
  }
}
