/** How often something was counted in a window of time, which begins with the first count. */
export interface Window {
  readonly used: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Counts, and leaves it to the caller what is too much, so that a plan that is changed holds within the same window. */
export interface RateLimiter {
  /** Counts one more for `key`. */
  count(key: string): Promise<Window>
  /** The current window, without counting; undefined where there is none. */
  look(key: string): Promise<Window | undefined>
  /** Takes one back that was counted in this window. */
  giveBack(key: string): Promise<void>
}

interface Counted {
  used: number
  /** On the monotonic clock. */
  readonly endsAtMs: number
  /** On the wall clock, for clients. */
  endsAt: number
}

/** A smaller difference between the two clocks is drift: clients see the same end in each answer. */
const STEP_MS = 1_000

/**
 * Counts in this process's memory: right for one server; several share a counter behind the same port. Windows last `windowSeconds` on a
 * monotonic clock, so that a wall clock that is set neither prolongs nor ends one; `clock`, the wall clock, is only for what clients see.
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
