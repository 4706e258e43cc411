import { UsageError } from './report-failure.ts'

const UNIT_MS = { h: 3_600_000, d: 86_400_000 } as const

/**
 * When a key ends, in milliseconds since 1970: `90d` and `12h` from `now`, or a date such as `2027-01-31`, or a time
 * such as `2027-01-31T12:00:00Z`.
 *
 * @throws {UsageError} where it is neither, or not in the future
 */
export function parseExpiry(text: string, now: number): number {
  const time = fromNow(text, now) ?? fromDate(text)
  if (time === undefined || Number.isNaN(time)) {
    throw new UsageError(`--expires is like 90d, 12h, 2027-01-31 or 2027-01-31T12:00:00Z; it is "${text}".`)
  }
  if (time <= now) throw new UsageError(`--expires must be in the future; "${text}" is not.`)
  return time
}

function fromNow(text: string, now: number): number | undefined {
  const [, amount, unit] = /^(\d{1,6})([hd])$/.exec(text) ?? []
  return amount === undefined ? undefined : now + Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS]
}

function fromDate(text: string): number | undefined {
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(\.\d+)?Z)?$/.test(text) ? Date.parse(text) : undefined
}
