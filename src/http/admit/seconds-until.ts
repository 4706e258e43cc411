/** Returns the whole seconds until a time in milliseconds, at least one, for Retry-After. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1000))
}
