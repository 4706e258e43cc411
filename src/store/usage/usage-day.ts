export interface UsageDay {
  /** Whole days since 1970, in UTC. */
  readonly day: number
  /** Requests with API keys. */
  readonly requests: number
  /** Accepted exports from any source. */
  readonly exports: number
}

const DAY_MS = 24 * 60 * 60 * 1_000

export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS)
}

export function timeOfDay(day: number): number {
  return day * DAY_MS
}
