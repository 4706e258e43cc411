import { LRUCache } from 'lru-cache'
import type { Counters, RateLimiter } from './counters.ts'

const DAY_MS = 86_400_000

/** Creates counters in the memory of this process, for one server. `clock` is the wall clock. */
export function createMemoryCounters(clock: () => number): Counters {
  return {
    limiter: (_name, windowSeconds) => createMemoryRateLimiter(windowSeconds, clock),
    recentKeys(_name, { days, maxInMemory }) {
      const keys = new LRUCache<string, true>({ max: maxInMemory, ttl: days * DAY_MS })
      return {
        has: (key) => Promise.resolve(keys.get(key) === true),
        add(key) {
          keys.set(key, true)
          return Promise.resolve()
        },
        delete(key) {
          keys.delete(key)
          return Promise.resolve()
        },
      }
    },
  }
}

interface CountedWindow {
  used: number
  /** The end on the monotonic clock. */
  readonly endsAtMs: number
  /** The end on the wall clock, which clients see. */
  endsAt: number
}

/** A smaller difference between the two clocks is drift, and does not change the end that clients see. */
const STEP_MS = 1_000

/**
 * Counts in memory. Windows last `windowSeconds` on the monotonic clock, so that setting the wall
 * clock does not change them. `clock`, the wall clock, is only for display.
 */
function createMemoryRateLimiter(windowSeconds: number, clock: () => number): RateLimiter {
  const windowMs = windowSeconds * 1000
  // In order of insertion. All windows are equally long, so the oldest entry is the first to end.
  const windows = new Map<string, CountedWindow>()

  const removeEnded = (nowMs: number): void => {
    for (const [key, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs) return
      windows.delete(key)
    }
  }

  const find = (key: string): CountedWindow | undefined => {
    const nowMs = performance.now()
    removeEnded(nowMs)
    const window = windows.get(key)
    if (window === undefined) return undefined
    const endsAt = clock() + window.endsAtMs - nowMs
    if (Math.abs(endsAt - window.endsAt) > STEP_MS) window.endsAt = endsAt
    return window
  }

  const begin = (key: string): CountedWindow => {
    const window = { used: 0, endsAtMs: performance.now() + windowMs, endsAt: clock() + windowMs }
    windows.set(key, window)
    return window
  }

  return {
    count(key) {
      const window = find(key) ?? begin(key)
      window.used += 1
      return Promise.resolve({ used: window.used, endsAt: window.endsAt })
    },
    peek(key) {
      const window = find(key)
      return Promise.resolve(window && { used: window.used, endsAt: window.endsAt })
    },
    refund(key) {
      const window = find(key)
      if (window !== undefined && window.used > 0) window.used -= 1
      return Promise.resolve()
    },
  }
}
