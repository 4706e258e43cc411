import { IMAGE_UPLOAD_TYPE_NAMES } from '../../document/upload-types.ts'
import { isFailure } from '../../failure.ts'
import { PlatenProblem } from '../../sdk/create-platen.ts'
import { formSentence } from './form-sentence.ts'

/** An error whose message is worded for users. */
export class ExplainedError extends Error {}

/** Names the failed action, then the reason: `Couldn’t rename the design: Use 255 characters or fewer.` */
export function couldNot(action: string, error: unknown): string {
  return `Couldn’t ${action}: ${messageOf(error)}`
}

/** Returns the reason in words for users: the API's `detail`, unless that is worded for developers. */
export function messageOf(error: unknown): string {
  if (error instanceof ExplainedError) return error.message
  if (error instanceof PlatenProblem) return problemMessage(error)
  const issue = isFailure(error, 'invalid_input') ? error.details.issues[0] : undefined
  if (issue) return formSentence(issue)
  if (isUnreachable(error)) return 'Can’t reach Platen. Check your connection and try again.'
  return 'Something went wrong. Reload the page; if it keeps happening, contact your administrator.'
}

/** Without a response, `fetch` throws a TypeError, as bugs do; each browser words its message differently. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|reach/i.test(error.message)
}

export function fieldError(error: unknown, pointer: string): string | undefined {
  return fieldIssue(error, (at) => at === pointer)
}

export function fieldErrorUnder(error: unknown, pointer: string): string | undefined {
  return fieldIssue(error, (at) => at === pointer || at.startsWith(`${pointer}/`))
}

function fieldIssue(error: unknown, matches: (pointer: string) => boolean): string | undefined {
  if (!(error instanceof PlatenProblem)) return undefined
  const issue = error.errors.find(({ pointer }) => matches(pointer))
  return issue && formSentence(issue)
}

function problemMessage(problem: PlatenProblem): string {
  switch (problem.code) {
    case 'invalid_input':
      return issueMessage(problem.errors) ?? problem.detail
    case 'unsupported_upload':
      return `This file isn’t a valid ${IMAGE_UPLOAD_TYPE_NAMES} image.`
    case 'too_many_attempts':
      return `Too many attempts. Try again ${waitText(problem.retryAfter)}.`
    case 'rate_limited':
      return `Too many requests. Try again ${waitText(problem.retryAfter)}.`
    default:
      return problem.detail
  }
}

/** Rewords a single issue of a top-level field: one inside a document is unclear without its pointer. */
function issueMessage(issues: readonly { readonly pointer: string; readonly detail: string }[]): string | undefined {
  const [issue, ...others] = issues
  return issue && others.length === 0 && /^\/[^/]*$/.test(issue.pointer) ? formSentence(issue) : undefined
}

/** Rounds up, so that the wait has ended after the displayed time. */
function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'later'
  const [number, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return `in ${number} ${unit}${number === 1 ? '' : 's'}`
}

/** Returns whether the session has ended; a wrong password at sign-in is also a 401. */
export function isSignedOut(error: unknown): error is PlatenProblem {
  return error instanceof PlatenProblem && error.status === 401 && error.code !== 'sign_in_failed'
}

export function isLinkExpired(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 410
}

/** Returns whether the last sign-in was too long ago to confirm a change. */
export function isTooOld(error: unknown): boolean {
  return error instanceof PlatenProblem && error.code === 'sign_in_again'
}

export function isMissing(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 404
}

/** Whether a design is in the trash. Its own page offers to restore it. */
export function isTrashed(error: unknown): boolean {
  return error instanceof PlatenProblem && error.code === 'design_trashed'
}
