import { mustBe } from '../../document/issue-wording.ts'
import { received } from '../../document/received.ts'
import { Failure } from '../../failure.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'

export { emailKey } from '../../store/accounts/email-key.ts'

/** Excludes invisible characters and separators of address headers. Does not check that mail can be delivered. */
const EMAIL =
  /^[^\s\p{C}\p{DI}@()<>[\]\\,;:"]+@[^\s\p{C}\p{DI}@()<>[\]\\,;:".]+(?:\.[^\s\p{C}\p{DI}@()<>[\]\\,;:".]+)*$/u
export const EMAIL_CHARACTERS = 254

/** Whether the address is valid after normalization, which folds wide characters such as `＠`. */
export function isEmail(text: string): boolean {
  const address = foldedEmail(text)
  return EMAIL.test(address) && address.length <= EMAIL_CHARACTERS
}

export const EMAIL_NOUN = `an email address of 1 to ${EMAIL_CHARACTERS} characters`

/** Returns the address trimmed, in lower case and NFKC, for the command line. @throws `invalid_input` at `/email` */
export function checkedEmail(email: string): string {
  if (isEmail(email)) return foldedEmail(email)
  throw new Failure('invalid_input', { issues: [{ pointer: '/email', detail: mustBe(EMAIL_NOUN, received(email)) }] })
}
