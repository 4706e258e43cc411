import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token is for, as it is stored. */
export interface ResetSubject {
  readonly id: string
  readonly email: string
  readonly password: string | null
}

const TOKEN = /^(acc_[\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{43})$/

/**
 * What shows that somebody may set the account's password, until `expiresAt` (milliseconds since 1970). Nothing of it is kept: it holds for
 * the password and the email that the account has, so it works once, and not after either was changed.
 */
export function resetToken(secret: string, subject: ResetSubject, expiresAt: number): string {
  const seconds = Math.ceil(expiresAt / 1000).toString(36)
  return `${subject.id}.${seconds}.${signatureOf(secret, subject, seconds).toString('base64url')}`
}

/** Whose it claims to be; undefined for what is no token. */
export function accountOfResetToken(token: string): string | undefined {
  return TOKEN.exec(token)?.[1]
}

/** Whether `token` was made for `subject` as it is now, and is not over. Compares in a time that tells nothing. */
export function isResetToken(
  token: string,
  { secret, now }: { secret: string; now: number },
  subject: ResetSubject,
): boolean {
  const [, id, seconds = '', signature = ''] = TOKEN.exec(token) ?? []
  // Compared as text: several texts decode to the same bytes.
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, subject, seconds).toString('base64url'))
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs && id === subject.id && now < Number.parseInt(seconds, 36) * 1000
}

/** As JSON, so that no two subjects give the same text. */
function signatureOf(secret: string, { id, email, password }: ResetSubject, seconds: string): Buffer {
  const signed = JSON.stringify([id, email.toLowerCase(), password, seconds])
  return createHmac('sha256', secret).update(`platen-password-reset\n${signed}`).digest()
}
