import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

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
  /** The window under way, without counting; undefined where there is none. */
  look(key: string): Promise<Window | undefined>
  /** Takes one back that was counted in this window. */
  giveBack(key: string): Promise<void>
}

/** Counts in this process's memory: right for one server; several share a counter behind the same port. */
export function createMemoryRateLimiter(windowSeconds: number, clock: () => number): RateLimiter {
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowSeconds })
  const toWindow = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Window => ({
    used: consumedPoints,
    endsAt: clock() + msBeforeNext,
  })
  return {
    count: async (key) => toWindow(await limiter.consume(key)),
    look: async (key) => {
      const window = await limiter.get(key)
      return window === null || window.msBeforeNext <= 0 ? undefined : toWindow(window)
    },
    giveBack: async (key) => {
      await limiter.reward(key)
    },
  }
}
