import { Failure } from '../../failure.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import type { Database, Write } from '../database.ts'
import { type AuditOfInvitation, removeOpenInvitations } from '../invitations/remove-open-invitations.ts'
import { isLastOwner, lockWithOwners } from './lock-owners.ts'

export interface Suspension {
  readonly id: string
  /** The admin; null for the command line. */
  readonly actorId?: string | null
  readonly at: number
  readonly audit?: Audit
  readonly auditOfInvitation?: AuditOfInvitation | undefined
}

/**
 * Ends the sessions, a waiting change of the email, and the open invitations that the account sent.
 * Returns false if it was already suspended.
 */
export async function suspendAccount(
  database: Database,
  transaction: Write,
  { at, audit = [], auditOfInvitation, ...target }: Suspension,
): Promise<boolean> {
  const locked = await lockWithOwners(database, transaction, target)
  if (locked.account.suspended_at !== null) return false
  if (isLastOwner(locked)) throw new Failure('last_owner', {})
  await stopAccount(transaction, { id: target.id, at, auditOfInvitation })
  await addEntries(transaction, audit)
  return true
}

/** Suspends an account without any checks. A suspended one keeps its time. */
export async function stopAccount(
  transaction: Write,
  { id, at, auditOfInvitation }: Pick<Suspension, 'id' | 'at' | 'auditOfInvitation'>,
): Promise<void> {
  const active = transaction.updateTable('accounts').where('id', '=', id).where('suspended_at', 'is', null)
  await active.set({ suspended_at: at }).execute()
  await transaction.deleteFrom('sessions').where('account_id', '=', id).execute()
  await transaction.deleteFrom('email_changes').where('account_id', '=', id).execute()
  await removeOpenInvitations(transaction, id, auditOfInvitation)
}

/** Returns false if the account was not suspended. Throws `deletion_begun` if some of its data may be gone. */
export async function resumeAccount(
  database: Database,
  transaction: Write,
  { audit = [], ...target }: Omit<Suspension, 'at' | 'auditOfInvitation'>,
): Promise<boolean> {
  const { account } = await lockWithOwners(database, transaction, target)
  if (account.suspended_at === null) return false
  if (account.removal_began_at !== null) throw new Failure('deletion_begun', {})
  await transaction.updateTable('accounts').set({ suspended_at: null }).where('id', '=', target.id).execute()
  await addEntries(transaction, audit)
  return true
}
