import { isoTime } from '../../iso-time.ts'
import { type ResetSubject, resetToken } from './reset-token.ts'

export const RESET_MINUTES = 60

export interface ResetLink {
  /** A page of the web app. The token is in the fragment, which browsers do not send. */
  readonly url: string
  readonly expiresAt: string
}

export interface ResetLinkOptions {
  readonly secret: string
  readonly publicUrl: string
  readonly now: number
}

export function resetLink({ secret, publicUrl, now }: ResetLinkOptions, subject: ResetSubject): ResetLink {
  const expiresAt = now + RESET_MINUTES * 60_000
  return { url: `${publicUrl}/reset#token=${resetToken(secret, subject, expiresAt)}`, expiresAt: isoTime(expiresAt) }
}
