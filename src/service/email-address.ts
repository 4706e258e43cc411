import { Failure } from '../failure.ts'

/**
 * One @, something on both sides, and no space, nothing unseen and none of the signs that separate addresses in the head of a mail: whether
 * it can be reached shows when it is written to.
 */
const EMAIL = /^[^\s\p{C}@()<>[\]\\,;:"]+@[^\s\p{C}@()<>[\]\\,;:".]+(?:\.[^\s\p{C}@()<>[\]\\,;:".]+)*$/u
export const EMAIL_CHARACTERS = 254

/**
 * `email` as accounts bear it: trimmed, in lower case.
 *
 * @throws `invalid_input` at `/email`
 */
export function checkedEmail(email: string): string {
  const address = email.trim().toLowerCase()
  if (EMAIL.test(address) && address.length <= EMAIL_CHARACTERS) return address
  const detail = `must be an email address of at most ${EMAIL_CHARACTERS} characters; received ${JSON.stringify(email)}`
  throw new Failure('invalid_input', { issues: [{ pointer: '/email', detail }] })
}
