import { RateLimiterMemory } from 'rate-limiter-flexible'

/** How often something was counted in a window of time, which begins with the first count. */
export interface Window {
  readonly used: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Counts, and leaves it to others what is too much, so that a plan that is changed holds within the same window. */
export interface RateLimiter {
  /** Counts one more for `key`. */
  count(key: string): Promise<Window>
}

/** Counts in this process's memory: right for one server; several share a counter behind the same port. */
export function createMemoryRateLimiter(windowSeconds: number, clock: () => number): RateLimiter {
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowSeconds })
  return {
    count: async (key) => {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key)
      return { used: consumedPoints, endsAt: clock() + msBeforeNext }
    },
  }
}
