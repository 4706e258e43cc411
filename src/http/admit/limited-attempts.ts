import { Failure, isFailure } from '../../failure.ts'
import type { RateLimiter } from '../../rates/counters.ts'
import { secondsUntil } from './seconds-until.ts'

export interface LimitedAttempt {
  /** Runs `work`. The attempt does not count if it succeeds, or if it fails because too many are waiting. */
  judge<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A limit of attempts with the same key in a window of time. */
export interface Limit {
  /** Counts an attempt. @throws `too_many_attempts` */
  count(key: string): Promise<void>
  refund(key: string): Promise<void>
  /** Counts an attempt that may be refunded. @throws `too_many_attempts` */
  attempt(key: string): Promise<LimitedAttempt>
}

export function createLimit(rates: RateLimiter, most: number, clock: () => number): Limit {
  const count = async (key: string): Promise<void> => {
    const { used, endsAt } = await rates.count(key)
    if (used > most) throw new Failure('too_many_attempts', { retryAfterSeconds: secondsUntil(endsAt, clock()) })
  }
  const refund = (key: string): Promise<void> => rates.refund(key)
  return {
    count,
    refund,
    async attempt(key) {
      await count(key)
      return refundable(() => refund(key))
    },
  }
}

/** A refund undoes the count of an attempt that was correct, or was not judged because too many are waiting. */
export function refundable(refund: () => Promise<void>): LimitedAttempt {
  return {
    async judge(work) {
      try {
        const result = await work()
        await refund()
        return result
      } catch (error) {
        if (isFailure(error, 'overloaded')) await refund()
        throw error
      }
    },
  }
}
