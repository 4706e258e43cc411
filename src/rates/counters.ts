export interface Window {
  readonly used: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** Counts requests. Callers compare the count with the limit, so a plan change applies to the current window. */
export interface RateLimiter {
  /** Starts a window if none is open. */
  count(key: string): Promise<Window>
  peek(key: string): Promise<Window | undefined>
  /** Subtracts one from the open window, not below zero. */
  refund(key: string): Promise<void>
}

/** Keys that were added recently. Old entries are forgotten. */
export interface RecentKeys {
  has(key: string): Promise<boolean>
  add(key: string): Promise<void>
  delete(key: string): Promise<void>
}

/** Creates the counters of a server. Several servers share those with the same name, or each has its own. */
export interface Counters {
  limiter(name: string, windowSeconds: number): RateLimiter
  /** Remembers each key for `days`, at most `maxInMemory` of them in the memory of one server. */
  recentKeys(name: string, retention: { readonly days: number; readonly maxInMemory: number }): RecentKeys
}
