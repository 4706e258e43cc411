import { InvalidArgumentError } from 'commander'
import { parseTime } from '../service/parse-time.ts'

const UNIT_MS = { h: 3_600_000, d: 86_400_000 } as const

/**
 * When a key ends, in milliseconds since 1970: `90d` and `12h` from `now`, or a date such as `2027-01-31`, or a time
 * such as `2027-01-31T12:00:00Z`.
 *
 * @throws {InvalidArgumentError} where it is neither, or not in the future
 */
export function parseExpiry(text: string, now: number): number {
  const time = fromNow(text, now) ?? parseTime(text)
  if (time === undefined) {
    throw new InvalidArgumentError('It must be like 90d, 12h, 2027-01-31 or 2027-01-31T12:00:00Z.')
  }
  if (time <= now) throw new InvalidArgumentError('It must be in the future.')
  return time
}

function fromNow(text: string, now: number): number | undefined {
  const [, amount, unit] = /^(\d{1,6})([hd])$/.exec(text) ?? []
  return amount === undefined ? undefined : now + Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS]
}
