import { isLinkToken, linkToken, readLinkToken } from './link-token.ts'

export interface ResetSubject {
  readonly id: string
  readonly email: string
  readonly password: string | null
}

export interface ResetIssue {
  /** The admin who created the link, and must still be one when it is used. Null for the account itself. */
  readonly issuerId: string | null
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

interface ResetTokenIds extends Pick<ResetIssue, 'issuerId'> {
  readonly accountId: string
}

/** The token is not stored, but valid until the password or email changes. */
export function resetToken(secret: string, subject: ResetSubject, { issuerId, expiresAt }: ResetIssue): string {
  const id = issuerId === null ? subject.id : `${subject.id}-${issuerId}`
  return linkToken({ id, expiresAt }, bindingOf(secret, subject))
}

/** Returns the IDs in the token, unverified; undefined if the token is malformed. */
export function readResetToken(token: string): ResetTokenIds | undefined {
  const [accountId, issuerId = null] = readLinkToken(token)?.id.split('-') ?? []
  return accountId?.startsWith('acc_') ? { accountId, issuerId } : undefined
}

/** Compares in constant time. */
export function isResetToken(
  token: string,
  { secret, now }: { secret: string; now: number },
  subject: ResetSubject,
): boolean {
  return readResetToken(token)?.accountId === subject.id && isLinkToken(token, now, bindingOf(secret, subject))
}

function bindingOf(secret: string, { email, password }: ResetSubject) {
  return { secret, purpose: 'password-reset', values: [email.toLowerCase(), password] } as const
}
