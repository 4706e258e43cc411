import { type Issue } from '../failure.ts'
import { type Details, type Kind, type ProblemCode } from './problem-kind.ts'
import { storageFullText } from '../service/storage-full-text.ts'
import { ACCESS_PROBLEMS } from './access-problems.ts'
import { inMebibytes, oneOf, plain, seconds, sentence } from './problem-words.ts'

export { type ProblemCode }

/** A code together with its own details. */
export type Fault = {
  readonly [Code in ProblemCode]: { readonly code: Code; readonly details: Details[Code] }
}[ProblemCode]

/** What a client is told: RFC 9457, with `code`, `requestId` and, for invalid input, `errors`. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: ProblemCode
  readonly requestId: string
  readonly errors?: readonly Issue[]
}

/** Every code with its status and its texts: the one place that decides what a failure shows of itself. */
const KINDS: { readonly [Code in ProblemCode]: Kind<Code> } = {
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    detail: ({ reason }) => `The body is not valid JSON: ${reason}`,
  },
  invalid_input: {
    status: 400,
    title: 'Invalid input',
    detail: ({ issues }) => {
      const [first, ...others] = issues
      const told = `${first?.pointer || 'the body'}: ${first?.detail ?? ''}`
      return others.length === 0
        ? `The request has one fault: ${told}`
        : `The request has ${issues.length} faults, the first at ${told}; ${others.length} more in "errors".`
    },
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    detail: ({ limitBytes }) => `The body may have at most ${inMebibytes(limitBytes)} (${limitBytes} bytes).`,
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
    detail: ({ sizeBytes }) => `The range begins beyond the file, which has ${sizeBytes} bytes.`,
  },

  ...ACCESS_PROBLEMS,

  not_found: {
    status: 404,
    title: 'Not found',
    detail: ({ resource, id, reason }) =>
      reason ?? `There is no ${resource}${id === undefined ? '' : ` ${JSON.stringify(id)}`}.`,
  },
  design_trashed: {
    status: 404,
    title: 'Design in the trash',
    detail: ({ id, trashedAt }) =>
      `The design "${id}" was moved to the trash at ${trashedAt}. POST /api/trash/${id}/restore brings it back.`,
  },
  link_expired: {
    status: 410,
    title: 'Link expired',
    detail: plain('This link is over. Read the export or the asset again for a new one.'),
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: ({ method, allowed }) => `This path takes ${allowed.join(', ')}; received ${method}.`,
  },
  export_not_cancelable: {
    status: 409,
    title: 'Export has started',
    detail: ({ id, status }) =>
      `The export "${id}" is ${status}: only a queued one can be cancelled, only an ended one removed.`,
  },
  export_not_retryable: {
    status: 409,
    title: 'Export cannot be asked for again',
    detail: ({ id, status, reason }) =>
      reason === undefined
        ? `The export "${id}" is ${status}: only one that failed, was canceled or has expired can be asked for again.`
        : `The export "${id}" is ${status}, and cannot be asked for again as it was: ${reason}.`,
  },
  asset_in_use: {
    status: 409,
    title: 'Asset in use',
    detail: ({ id, designs, exports = 0 }) => {
      const users = [
        ...(designs > 0 ? [`${designs} ${designs === 1 ? 'design or template' : 'designs or templates'}`] : []),
        ...(exports > 0 ? [`${exports} ${exports === 1 ? 'export' : 'exports'} yet to be rendered`] : []),
      ]
      return `The asset "${id}" is used by ${users.join(' and ')}. Designs in the trash count.`
    },
  },
  stale_revision: {
    status: 412,
    title: 'Stale revision',
    detail: ({ current, received }) =>
      `The design is at revision ${current}; If-Match was ${received}. Nothing was written.`,
  },
  idempotency_key_in_use: {
    status: 409,
    title: 'Request in flight',
    detail: plain('A request with this Idempotency-Key is still in flight. Try again shortly.'),
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency-Key reused',
    detail: plain('This Idempotency-Key came before with another request. Use a new key for each new request.'),
  },

  export_too_large: { status: 422, title: 'Export too large', detail: ({ reason }) => reason },
  storage_full: { status: 422, title: 'Storage full', detail: storageFullText },
  page_not_found: {
    status: 422,
    title: 'Page not found',
    detail: ({ pages, pageCount }) =>
      `The design has ${pageCount === 1 ? '1 page' : `pages 1 to ${pageCount}`}; asked for ${pages.join(', ')}.`,
  },
  image_invalid: { status: 422, title: 'Invalid image', detail: ({ reason }) => reason },
  unsupported_upload: {
    status: 415,
    title: 'Unsupported upload',
    detail: ({ received, allowed }) =>
      `An upload must be ${oneOf(allowed)}; received ${received === '' ? 'none' : received}.`,
  },

  font_unavailable: { status: 422, title: 'Font unavailable', detail: ({ reason }) => reason },
  image_fetch_failed: { status: 422, title: 'Image could not be fetched', detail: ({ reason }) => reason },
  image_blocked: { status: 422, title: 'Image blocked', detail: ({ reason }) => reason },
  output_too_large: { status: 422, title: 'Output too large', detail: ({ reason }) => reason },
  render_timeout: {
    status: 503,
    title: 'Rendering took too long',
    detail: ({ limitMs }) => `Rendering was ended after ${seconds(limitMs / 1000)}.`,
  },
  render_memory: {
    status: 422,
    title: 'Rendering needs too much memory',
    detail: ({ limitMb }) => `Rendering used more than the ${limitMb} MiB of memory that one render may use.`,
  },

  shutting_down: {
    status: 503,
    title: 'Shutting down',
    detail: plain('This server is shutting down. Try again: another one, or the same after its restart, will answer.'),
  },
  overloaded: {
    status: 503,
    title: 'Overloaded',
    detail: ({ retryAfterSeconds, reason = 'The server is busy.' }) =>
      `${sentence(reason)} Try again in ${seconds(retryAfterSeconds)}.`,
  },
  disk_full: {
    status: 507,
    title: 'Disk full',
    detail: plain(
      'The disk of this service is full or cannot be written, so nothing was changed. Try again once its operator has made room.',
    ),
  },
  account_exists: { status: 409, title: 'Account exists', detail: ({ email }) => `There is an account for ${email}.` },
  last_owner: {
    status: 409,
    title: 'Last owner',
    detail: () => 'This is the only account that runs the service. Make another one an owner first.',
  },
  plan_unknown: {
    status: 400,
    title: 'Unknown plan',
    detail: ({ plan, allowed }) => `The plan must be ${oneOf(allowed)}; received ${JSON.stringify(plan)}.`,
  },

  reset_link_invalid: {
    status: 410,
    title: 'Link is over',
    detail: plain('This link is not valid, or no longer: it works once, and for one hour. Ask for a new one.'),
  },
  mail_not_configured: {
    status: 409,
    title: 'No mail',
    detail: plain('This service sends no mail. Ask whoever runs it for a link to set a new password.'),
  },

  malformed_request: { status: 400, title: 'Malformed request', detail: ({ reason }) => reason },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    detail: ({ reason = 'The request did not arrive in time.' }) => `${reason} The connection is closed.`,
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    detail: plain('The headers of the request are too large.'),
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: plain('Something went wrong on our side. It is in the log under this requestId.'),
  },
}

export const PROBLEM_CODES = Object.keys(KINDS) as readonly ProblemCode[]

/** What `fault` says of itself, in whole sentences. */
export function detailOf(fault: Fault): string {
  return sentence((KINDS[fault.code] as Kind<ProblemCode>).detail(fault.details))
}

/** The status and the title of `code`. */
export function describeProblem(code: ProblemCode): { status: number; title: string } {
  const { status, title } = KINDS[code]
  return { status, title }
}
