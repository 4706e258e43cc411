import { Failure } from '../../failure.ts'

const RETRY_SECONDS = 5

/** Error codes of AWS, MinIO, Ceph and others for a store without space. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

const INSUFFICIENT_STORAGE = 507

/** Converts an error of the S3 client: `disk_full` for a full store, `overloaded` for any other. */
export function asStoreFailure(error: unknown): Failure {
  if (error instanceof Failure) return error as Failure
  if (FULL.has(codeOf(error)) || statusOf(error) === INSUFFICIENT_STORAGE) return new Failure('disk_full', {}, error)
  const reason = 'The file store is not available.'
  return new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason }, error)
}

/** A missing object, not a missing bucket. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'NoSuchKey'
}

/** The `Code` of an S3 error response, or the name of an error of the client. */
export function codeOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode
}
