import type { AdminSearch } from './admin-search.ts'

const HOUR_MS = 3_600_000
const LAST_MS = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const

/** Returns the part of the query for exports that limits the time of failure. */
export function timeFilter({ period, from, to }: Pick<AdminSearch, 'period' | 'from' | 'to'>): {
  lastMs?: number
  from?: string
  to?: string
} {
  if (period === undefined) return {}
  if (period !== 'range') return { lastMs: LAST_MS[period] }
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** Returns the value of a `datetime-local` field: the local time to the minute. Empty without a time. */
export function inputTime(at: string | undefined): string {
  if (at === undefined) return ''
  const time = new Date(at)
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** Returns the time in ISO 8601 of the value of a `datetime-local` field. Undefined if it is empty. */
export function timeOfInput(value: string): string | undefined {
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
