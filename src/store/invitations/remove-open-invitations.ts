import { type Write } from '../database.ts'

/** Removes the open invitations that the account sent, since it is no longer trusted to invite. */
export async function removeOpenInvitations(transaction: Write, accountId: string): Promise<void> {
  await transaction
    .deleteFrom('invitations')
    .where('invited_by', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}
