const FIRST_MS = 5_000
const LONGEST_MS = 3_600_000

/** The delays add up to a day. */
const MAX_ATTEMPTS = 33

/**
 * Returns the delay after the given number of failed attempts: 5 seconds, doubled up to an hour; undefined after a
 * day. Counts attempts instead of reading a clock, which may be wrong or differ between servers.
 */
export function retryDelayMs(attempts: number): number | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
}
