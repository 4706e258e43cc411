import { Failure } from '../failure.ts'
import { type ProcessEnd } from './render-process.ts'

/** The process ended for no known fault of the document. Retry the render. */
export class RenderProcessDied extends Error {
  override readonly name = 'RenderProcessDied'
  readonly retryable = true

  constructor({ reason, stderr }: ProcessEnd) {
    super(`a render process ended: ${reason}`, stderr === '' ? undefined : { cause: stderr })
  }
}

/** Exceeded memory would be exceeded again, so it is not retryable. */
export function errorOfEnd(end: ProcessEnd, limitMb: number): Error {
  return end.isOverMemory ? new Failure('render_memory', { limitMb }) : new RenderProcessDied(end)
}
