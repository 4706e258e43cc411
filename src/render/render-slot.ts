import { type RenderJob } from './render-job.ts'
import { type RenderProcess } from './render-process.ts'

/** A process's place in the pool: starting until it is ready, then idle and busy in turn. */
export interface RenderSlot {
  readonly process: RenderProcess
  readonly isReserve: boolean
  state: 'starting' | 'idle' | 'busy'
  job: RenderJob | undefined
  /** Ends the state: a start or a render that takes too long, an idle process that is not needed. */
  timer: NodeJS.Timeout | undefined
}

/** Keeps the server's process alive only for slots at work, or starting while a render waits. */
export function holdNeeded(slots: Iterable<RenderSlot>, isWaiting: boolean): void {
  for (const { state, process } of slots) {
    if (state === 'busy' || (state === 'starting' && isWaiting)) process.hold()
    else process.release()
  }
}
