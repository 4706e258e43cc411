import { Failure } from '../failure.ts'
import { foldedEmail } from '../store/accounts/email-key.ts'

export { emailKey } from '../store/accounts/email-key.ts'

/**
 * One @, something on both sides, and no space, nothing unseen and none of the signs that separate addresses in the head of a mail: whether
 * it can be reached shows when it is written to.
 */
const EMAIL =
  /^[^\s\p{C}\p{DI}@()<>[\]\\,;:"]+@[^\s\p{C}\p{DI}@()<>[\]\\,;:".]+(?:\.[^\s\p{C}\p{DI}@()<>[\]\\,;:".]+)*$/u
export const EMAIL_CHARACTERS = 254

/** Whether it can be an account's address once it is folded: `＠` and other wide signs count as what they are folded to. */
export function isEmail(text: string): boolean {
  const address = foldedEmail(text)
  return EMAIL.test(address) && address.length <= EMAIL_CHARACTERS
}

/**
 * Returns `email` as accounts store it: trimmed, in lower case and in the compatibility form NFKC. `emailKey` compares addresses.
 *
 * @throws `invalid_input` at `/email`
 */
export function checkedEmail(email: string): string {
  if (isEmail(email)) return foldedEmail(email)
  const detail = `must be an email address of at most ${EMAIL_CHARACTERS} characters; received ${JSON.stringify(email)}`
  throw new Failure('invalid_input', { issues: [{ pointer: '/email', detail }] })
}
