import { isLinkToken, linkToken, readLinkToken } from './link-token.ts'
import type { ResetLinkOptions } from './reset-link.ts'

export const SIGN_UP_HOURS = 24

/** Contains the address. Not stored. */
export function signUpLink({ secret, publicUrl, now }: ResetLinkOptions, email: string): string {
  const expiresAt = now + SIGN_UP_HOURS * 3_600_000
  const token = linkToken({ id: Buffer.from(email).toString('base64url'), expiresAt }, bindingOf(secret))
  return `${publicUrl}/sign-up/confirm#token=${token}`
}

/** Returns the confirmed address; undefined if the token is invalid or has expired. */
export function emailOfSignUpToken(
  token: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): string | undefined {
  const content = readLinkToken(token)
  if (content === undefined || !isLinkToken(token, now, bindingOf(secret))) return undefined
  return Buffer.from(content.id, 'base64url').toString()
}

function bindingOf(secret: string) {
  return { secret, purpose: 'sign-up', values: [] } as const
}
