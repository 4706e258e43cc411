export interface Window {
  readonly used: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Counts only: callers compare with the limit, so that a plan change applies within the same window. */
export interface RateLimiter {
  count(key: string): Promise<Window>
  look(key: string): Promise<Window | undefined>
  giveBack(key: string): Promise<void>
}

interface Counted {
  used: number
  /** On the monotonic clock. */
  readonly endsAtMs: number
  /** On the wall clock, for clients. */
  endsAt: number
}

/** Smaller differences between the two clocks are drift, and do not change the end that clients see. */
const STEP_MS = 1_000

/**
 * Counts in memory, which is correct for one server; several would share a counter behind the same
 * port. Windows last `windowSeconds` on the monotonic clock, so that setting the wall clock neither
 * extends nor ends one; `clock`, the wall clock, is only for display.
 */
export function createMemoryRateLimiter(windowSeconds: number, clock: () => number): RateLimiter {
  const windowMs = windowSeconds * 1000
  // All windows are equally long, so that the oldest entry is the first to end.
  const windows = new Map<string, Counted>()

  const removeEnded = (nowMs: number): void => {
    for (const [key, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs) return
      windows.delete(key)
    }
  }

  const find = (key: string): Counted | undefined => {
    const nowMs = performance.now()
    removeEnded(nowMs)
    const found = windows.get(key)
    if (found === undefined) return undefined
    const endsAt = clock() + found.endsAtMs - nowMs
    if (Math.abs(endsAt - found.endsAt) > STEP_MS) found.endsAt = endsAt
    return found
  }

  const begin = (key: string): Counted => {
    const begun = { used: 0, endsAtMs: performance.now() + windowMs, endsAt: clock() + windowMs }
    windows.set(key, begun)
    return begun
  }

  return {
    count(key) {
      const window = find(key) ?? begin(key)
      window.used += 1
      return Promise.resolve({ used: window.used, endsAt: window.endsAt })
    },
    look(key) {
      const window = find(key)
      return Promise.resolve(window && { used: window.used, endsAt: window.endsAt })
    },
    giveBack(key) {
      const window = find(key)
      if (window !== undefined && window.used > 0) window.used -= 1
      return Promise.resolve()
    },
  }
}
