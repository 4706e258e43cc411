import { Failure } from '../failure.ts'
import { type ProcessEnd } from './render-process.ts'

/** A render's process ended before its result, through no known fault of the document. The render may be tried again. */
export class RenderProcessDied extends Error {
  override readonly name = 'RenderProcessDied'
  readonly retryable = true

  constructor({ reason, stderr }: ProcessEnd) {
    super(`a render process ended: ${reason}`, stderr === '' ? undefined : { cause: stderr })
  }
}

/** Why a process ended, as the error of its render. Memory that was exceeded would be exceeded again. */
export function errorOfEnd(end: ProcessEnd, limitMb: number): Error {
  return end.isOverMemory ? new Failure('render_memory', { limitMb }) : new RenderProcessDied(end)
}
