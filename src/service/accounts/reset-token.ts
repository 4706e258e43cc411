import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ResetSubject {
  readonly id: string
  readonly email: string
  readonly password: string | null
}

const TOKEN = /^(acc_[\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{43})$/

/** The token is not stored, but valid until the password or email changes. `expiresAt` is in ms since 1970. */
export function resetToken(secret: string, subject: ResetSubject, expiresAt: number): string {
  const seconds = Math.ceil(expiresAt / 1000).toString(36)
  return `${subject.id}.${seconds}.${signatureOf(secret, subject, seconds).toString('base64url')}`
}

/** Returns the account ID in the token, unverified; undefined if the token is malformed. */
export function accountOfResetToken(token: string): string | undefined {
  return TOKEN.exec(token)?.[1]
}

/** Compares in constant time. */
export function isResetToken(
  token: string,
  { secret, now }: { secret: string; now: number },
  subject: ResetSubject,
): boolean {
  const [, id, seconds = '', signature = ''] = TOKEN.exec(token) ?? []
  // Compared as text, since several texts decode to the same bytes.
  const received = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(secret, subject, seconds).toString('base64url'))
  const isAuthentic = received.length === expected.length && timingSafeEqual(received, expected)
  return isAuthentic && id === subject.id && now < Number.parseInt(seconds, 36) * 1000
}

/** JSON, so that different subjects never have the same text. */
function signatureOf(secret: string, { id, email, password }: ResetSubject, seconds: string): Buffer {
  const signed = JSON.stringify([id, email.toLowerCase(), password, seconds])
  return createHmac('sha256', secret).update(`platen-password-reset\n${signed}`).digest()
}
