import type { Failure, Issue } from '../../failure.ts'
import { describeProblem, detailOf, type Fault, type Problem } from './problem.ts'

const MAX_ISSUES = 50

export interface ProblemAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly problem: Problem
}

export interface ProblemContext {
  readonly requestId: string
  readonly publicUrl: string
}

export function answerFailure(failure: Failure, context: ProblemContext): ProblemAnswer {
  const { code, details } = failure
  return answerProblem({ code, details } as Fault, context)
}

export function answerProblem(fault: Fault, { requestId, publicUrl }: ProblemContext): ProblemAnswer {
  const { status, title } = describeProblem(fault.code)
  const problem = {
    type: `${publicUrl}/problems/${fault.code}`,
    title,
    status,
    detail: detailOf(fault),
    code: fault.code,
    requestId,
    ...(fault.code === 'invalid_input' ? { errors: capped(fault.details.issues) } : {}),
  }
  return { status, headers: headersOf(fault), problem }
}

function capped(issues: readonly Issue[]): readonly Issue[] {
  if (issues.length <= MAX_ISSUES) return issues
  const left = issues.length - MAX_ISSUES + 1
  return [...issues.slice(0, MAX_ISSUES - 1), { pointer: '', detail: `${left} more errors are not listed` }]
}

function headersOf(fault: Fault): Record<string, string> {
  switch (fault.code) {
    case 'key_missing':
      return { 'www-authenticate': 'Bearer realm="platen"' }
    case 'sign_in_failed':
    case 'session_missing':
    case 'session_ended':
      return { 'www-authenticate': 'Session realm="platen"' }
    case 'key_malformed':
    case 'key_unknown':
    case 'key_expired':
    case 'key_revoked':
      return { 'www-authenticate': 'Bearer realm="platen", error="invalid_token"' }
    case 'scope_missing':
      return { 'www-authenticate': `Bearer realm="platen", error="insufficient_scope", scope="${fault.details.scope}"` }
    case 'rate_limited':
    case 'queue_full':
    case 'too_many_attempts':
    case 'too_many_failed_attempts':
    case 'shutting_down':
    case 'overloaded':
      return { 'retry-after': String(fault.details.retryAfterSeconds) }
    case 'idempotency_key_in_use':
    case 'render_timeout':
      return { 'retry-after': '1' }
    case 'method_not_allowed':
      return { allow: fault.details.allowed.join(', ') }
    case 'invalid_range':
      return { 'content-range': `bytes */${fault.details.sizeBytes}` }
    case 'stale_revision':
      return { etag: `"${fault.details.current}"` }
    default:
      return {}
  }
}
