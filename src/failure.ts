/** One fault in what a caller sent. `pointer` is a JSON Pointer into the body (`/document/pages/0/id`), or `query/limit`. */
export interface Issue {
  readonly pointer: string
  readonly detail: string
}

/**
 * Everything that can go wrong and that a caller is told of, with what each needs to be told. The codes are public and
 * closed: `http/problem.ts` gives each a status and a text. Whatever else is thrown is a defect, and answered as one.
 */
export interface FailureDetails {
  // What was sent cannot be read or breaks a rule.
  malformed_json: { reason: string }
  invalid_input: { issues: readonly Issue[] }
  body_too_large: { limitBytes: number }
  unsupported_media_type: { received: string; allowed: readonly string[] }
  invalid_range: { sizeBytes: number }

  // Who asks, and whether they may.
  /** `found`: where there was a key nevertheless: in the header without a scheme, or in the URL. */
  key_missing: { found?: 'bare' | 'url' }
  key_malformed: object
  key_unknown: object
  key_expired: { expiredAt: string }
  key_revoked: object
  scope_missing: { scope: string; granted: readonly string[] }
  session_missing: object
  /** Unknown, revoked or over. */
  session_ended: object
  /** A key came where only a person may ask. */
  session_needed: object
  owner_needed: object
  /**
   * A page of another site had the browser send it. `origin` is the service's own; `reachedAt` is the page's where it is of this service all the
   * same, reached under an address that is not its public one.
   */
  cross_site: { origin: string; reachedAt?: string | undefined }
  /** The same whether there is such an account or not. */
  sign_in_failed: object
  sign_up_closed: object
  setup_needed: object
  setup_done: object
  setup_token_wrong: object
  too_many_attempts: { retryAfterSeconds: number }
  rate_limited: { limit: number; retryAfterSeconds: number }
  too_many_failed_attempts: { retryAfterSeconds: number }

  // What is asked for is not there, or its state forbids it.
  /** `reason` is told in place of what is not there, where more is known. */
  not_found: { resource: string; id?: string; reason?: string }
  design_trashed: { id: string; trashedAt: string }
  link_expired: object
  method_not_allowed: { method: string; allowed: readonly string[] }
  export_not_cancelable: { id: string; status: string }
  /** `reason` says what is missing of one whose state would allow it. */
  export_not_retryable: { id: string; status: string; reason?: string }
  /** `designs` counts templates too; `exports` those that wait or are being rendered. */
  asset_in_use: { id: string; designs: number; exports?: number }
  stale_revision: { current: number; received: string }
  idempotency_key_in_use: object
  idempotency_key_reused: object

  // Well-formed, yet impossible.
  export_too_large: { reason: string }
  /** `neededBytes` more do not fit into what the plan allows the account to store. */
  storage_full: { usedBytes: number; limitBytes: number; neededBytes: number }
  page_not_found: { pages: readonly number[]; pageCount: number }
  image_invalid: { reason: string }
  unsupported_upload: { received: string; allowed: readonly string[] }

  // An export's own end, never an answer's code by itself.
  font_unavailable: { reason: string }
  image_fetch_failed: { reason: string }
  image_blocked: { reason: string }
  output_too_large: { reason: string }
  render_timeout: { limitMs: number }
  render_memory: { limitMb: number }

  // The service's own state.
  shutting_down: { retryAfterSeconds: number }
  /** `reason` says what there is too much of, where a caller can do something about it. */
  overloaded: { retryAfterSeconds: number; reason?: string }
  /** The disk of the database or of the files is full, or refuses writes. Nothing was stored. */
  disk_full: object
  account_exists: { email: string }
  last_owner: object
  /** It is not ours, was used, is over, or the account is otherwise by now: none is told from the other. */
  reset_link_invalid: object
  mail_not_configured: object
  plan_unknown: { plan: string; allowed: readonly string[] }
}

export type FailureCode = keyof FailureDetails

/** An expected failure. Thrown by any room, mapped to an answer or a message at the edge. */
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

/** Whether `error` is the failure `code`, with its details' type. */
export function isFailure<Code extends FailureCode>(error: unknown, code: Code): error is Failure<Code> {
  return error instanceof Failure && error.code === code
}

/**
 * Something about the installation that only its operator can correct. Thrown while a server or a command starts; the
 * message is for the terminal: a complete sentence that says what is wrong, where, and what to do.
 */
export class SetupFault extends Error {
  override readonly name = 'SetupFault'
}

/** What the system says where a disk has no room, a quota is used up, or a file may not grow. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Returns `disk_full` for a write that failed for want of room, and any other error as it is. */
export function asDiskFull(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return NO_ROOM.has(code) ? new Failure('disk_full', {}, error) : error
}
