import { LIMITS } from '../document/limits.ts'

export interface HttpLimits {
  readonly headersMs: number
  /** Maximum time to receive the body of a request other than an upload. */
  readonly requestMs: number
  /** Maximum time to receive the body of an upload that has a place: enough for 25 MiB at the minimum speed. */
  readonly uploadMs: number
  /** Time before the average speed of a body must reach `minBytesPerSecond`. */
  readonly bodyGraceMs: number
  readonly minBytesPerSecond: number
  readonly checkMs: number
  /** Closes an idle connection. Longer than the timeout of common proxies, so that the proxy closes it first. */
  readonly keepAliveMs: number
  /** Closes a connection without traffic during a request. Longer than any wait for a response. */
  readonly stalledMs: number
  readonly bodyBytes: number
  /** Maximum number of uploads received at the same time. Each has a file of up to 25 MiB in the data folder. */
  readonly uploads: number
  readonly uploadsPerAccount: number
  /** Maximum number of uploads that wait for a place. Their bodies are not read. */
  readonly waitingUploads: number
  readonly waitingUploadsPerAccount: number
  /** Replaces `bodyGraceMs` for uploads while another account waits for a place. */
  readonly contendedGraceMs: number
  readonly uploadWaitMs: number
  /** Maximum number of received uploads in memory while they are decoded and stored. */
  readonly uploadsStored: number
  /** Maximum number of failed authentications per network and minute. */
  readonly failedAttempts: number
  readonly cacheBytes: number
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  uploadMs: 420_000,
  bodyGraceMs: 10_000,
  minBytesPerSecond: 64 * 1024,
  checkMs: 1_000,
  keepAliveMs: 72_000,
  stalledMs: 120_000,
  // The limit of documents plus 64 KiB for the other fields.
  bodyBytes: LIMITS.documentBytes + 64 * 1024,
  uploads: 100,
  uploadsPerAccount: 2,
  waitingUploads: 500,
  waitingUploadsPerAccount: 20,
  contendedGraceMs: 1_000,
  uploadWaitMs: 30_000,
  uploadsStored: 4,
  failedAttempts: 60,
  cacheBytes: 64 * 1024 * 1024,
}
