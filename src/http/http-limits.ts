import { LIMITS } from '../document/limits.ts'

export interface HttpLimits {
  readonly headersMs: number
  /** For the body of a request to arrive, other than an upload. */
  readonly requestMs: number
  /** For the body of an upload to arrive once it has a place: enough for 25 MiB at the minimum speed. */
  readonly uploadMs: number
  /** Time before `minBytesPerSecond`, an average, applies. */
  readonly bodyGraceMs: number
  readonly minBytesPerSecond: number
  readonly checkMs: number
  /** Idle connections are closed after this. Longer than the timeout of common proxies, so that they close first. */
  readonly keepAliveMs: number
  /** Closes a connection without traffic during a request. Longer than any wait for a response. */
  readonly stalledMs: number
  readonly bodyBytes: number
  /** Uploads received at the same time. Each holds a file of up to 25 MiB in the data folder. */
  readonly uploads: number
  readonly uploadsPerAccount: number
  /** Uploads that wait to be received. Their bodies are not read. */
  readonly waitingUploads: number
  readonly waitingUploadsPerAccount: number
  /** Replaces `bodyGraceMs` for uploads while another account waits for a place. */
  readonly contendedGraceMs: number
  readonly uploadWaitMs: number
  /** Received uploads in memory, to be decoded and stored. */
  readonly uploadsStored: number
  /** Failed authentications per address and minute. */
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
  // The limit of documents, and room for the other fields.
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
