import { PlatenProblem } from '../../sdk/create-platen.ts'

/** What to tell of a failure: the service's own words where it spoke. */
export function messageOf(error: unknown): string {
  if (error instanceof PlatenProblem) return error.detail
  if (isUnreachable(error)) return 'The service could not be reached. Check your connection; nothing was changed.'
  return 'Something went wrong in this page. Load it anew; if it stays so, tell whoever runs the service.'
}

/** No answer came at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}

/** What is wrong with one field of a form: `/email`. */
export function faultOf(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof PlatenProblem)) return undefined
  const told = error.errors.find((fault) => fault.pointer === pointer)?.detail
  return told === undefined ? undefined : inForm(told)
}

/** The service tells programs and people alike; at a field that was left empty there is a shorter way. */
function inForm(told: string): string {
  if (told.endsWith('; received ""')) return 'Fill this in.'
  return `${told.slice(0, 1).toUpperCase()}${told.slice(1)}${told.endsWith('.') ? '' : '.'}`
}

/** Nobody is signed in any longer. A password that is wrong is another thing. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 401 && error.code !== 'sign_in_failed'
}

/** It is not there, or not one's own. */
export function isMissing(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 404
}
