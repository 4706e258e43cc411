import { addEntries, type NewAuditEntry } from '../audit/audit-entry.ts'
import type { Write } from '../database.ts'

/** Returns the entry in the audit log for an invitation that ends with its sender's rights. */
export type AuditOfInvitation = (invitation: { readonly id: string; readonly email: string }) => NewAuditEntry

/** Removes the open invitations that the account sent, since it is no longer trusted to invite. */
export async function removeOpenInvitations(
  transaction: Write,
  accountId: string,
  auditOf?: AuditOfInvitation,
): Promise<void> {
  const removed = await transaction
    .deleteFrom('invitations')
    .where('invited_by', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['id', 'email'])
    .execute()
  if (auditOf !== undefined) await addEntries(transaction, removed.map(auditOf))
}
