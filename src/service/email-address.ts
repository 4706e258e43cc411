import { Failure } from '../failure.ts'

/**
 * One @, something on both sides, and no space, nothing unseen and none of the signs that separate addresses in the head of a mail: whether
 * it can be reached shows when it is written to.
 */
const EMAIL = /^[^\s\p{C}@()<>[\]\\,;:"]+@[^\s\p{C}@()<>[\]\\,;:".]+(?:\.[^\s\p{C}@()<>[\]\\,;:".]+)*$/u
export const EMAIL_CHARACTERS = 254

/** Whether accounts could bear it, once it is trimmed. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  return EMAIL.test(address) && address.length <= EMAIL_CHARACTERS
}

/**
 * `email` as accounts bear it: trimmed, in lower case.
 *
 * @throws `invalid_input` at `/email`
 */
export function checkedEmail(email: string): string {
  if (isEmail(email)) return email.trim().toLowerCase()
  const detail = `must be an email address of at most ${EMAIL_CHARACTERS} characters; received ${JSON.stringify(email)}`
  throw new Failure('invalid_input', { issues: [{ pointer: '/email', detail }] })
}
