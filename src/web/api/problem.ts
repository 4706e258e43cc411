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
  return error.errors.find((fault) => fault.pointer === pointer)?.detail
}

/** Nobody is signed in any longer. A password that is wrong is another thing. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 401 && error.code !== 'sign_in_failed'
}

/** It is not there, or not one's own. */
export function isMissing(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 404
}
