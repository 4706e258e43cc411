import { LIMITS } from '../document/limits.ts'

/** How long clients may take and how much they may send. Milliseconds and bytes. */
export interface HttpLimits {
  /** For a request's headers to arrive. */
  readonly headersMs: number
  /** For a whole request to arrive: enough for 25 MiB at 4 Mbit/s. */
  readonly requestMs: number
  /** How often connections are held against the two. */
  readonly checkMs: number
  /** A connection without a request is closed after it. Longer than what proxies keep, so that they close first. */
  readonly keepAliveMs: number
  /** Nothing was taken or sent for so long in the midst of a request: longer than any answer is waited for. */
  readonly stalledMs: number
  readonly bodyBytes: number
  /** Uploads are held in memory until they are decoded, so only so many at once. */
  readonly uploads: number
  /** Failed authentications of one address in a minute. */
  readonly failedAttempts: number
  /** What answers kept in memory may take. */
  readonly cacheBytes: number
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkMs: 1_000,
  keepAliveMs: 72_000,
  stalledMs: 120_000,
  // The document's own limit, and room for what goes around it.
  bodyBytes: LIMITS.documentBytes + 64 * 1024,
  uploads: 8,
  failedAttempts: 60,
  cacheBytes: 64 * 1024 * 1024,
}
