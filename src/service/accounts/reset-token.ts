import { isLinkToken, linkToken, readLinkToken } from './link-token.ts'

export interface ResetSubject {
  readonly id: string
  readonly email: string
  readonly password: string | null
}

/** The token is not stored, but valid until the password or email changes. `expiresAt` is in ms since 1970. */
export function resetToken(secret: string, subject: ResetSubject, expiresAt: number): string {
  return linkToken({ id: subject.id, expiresAt }, bindingOf(secret, subject))
}

/** Returns the account ID in the token, unverified; undefined if the token is malformed. */
export function accountOfResetToken(token: string): string | undefined {
  const id = readLinkToken(token)?.id
  return id?.startsWith('acc_') ? id : undefined
}

/** Compares in constant time. */
export function isResetToken(
  token: string,
  { secret, now }: { secret: string; now: number },
  subject: ResetSubject,
): boolean {
  return accountOfResetToken(token) === subject.id && isLinkToken(token, now, bindingOf(secret, subject))
}

function bindingOf(secret: string, { email, password }: ResetSubject) {
  return { secret, purpose: 'password-reset', values: [email.toLowerCase(), password] } as const
}
