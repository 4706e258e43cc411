import type { Write } from '../database.ts'
import type { JsonObject } from '../records.ts'
import type { AuditRow } from '../account-tables.ts'

export const AUDIT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'password_set',
  'reset_link_created',
  'email_change_requested',
  'email_change_canceled',
  'email_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_step_failed',
  'provider_linked',
  'provider_unlinked',
  'key_created',
  'key_renamed',
  'key_revoked',
  'account_created',
  'account_deleted',
  'account_suspended',
  'account_resumed',
  'role_changed',
  'plan_changed',
  'invitation_created',
  'invitation_renewed',
  'invitation_revoked',
  'invitation_accepted',
  'visibility_changed',
  'designs_deleted',
  'asset_deleted',
  'template_published',
  'template_changed',
  'template_deleted',
  'export_retried',
  'mail_retried',
  'mail_discarded',
  'archive_downloaded',
  'secret_reset',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Who acted: a signed-in account, a visitor without a session, or an admin on the command line. */
export const AUDIT_SOURCES = ['account', 'visitor', 'command line'] as const
export type AuditSource = (typeof AUDIT_SOURCES)[number]

export interface NewAuditEntry {
  readonly id: string
  readonly at: number
  readonly action: AuditAction
  /** The account that the action concerns. Null if it is unknown, for example for a failed sign-in. */
  readonly accountId: string | null
  readonly actorId: string | null
  readonly source: AuditSource
  /** ID of what was changed. Null if the account is the target. */
  readonly target: string | null
  /** IP address; empty for the command line. */
  readonly address: string
  readonly requestId: string
  /** Small and without secrets. */
  readonly details: JsonObject
}

export interface AuditEntry extends NewAuditEntry {
  /** The emails at the time of the action. */
  readonly accountEmail: string | null
  readonly actorEmail: string | null
}

/** Entries to write in the transaction of the change that they describe. */
export type Audit = readonly NewAuditEntry[]

/** Adds the current emails of the accounts. Call before deleting an account, and after creating one. */
export async function addEntries(transaction: Write, entries: Audit): Promise<void> {
  for (const entry of entries) {
    const ids = [entry.accountId, entry.actorId].filter((id) => id !== null)
    const rows =
      ids.length === 0
        ? []
        : await transaction.selectFrom('accounts').select(['id', 'email']).where('id', 'in', ids).execute()
    const emailOf = (id: string | null): string | null => rows.find((row) => row.id === id)?.email ?? null
    const emails = { account_email: emailOf(entry.accountId), actor_email: emailOf(entry.actorId) }
    await transaction
      .insertInto('audit_entries')
      .values({ ...toRow(entry), ...emails })
      .execute()
  }
}

function toRow(entry: NewAuditEntry): Omit<AuditRow, 'account_email' | 'actor_email'> {
  return {
    id: entry.id,
    at: entry.at,
    action: entry.action,
    account_id: entry.accountId,
    actor_id: entry.actorId,
    source: entry.source,
    target: entry.target,
    address: entry.address,
    request_id: entry.requestId,
    details: JSON.stringify(entry.details),
  }
}
