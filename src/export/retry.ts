import { Failure, isFailure } from '../failure.ts'
import { type ExportError, type ExportErrorCode } from '../service/exports.ts'
import { storageFullText } from '../service/storage-full-text.ts'

/** How often a render is tried that fails through no fault of its document. */
const MOST_ATTEMPTS = 3

/**
 * What so many workers died of is given up: it likely is what brings the process down, and each death ends what else was
 * under way there.
 */
export const MOST_DEATHS = 3

/** A full disk is waited for an hour. */
const FULL_RETRY_MS = 30_000
const MOST_FULL_ATTEMPTS = 120

const FIRST_BACKOFF_MS = 1_000
const BACKOFF_FACTOR = 4

/** What becomes of an export whose render failed. */
export type Verdict = { readonly fail: ExportError } | { readonly retryAfterMs: number }

/** `attempts` is how many renders of it failed before this one. */
export function judge(error: unknown, attempts: number): Verdict {
  const known = error instanceof Failure ? exportError(error as Failure) : undefined
  if (known) return { fail: known }
  // The operator needs time to make room; meanwhile the export waits in the queue.
  if (isFailure(error, 'disk_full') && attempts + 1 < MOST_FULL_ATTEMPTS) return { retryAfterMs: FULL_RETRY_MS }
  if (attempts + 1 >= MOST_ATTEMPTS) return { fail: INTERNAL_ERROR }
  return { retryAfterMs: FIRST_BACKOFF_MS * BACKOFF_FACTOR ** attempts }
}

/** What a client is told of a defect: nothing of its cause, which is in the log. */
export const INTERNAL_ERROR: ExportError = {
  code: 'internal_error',
  message: 'Something went wrong on our side. The same export may succeed later.',
  retryable: true,
}

/** The document's own faults, and the limits: tried again, they would end the same way. Undefined is a failure of ours. */
function exportError({ code, details }: Failure): ExportError | undefined {
  switch (code) {
    case 'font_unavailable':
    case 'image_fetch_failed':
    case 'image_blocked':
    case 'image_invalid':
    case 'output_too_large':
      return documentFault(code, details)
    case 'export_too_large':
      return documentFault('output_too_large', details)
    case 'storage_full':
      // Once space is freed the same export succeeds.
      return { code, message: 'usedBytes' in details ? storageFullText(details) : code, retryable: true }
    case 'render_timeout': {
      const limit = 'limitMs' in details ? `${details.limitMs / 1000} s` : 'its time'
      // On a machine that is less busy it may be quick enough.
      return { code, message: `Rendering took longer than ${limit} and was ended.`, retryable: true }
    }
    case 'render_memory': {
      const limit = 'limitMb' in details ? `${details.limitMb} MiB` : 'the memory'
      const advice = 'Export fewer pages, a smaller scale, or fewer large shadows and blurs.'
      return {
        code,
        message: `Rendering used more than the ${limit} that one render may use. ${advice}`,
        retryable: false,
      }
    }
    default:
      return undefined
  }
}

function documentFault(code: ExportErrorCode, details: Failure['details']): ExportError {
  return { code, message: ('reason' in details && details.reason) || code, retryable: false }
}
