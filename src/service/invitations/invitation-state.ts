import type { Invitation } from '../../store/account-records.ts'

export const INVITATION_STATES = ['pending', 'accepted', 'expired', 'revoked'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export function stateOf({ acceptedAt, revokedAt, expiresAt }: Invitation, now: number): InvitationState {
  if (acceptedAt !== null) return 'accepted'
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'pending'
}
