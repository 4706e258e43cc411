import type { NewAuditEntry } from '../../store/audit/audit-entry.ts'
import type { AuditOfInvitation } from '../../store/invitations/remove-open-invitations.ts'
import type { Actor, AuditBy } from './audit-by.ts'

interface InvitationChange {
  readonly action: 'invitation_renewed' | 'invitation_revoked'
  readonly id: string
  readonly email: string
}

/** The entry for a change of an invitation, which has no account yet. */
export function invitationEntry(auditBy: AuditBy, by: Actor, { action, id, email }: InvitationChange): NewAuditEntry {
  return auditBy(by, { action, accountId: null, target: id, details: { email } })
}

/** For invitations that end because their sender is suspended, demoted or deleted. */
export function auditRevocations(auditBy: AuditBy, by: Actor): AuditOfInvitation {
  return ({ id, email }) => invitationEntry(auditBy, by, { action: 'invitation_revoked', id, email })
}
