export interface UsageDay {
  /** Since 1970, in UTC. */
  readonly day: number
  /** With API keys. */
  readonly requests: number
  /** From any source. */
  readonly exports: number
}

const DAY_MS = 24 * 60 * 60 * 1_000

export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS)
}

export function timeOfDay(day: number): number {
  return day * DAY_MS
}
