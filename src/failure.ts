/** `pointer` is a JSON Pointer into the body (`/document/pages/0/id`) or a parameter (`query/limit`). */
export interface Issue {
  readonly pointer: string
  readonly detail: string
}

/** Public codes, mapped to responses in `http/answer/problem.ts`. Any other error is a defect and returns 500. */
export interface FailureDetails {
  malformed_json: { reason: string }
  invalid_input: { issues: readonly Issue[] }
  /** `receivedBytes` is the Content-Length, if the client sent one. */
  body_too_large: { limitBytes: number; receivedBytes?: number }
  unsupported_media_type: { received: string; allowed: readonly string[] }
  invalid_range: { sizeBytes: number }

  // Authentication and permissions.
  /**
   * `found` says how a key was sent incorrectly: `bare` in the header without a scheme, `scheme` with another scheme,
   * `header` in another header, `url` in the URL.
   */
  key_missing: { found?: 'bare' | 'scheme' | 'header' | 'url'; scheme?: string }
  key_malformed: object
  key_unknown: object
  key_expired: { expiredAt: string }
  key_revoked: object
  scope_missing: { scope: string; granted: readonly string[] }
  session_missing: object
  /** Unknown, revoked or expired. */
  session_ended: object
  /** An API key was sent instead. */
  session_needed: object
  owner_needed: object
  /** Only revealed to a caller with a valid key, session or password. */
  account_suspended: object
  /** `origin` is the server's public origin, `reachedAt` that of the page if it is this server's at another address. */
  cross_site: { origin: string; reachedAt?: string | undefined }
  /** The same for an unknown email and a wrong password. */
  sign_in_failed: object
  /** Forged, expired, or outdated by a change of the account; clients cannot tell which. */
  sign_in_expired: object
  sign_up_closed: object
  /** Email is configured: the address must be confirmed first. */
  confirmation_needed: object
  setup_needed: object
  setup_done: object
  setup_token_wrong: object
  password_sign_in_off: object
  provider_unavailable: object
  /** The account can't sign in any other way. */
  only_sign_in: object
  /** A recent sign-in confirms an account that has no password. */
  sign_in_again: object
  two_factor_on: object
  two_factor_off: object
  /** The secret with which it was encrypted has changed. */
  two_factor_unreadable: object
  too_many_attempts: { retryAfterSeconds: number }
  rate_limited: { limit: number; retryAfterSeconds: number }
  too_many_failed_attempts: { retryAfterSeconds: number }

  // Missing resources and conflicts with their state.
  not_found: { resource: string; id?: string; reason?: string }
  design_trashed: { id: string; trashedAt: string }
  link_expired: object
  method_not_allowed: { method: string; allowed: readonly string[] }
  folder_name_taken: { name: string }
  /** The folder would be inside itself. */
  folder_cycle: { id: string; parentId: string | null }
  export_not_cancelable: { id: string; status: string }
  /** `reason` is what is missing, if the status would allow a retry. */
  export_not_retryable: { id: string; status: string; reason?: string }
  /** `designs` includes templates; `exports` counts queued and running ones. */
  asset_in_use: { id: string; designs: number; exports?: number }
  stale_revision: { current: number; received: string }
  idempotency_key_in_use: object
  idempotency_key_reused: object

  // Well-formed requests that cannot be processed.
  export_too_large: { reason: string }
  /** `waiting` counts exports of the account that wait or are being rendered. */
  queue_full: { waiting: number; retryAfterSeconds: number }
  folder_limit: { limit: number; what: 'folders' | 'levels' }
  key_limit: { limit: number }
  storage_full: { usedBytes: number; limitBytes: number; neededBytes: number }
  page_not_found: { pages: readonly number[]; pageCount: number }
  image_invalid: { reason: string }
  font_invalid: { reason: string }
  /** `reason` is a sentence without a subject, such as "it has no slides". */
  import_invalid: { reason: string }
  unsupported_upload: { received: string; allowed: readonly string[] }

  // Errors of an export, never of a response.
  font_unavailable: { reason: string }
  /** `isTemporary`: another attempt may succeed. */
  image_fetch_failed: { reason: string; isTemporary?: boolean }
  image_blocked: { reason: string }
  output_too_large: { reason: string }
  /** After the export was queued. */
  profile_replaced: { name: string }
  render_timeout: { limitMs: number }
  render_memory: { limitMb: number }

  // State of the server.
  shutting_down: { retryAfterSeconds: number }
  /** `reason` replaces “The server is busy.” in the response. */
  overloaded: { retryAfterSeconds: number; reason?: string }
  disk_full: object
  /** `remedy` is a sentence for the response. */
  account_exists: { email: string; remedy?: string }
  last_owner: object
  /** Admins delete and suspend their own account elsewhere, or not at all. */
  own_account: object
  /** The removal of an account was interrupted and can only be completed. */
  deletion_begun: object
  invitation_closed: { state: 'accepted' | 'revoked' }
  /** Forged, used, expired or outdated; clients cannot tell which. */
  reset_link_invalid: object
  /** As `reset_link_invalid`. */
  invitation_invalid: object
  sign_up_link_invalid: object
  /** As `reset_link_invalid`. */
  email_link_invalid: object
  mail_not_configured: { remedy: string }
  plan_unknown: { plan: string; allowed: readonly string[] }
}

export type FailureCode = keyof FailureDetails

export class Failure<Code extends FailureCode = FailureCode> extends Error {
  override readonly name = 'Failure'
  readonly code: Code
  readonly details: FailureDetails[Code]

  constructor(code: Code, details: FailureDetails[Code], cause?: unknown) {
    super(`${code} ${JSON.stringify(details)}`, { cause })
    this.code = code
    this.details = details
  }
}

export function isFailure<Code extends FailureCode>(error: unknown, code: Code): error is Failure<Code> {
  return error instanceof Failure && error.code === code
}

/** @throws `invalid_input` if there are issues */
export function rejectIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Failure('invalid_input', { issues })
}

/** Makes a sentence of a reason, which may be a fragment. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`
}

/** A problem with the installation that only an admin can correct. The message says what is wrong and what to do. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Converts the error of a full disk; returns any other unchanged. */
export function asDiskFull(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return NO_SPACE.has(code) ? new Failure('disk_full', {}, error) : error
}
