import { Failure, isFailure, sentence } from '../failure.ts'
import type { ExportError, ExportErrorCode } from './export.ts'
import { storageFullText } from './export-limits.ts'

/** Maximum number of renders of an export that fails for reasons other than its document. */
const MAX_ATTEMPTS = 3

/** After this many worker crashes, the export is the likely cause. Each crash interrupts other exports. */
const MAX_CRASHES = 3

export class CrashedTooOften extends Error {
  override readonly name = 'CrashedTooOften'

  constructor(deaths: number) {
    super(`${deaths} workers crashed while they rendered this export, so it is not retried`)
  }
}

/** @throws {CrashedTooOften} */
export function rejectRepeatedCrashes({ deaths }: { readonly deaths: number }): void {
  if (deaths >= MAX_CRASHES) throw new CrashedTooOften(deaths)
}

/** Exports wait an hour for a full disk or an unavailable file store. */
const FULL_RETRY_MS = 30_000
const MAX_FULL_ATTEMPTS = 120

const FIRST_BACKOFF_MS = 1_000
const BACKOFF_FACTOR = 4

export type Verdict = { readonly fail: ExportError } | { readonly retryAfterMs: number }

/** Decides how to continue after a failed render. `attempts` is the number of failures before this one. */
export function verdictOn(error: unknown, attempts: number): Verdict {
  if (isFailure(error, 'image_fetch_failed') && error.details.isTemporary === true) {
    if (attempts + 1 < MAX_ATTEMPTS) return { retryAfterMs: FIRST_BACKOFF_MS * BACKOFF_FACTOR ** attempts }
    return { fail: { ...documentError(error.code, error.details), retryable: true } }
  }
  const publicError = error instanceof Failure ? publicErrorOf(error as Failure) : undefined
  if (publicError) return { fail: publicError }
  // Waits in the queue until the administrator has freed space.
  if (isFailure(error, 'disk_full')) {
    return attempts + 1 < MAX_FULL_ATTEMPTS ? { retryAfterMs: FULL_RETRY_MS } : { fail: DISK_STAYED_FULL }
  }
  const backoffMs = FIRST_BACKOFF_MS * BACKOFF_FACTOR ** attempts
  // Waits for a file store on the network, which an outage must not turn into failed exports.
  if (isFailure(error, 'overloaded')) {
    return attempts + 1 < MAX_FULL_ATTEMPTS
      ? { retryAfterMs: Math.min(backoffMs, FULL_RETRY_MS) }
      : { fail: STAYED_OVERLOADED }
  }
  if (attempts + 1 >= MAX_ATTEMPTS) return { fail: INTERNAL_ERROR }
  return { retryAfterMs: backoffMs }
}

/** The public error for a defect. Only the log contains the cause. */
export const INTERNAL_ERROR: ExportError = {
  code: 'internal_error',
  message: 'Internal error. Retrying the export may succeed.',
  retryable: true,
}

const DISK_STAYED_FULL: ExportError = {
  ...INTERNAL_ERROR,
  message: 'The server’s disk was full for an hour. Retry the export once space has been freed.',
}

const STAYED_OVERLOADED: ExportError = {
  ...INTERNAL_ERROR,
  message: 'The server could not read or store files for an hour. Retry the export later.',
}

/** Returns the public error for a failure caused by the document or a limit. Undefined for an internal failure. */
function publicErrorOf({ code, details }: Failure): ExportError | undefined {
  switch (code) {
    case 'font_unavailable':
    case 'image_fetch_failed':
    case 'image_blocked':
    case 'image_invalid':
    case 'output_too_large':
      return documentError(code, details)
    case 'export_too_large':
      return documentError('output_too_large', details)
    case 'storage_full':
      // The same export succeeds once space has been freed.
      return { code, message: 'usedBytes' in details ? storageFullText(details) : code, retryable: true }
    case 'render_timeout': {
      const limit = 'limitMs' in details ? ` after ${details.limitMs / 1000} s` : ''
      // Rendering may be fast enough when the machine is less busy.
      return { code, message: `Rendering timed out${limit}.`, retryable: true }
    }
    case 'render_memory': {
      const limit = 'limitMb' in details ? ` of ${details.limitMb} MiB` : ''
      const advice = 'Export fewer pages, use a smaller scale, or fewer large shadows and blurs.'
      return {
        code,
        message: `Rendering exceeded its memory limit${limit}. ${advice}`,
        retryable: false,
      }
    }
    case 'profile_replaced': {
      const name = 'name' in details ? ` "${details.name}"` : ''
      const message = `The color profile${name} was replaced after the export was queued. Retry the export to use the new one.`
      return { ...INTERNAL_ERROR, message }
    }
    default:
      return undefined
  }
}

function documentError(code: ExportErrorCode, details: Failure['details']): ExportError {
  return { code, message: sentence(('reason' in details && details.reason) || code), retryable: false }
}
