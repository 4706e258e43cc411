import { LIMITS } from '../document/limits.ts'

/** How long clients may take and how much they may send. Milliseconds and bytes. */
export interface HttpLimits {
  /** For a request's headers to arrive. */
  readonly headersMs: number
  /** For the body of a request to arrive, other than an upload. */
  readonly requestMs: number
  /** For the body of an upload to arrive once it has a place: enough for 25 MiB at the least speed. */
  readonly uploadMs: number
  /** A body may be as slow as it likes for this long. */
  readonly bodyGraceMs: number
  /** The average speed of a body after that. */
  readonly leastBytesPerSecond: number
  /** How often connections and bodies are checked against these. */
  readonly checkMs: number
  /** A connection without a request is closed after it. Longer than what proxies keep, so that they close first. */
  readonly keepAliveMs: number
  /** Nothing was taken or sent for so long in the midst of a request: longer than any answer is waited for. */
  readonly stalledMs: number
  readonly bodyBytes: number
  /** Uploads received at the same time. Each holds a file of up to 25 MiB in the data folder. */
  readonly uploads: number
  readonly uploadsPerAccount: number
  /** Uploads that wait to be received. Their bodies are not read. */
  readonly waitingUploads: number
  readonly waitingUploadsPerAccount: number
  /** How long an upload waits before it is refused. */
  readonly uploadWaitMs: number
  /** Received uploads that are in memory to be decoded and stored. */
  readonly uploadsStored: number
  /** Bodies of more than 64 KiB that wait to be parsed, each in memory. */
  readonly waitingDocuments: number
  readonly waitingDocumentsPerAccount: number
  /** Failed authentications of one address in a minute. */
  readonly failedAttempts: number
  /** What answers kept in memory may take. */
  readonly cacheBytes: number
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  uploadMs: 420_000,
  bodyGraceMs: 10_000,
  leastBytesPerSecond: 64 * 1024,
  checkMs: 1_000,
  keepAliveMs: 72_000,
  stalledMs: 120_000,
  // The document's own limit, and room for what goes around it.
  bodyBytes: LIMITS.documentBytes + 64 * 1024,
  uploads: 100,
  uploadsPerAccount: 2,
  waitingUploads: 500,
  waitingUploadsPerAccount: 20,
  uploadWaitMs: 30_000,
  uploadsStored: 4,
  waitingDocuments: 100,
  waitingDocumentsPerAccount: 20,
  failedAttempts: 60,
  cacheBytes: 64 * 1024 * 1024,
}
