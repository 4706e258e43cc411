import { PlatenProblem } from '../../sdk/create-platen.ts'

/** What to tell of a failure: the service's own words where it spoke. */
export function messageOf(error: unknown): string {
  if (error instanceof PlatenProblem) return error.detail
  if (isUnreachable(error)) return 'The service could not be reached. Check your connection, and try again.'
  return 'Something went wrong in this page. Load it anew; if it stays so, tell whoever runs the service.'
}

/** No answer came at all. Browsers tell it by a TypeError, as they tell a defect of the page, and each in words of its own. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|reached/i.test(error.message)
}

/** What is wrong with one field of a form: `/email`. */
export function faultOf(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof PlatenProblem)) return undefined
  const told = error.errors.find((fault) => fault.pointer === pointer)?.detail
  return told === undefined ? undefined : inForm(told)
}

/** What is wrong with a field, or with a part of it. */
export function faultUnder(error: unknown, pointer: string): string | undefined {
  if (!(error instanceof PlatenProblem)) return undefined
  const fault = error.errors.find((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`))
  return fault && inForm(fault.detail)
}

/** The service tells programs and people alike; at a field that was left empty there is a shorter way. */
export function inForm(told: string): string {
  if (told.endsWith('; received ""')) return 'Fill this in.'
  const sentence = /^(?:must|is|has|holds|stands|needs) /.test(told) ? `This ${told}` : told
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}${sentence.endsWith('.') ? '' : '.'}`
}

/** Nobody is signed in any longer. A password that is wrong is another thing. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 401 && error.code !== 'sign_in_failed'
}

/** It was there once: a link that was used, or whose time has passed. */
export function isOver(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 410
}

/** It is not there, or not one's own. */
export function isMissing(error: unknown): boolean {
  return error instanceof PlatenProblem && error.status === 404
}
