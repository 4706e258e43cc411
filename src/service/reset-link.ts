import { isoTime } from './iso-time.ts'
import { type ResetLink } from './password-resets.ts'
import { type ResetSubject, resetToken } from './reset-token.ts'

export const RESET_MINUTES = 60

export interface ResetLinkOptions {
  readonly secret: string
  readonly publicUrl: string
  readonly now: number
}

/** The page at which `subject` gets a new password. */
export function resetLink({ secret, publicUrl, now }: ResetLinkOptions, subject: ResetSubject): ResetLink {
  const expiresAt = now + RESET_MINUTES * 60_000
  return { url: `${publicUrl}/reset#token=${resetToken(secret, subject, expiresAt)}`, expiresAt: isoTime(expiresAt) }
}
