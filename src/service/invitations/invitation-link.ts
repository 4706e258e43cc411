import type { Invitation } from '../../store/account-records.ts'
import { isLinkToken, linkToken } from '../accounts/link-token.ts'

interface InvitationLinkOptions {
  readonly secret: string
  readonly publicUrl: string
}

/** Expires with the invitation. Not stored. */
export function invitationLink({ secret, publicUrl }: InvitationLinkOptions, invitation: Invitation): string {
  const { id, expiresAt } = invitation
  return `${publicUrl}/invitation#token=${linkToken({ id, expiresAt }, bindingOf(secret, invitation))}`
}

export function isInvitationToken(
  token: string,
  { secret, now }: { readonly secret: string; readonly now: number },
  invitation: Invitation,
): boolean {
  return isLinkToken(token, now, bindingOf(secret, invitation))
}

function bindingOf(secret: string, { email, role, plan }: Invitation) {
  return { secret, purpose: 'invitation', values: [email, role, plan] } as const
}
