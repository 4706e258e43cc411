import { type RenderJob } from './render-job.ts'
import { type RenderWorker } from './render-worker.ts'

/** A thread's place in the pool, and what the thread is at. */
export interface Seat {
  readonly worker: RenderWorker
  state: 'starting' | 'idle' | 'busy'
  job: RenderJob | undefined
  timer: NodeJS.Timeout | undefined
}

export function openSeat(worker: RenderWorker): Seat {
  return { worker, state: 'starting', job: undefined, timer: undefined }
}

/** Has those threads keep the process alive that are at work, or that a waiting task is to be given to. */
export function holdNeeded(seats: Iterable<Seat>, isWaiting: boolean): void {
  for (const { state, worker } of seats) {
    if (state === 'busy' || (state === 'starting' && isWaiting)) worker.hold()
    else worker.release()
  }
}
