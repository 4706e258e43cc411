import { isLinkToken, linkToken, readLinkToken } from './link-token.ts'
import type { ResetLinkOptions } from './reset-link.ts'

export const EMAIL_CHANGE_HOURS = 24
export const EMAIL_CHANGE_MS = EMAIL_CHANGE_HOURS * 3_600_000

/** If one of these values changes, the link is no longer valid. */
export interface EmailChangeSubject {
  readonly accountId: string
  readonly from: string
  readonly email: string
  readonly requestedAt: number
}

/** Not stored. */
export function emailChangeLink({ secret, publicUrl, now }: ResetLinkOptions, subject: EmailChangeSubject): string {
  const expiresAt = now + EMAIL_CHANGE_MS
  return `${publicUrl}/confirm-email#token=${linkToken({ id: subject.accountId, expiresAt }, bindingOf(secret, subject))}`
}

/** Returns the account ID in the token, unverified; undefined if the token is malformed. */
export function accountOfEmailChangeToken(token: string): string | undefined {
  return readLinkToken(token)?.id
}

export function isEmailChangeToken(
  token: string,
  { secret, now }: { readonly secret: string; readonly now: number },
  subject: EmailChangeSubject,
): boolean {
  return accountOfEmailChangeToken(token) === subject.accountId && isLinkToken(token, now, bindingOf(secret, subject))
}

function bindingOf(secret: string, { from, email, requestedAt }: EmailChangeSubject) {
  return { secret, purpose: 'email-change', values: [from, email, requestedAt] } as const
}
