import { Failure } from '../../failure.ts'
import { FairQueue } from '../../fair-queue.ts'

/** How often a change of a design is computed again, since others have changed the design meanwhile. */
export const MAX_RETRIES = 5

/** Creates a queue in which changes of one design run one at a time. `reason` is that of a change that is rejected. */
export function createDesignTurns(reason: string): FairQueue {
  return new FairQueue({
    ...{ atOnce: 100, atOncePerOwner: 1, waiting: 1_000, waitingPerOwner: 100, order: 'oldest first' },
    refusal: () => overloaded(reason),
  })
}

export function overloaded(reason: string): Failure {
  return new Failure('overloaded', { retryAfterSeconds: 1, reason })
}
