import { sentence, type Issue } from '../../failure.ts'
import type { Details, Kind, Kinds, ProblemCode } from './problem-kind.ts'
import { storageFullText } from '../../exports/export-limits.ts'
import { ACCESS_PROBLEMS } from '../admit/access-problems.ts'
import { duration, plain } from './problem-words.ts'
import { ACCOUNT_PROBLEMS } from './account-problems.ts'
import { EXPORT_PROBLEMS } from './export-problems.ts'
import { REQUEST_PROBLEMS } from './request-problems.ts'
import { RESOURCE_PROBLEMS } from './resource-problems.ts'

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
const KINDS: Kinds = {
  ...REQUEST_PROBLEMS,
  ...ACCESS_PROBLEMS,
  ...RESOURCE_PROBLEMS,
  ...EXPORT_PROBLEMS,
  ...ACCOUNT_PROBLEMS,
  storage_full: { status: 422, title: 'Storage full', detail: storageFullText },
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
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: plain('Internal error. Include requestId when you report this.'),
  },
}

/** In alphabetical order, so that moving a problem does not change the OpenAPI document. */
export const PROBLEM_CODES = Object.keys(KINDS).sort() as readonly ProblemCode[]

export function detailOf(fault: Fault): string {
  return sentence((KINDS[fault.code] as Kind<ProblemCode>).detail(fault.details))
}

export function describeProblem(code: ProblemCode): { status: number; title: string } {
  const { status, title } = KINDS[code]
  return { status, title }
}
