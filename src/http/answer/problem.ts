import { sentence, type Issue } from '../../failure.ts'
import type { Details, Kind, ProblemCode } from './problem-kind.ts'
import { storageFullText } from '../../exports/export-limits.ts'
import { ACCESS_PROBLEMS } from '../admit/access-problems.ts'
import { duration, inMebibytes, oneOf, plain, seconds } from './problem-words.ts'

export { type ProblemCode }

export type Fault = {
  readonly [Code in ProblemCode]: { readonly code: Code; readonly details: Details[Code] }
}[ProblemCode]

/** A problem as sent to the client: RFC 9457 with `code`, `requestId` and, for invalid input, `errors`. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: ProblemCode
  readonly requestId: string
  readonly errors?: readonly Issue[]
}

/** Decides what a failure reveals to clients. */
const KINDS: { readonly [Code in ProblemCode]: Kind<Code> } = {
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    detail: ({ reason }) => `The request body is not valid JSON: ${reason}`,
  },
  invalid_input: {
    status: 400,
    title: 'Invalid input',
    detail: ({ issues }) => {
      const [first, ...others] = issues
      const text = `${first?.pointer || 'request body'}: ${first?.detail ?? ''}`
      return others.length === 0
        ? `Validation failed: ${text}`
        : `Validation failed with ${issues.length} errors: ${text} (see "errors").`
    },
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    detail: ({ limitBytes, receivedBytes }) => {
      const received = receivedBytes === undefined ? '' : `; received ${receivedBytes} bytes`
      return `The request body must be at most ${inMebibytes(limitBytes)} (${limitBytes} bytes)${received}.`
    },
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: ({ received, allowed }) =>
      `Content-Type must be ${oneOf(allowed)}; received ${received === '' ? 'none' : JSON.stringify(received)}.`,
  },
  invalid_range: {
    status: 416,
    title: 'Range not satisfiable',
    detail: ({ sizeBytes }) => `The range starts past the end of the file, which has ${sizeBytes} bytes.`,
  },

  ...ACCESS_PROBLEMS,

  not_found: {
    status: 404,
    title: 'Not found',
    detail: ({ resource, id, reason }) =>
      reason ?? sentence(`${resource}${id === undefined ? '' : ` ${JSON.stringify(id)}`} not found`),
  },
  design_trashed: {
    status: 404,
    title: 'Design in the trash',
    detail: ({ id, trashedAt }) =>
      `Design "${id}" was moved to the trash on ${trashedAt}. Restore it with POST /api/trash/${id}/restore.`,
  },
  link_expired: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link has expired. Fetch the export or asset again to get a new URL.'),
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: ({ method, allowed }) => `Allowed methods: ${allowed.join(', ')}; received ${method}.`,
  },
  folder_name_taken: {
    status: 409,
    title: 'Folder name taken',
    detail: ({ name }) => `There is already a folder named ${JSON.stringify(name)} in this place. Choose another name.`,
  },
  folder_cycle: {
    status: 409,
    title: 'Folder inside itself',
    detail: ({ id, parentId }) =>
      `Folder "${id}" can’t be moved into ${id === parentId ? 'itself' : `its own subfolder "${parentId ?? ''}"`}.`,
  },
  export_not_cancelable: {
    status: 409,
    title: 'Export can’t be canceled',
    detail: ({ id, status }) => `Export "${id}" is ${status} and can’t be canceled.`,
  },
  export_not_retryable: {
    status: 409,
    title: 'Export can’t be retried',
    detail: ({ id, status, reason }) =>
      reason === undefined
        ? `Export "${id}" is ${status}. Only failed, canceled and expired exports can be retried.`
        : `Export "${id}" can’t be retried: ${reason}.`,
  },
  asset_in_use: {
    status: 409,
    title: 'Asset in use',
    detail: ({ id, designs, exports = 0 }) => {
      const users = [
        ...(designs > 0 ? [`${designs} ${designs === 1 ? 'design or template' : 'designs or templates'}`] : []),
        ...(exports > 0 ? [`${exports} ${exports === 1 ? 'unfinished export' : 'unfinished exports'}`] : []),
      ]
      return `Asset "${id}" is used by ${users.join(' and ')} (including trash).`
    },
  },
  stale_revision: {
    status: 412,
    title: 'Stale revision',
    detail: ({ current, received }) =>
      `The design is at revision ${current}, but If-Match is ${received}. Nothing was written. Fetch the design and try again.`,
  },
  idempotency_key_in_use: {
    status: 409,
    title: 'Request in progress',
    detail: plain('A request with this Idempotency-Key is still being processed. Try again shortly.'),
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency-Key reused',
    detail: plain('This Idempotency-Key was already used for a different request. Use a new key for each request.'),
  },

  export_too_large: { status: 422, title: 'Export too large', detail: ({ reason }) => reason },
  queue_full: {
    status: 429,
    title: 'Export queue full',
    detail: ({ waiting, retryAfterSeconds }) =>
      `${waiting} exports of this account wait or are being rendered, the maximum of its plan. Try again in ${duration(retryAfterSeconds)}, or cancel some.`,
  },
  storage_full: { status: 422, title: 'Storage full', detail: storageFullText },
  folder_limit: {
    status: 409,
    title: 'Too many folders',
    detail: ({ limit, what }) =>
      what === 'folders'
        ? `An account can have ${limit} folders. Delete folders that are no longer used.`
        : `Folders can be nested ${limit} levels deep. Choose a folder at a higher level.`,
  },
  key_limit: {
    status: 409,
    title: 'Too many API keys',
    detail: ({ limit }) => `An account can have ${limit} API keys. Revoke keys that are no longer used.`,
  },
  page_not_found: {
    status: 422,
    title: 'Page not found',
    detail: ({ pages, pageCount }) =>
      `The design has ${pageCount === 1 ? '1 page' : `pages 1 to ${pageCount}`}; received ${pages.join(', ')}.`,
  },
  import_invalid: {
    status: 422,
    title: 'Invalid file',
    detail: ({ reason }) => `The file cannot be imported: ${reason}.`,
  },
  image_invalid: { status: 422, title: 'Invalid image', detail: ({ reason }) => reason },
  font_invalid: { status: 422, title: 'Invalid font', detail: ({ reason }) => reason },
  unsupported_upload: {
    status: 415,
    title: 'Unsupported upload',
    detail: ({ received, allowed }) =>
      `An upload must be ${oneOf(allowed)}; received ${received === '' ? 'none' : received}.`,
  },

  font_unavailable: { status: 422, title: 'Font unavailable', detail: ({ reason }) => reason },
  image_fetch_failed: { status: 422, title: 'Image fetch failed', detail: ({ reason }) => reason },
  image_blocked: { status: 422, title: 'Image blocked', detail: ({ reason }) => reason },
  output_too_large: { status: 422, title: 'Output too large', detail: ({ reason }) => reason },
  render_timeout: {
    status: 503,
    title: 'Rendering timed out',
    detail: ({ limitMs }) => `Rendering timed out after ${seconds(limitMs / 1000)}.`,
  },
  render_memory: {
    status: 422,
    title: 'Rendering out of memory',
    detail: ({ limitMb }) => `Rendering exceeded its memory limit of ${limitMb} MiB.`,
  },

  shutting_down: {
    status: 503,
    title: 'Shutting down',
    detail: plain('The server is shutting down. Try again shortly.'),
  },
  overloaded: {
    status: 503,
    title: 'Overloaded',
    detail: ({ retryAfterSeconds, reason = 'The server is busy.' }) =>
      `${sentence(reason)} Try again in ${duration(retryAfterSeconds)}.`,
  },
  disk_full: {
    status: 507,
    title: 'Disk full',
    detail: plain('The server’s disk is full or read-only. Nothing was changed. Contact your administrator.'),
  },
  account_exists: {
    status: 409,
    title: 'Account exists',
    detail: ({ email, remedy }) =>
      `An account with the email ${email} already exists.${remedy === undefined ? '' : ` ${remedy}`}`,
  },
  last_owner: {
    status: 409,
    title: 'Last owner',
    detail: plain('This is the only owner. Promote another account first.'),
  },
  own_account: {
    status: 409,
    title: 'Own account',
    detail: plain('Admins can’t suspend or delete their own account here. To delete it, open Settings → Account.'),
  },
  deletion_begun: {
    status: 409,
    title: 'Deletion begun',
    detail: plain('The deletion of this account has begun, so it can’t be resumed. Delete it again to complete it.'),
  },
  invitation_closed: {
    status: 409,
    title: 'Invitation closed',
    detail: ({ state }) => `This invitation has already been ${state}.`,
  },
  invitation_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link has already been used, was revoked or has expired. Ask for a new one.'),
  },
  sign_up_link_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link is invalid or has expired. Sign up again to get a new one.'),
  },
  email_link_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain(
      'This link has already been used, was canceled or has expired. Change your email again to get a new one.',
    ),
  },
  plan_unknown: {
    status: 400,
    title: 'Unknown plan',
    detail: ({ plan, allowed }) => `The plan must be ${oneOf(allowed)}; received ${JSON.stringify(plan)}.`,
  },

  reset_link_invalid: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link has already been used or has expired. Request a new one.'),
  },
  mail_not_configured: {
    status: 409,
    title: 'Email not configured',
    detail: plain('Email isn’t configured on this server. Ask your administrator for a password reset link.'),
  },

  malformed_request: { status: 400, title: 'Malformed request', detail: ({ reason }) => reason },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    detail: ({ reason = 'The request was not received in time.' }) => `${reason} The connection has been closed.`,
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    detail: plain('The request headers are too large.'),
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: plain('Internal error. Include requestId when you report this.'),
  },
}

export const PROBLEM_CODES = Object.keys(KINDS) as readonly ProblemCode[]

export function detailOf(fault: Fault): string {
  return sentence((KINDS[fault.code] as Kind<ProblemCode>).detail(fault.details))
}

export function describeProblem(code: ProblemCode): { status: number; title: string } {
  const { status, title } = KINDS[code]
  return { status, title }
}
