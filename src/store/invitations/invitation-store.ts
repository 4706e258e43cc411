import { Failure } from '../../failure.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { emailKey } from '../accounts/email-key.ts'
import { canSignIn, insertAccount, type NewAccount, rejectTaken } from '../accounts/create-account.ts'
import { findByEmail } from '../accounts/find-by-email.ts'
import { requireActiveOwner } from '../accounts/lock-owners.ts'
import { addRecords, type ChangeRecords } from '../change-records.ts'
import type { Database, Write } from '../database.ts'
import type { Page } from '../records.ts'
import type { Account, Invitation, Role } from '../account-records.ts'
import type { InvitationRow } from '../account-tables.ts'

export type NewInvitation = Omit<Invitation, 'acceptedAt' | 'revokedAt'>

export interface Acceptance {
  readonly id: string
  /** The expiry in the link. If it differs from the stored one, the invitation was renewed. */
  readonly expiresAt: number
  readonly account: Omit<NewAccount, 'email' | 'plan' | 'role'>
  readonly audit?: Audit
}

export type InvitationStore = ReturnType<typeof createInvitationStore>

export function createInvitationStore(database: Database) {
  const { query } = database
  return {
    /** Revokes an open invitation for the same email. Throws `account_exists`, `owner_needed`. */
    create: (invitation: NewInvitation, records: ChangeRecords = {}): Promise<Invitation> =>
      database.write((transaction) => createInvitation(database, transaction, { invitation, ...records })),
    async find(id: string): Promise<Invitation | undefined> {
      const row = await query.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toInvitation(row)
    },
    /** The invitation of this email that can be accepted. */
    async findOpen(email: string, now: number): Promise<Invitation | undefined> {
      const open = query
        .selectFrom('invitations')
        .selectAll()
        .where('email_key', '=', emailKey(email))
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
      const row = await open.orderBy('created_at', 'desc').limit(1).executeTakeFirst()
      return row && toInvitation(row)
    },
    /** Newest first. */
    async list({
      limit,
      offset,
    }: Page): Promise<{ readonly invitations: readonly Invitation[]; readonly total: number }> {
      const all = query.selectFrom('invitations')
      const counted = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
      const newest = all.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
      const rows = await newest.limit(limit).offset(offset).execute()
      return { invitations: rows.map(toInvitation), total: counted?.count ?? 0 }
    },
    /**
     * Sets a new expiry, which ends the former link. The actor knows the new one, so the invitation is now the actor's.
     * Throws `not_found`, `invitation_closed`, `owner_needed`.
     */
    renew: (
      id: string,
      change: ChangeRecords & { readonly expiresAt: number; readonly actorId: string | null },
    ): Promise<Invitation> =>
      database.write((transaction) =>
        changeOpen(database, transaction, {
          ...{ id, ...change },
          columns: { expires_at: change.expiresAt, invited_by: change.actorId },
        }),
      ),
    /** Throws `not_found`, `invitation_closed`, `owner_needed`. */
    revoke: (
      id: string,
      change: { readonly at: number; readonly actorId: string | null; readonly audit?: Audit },
    ): Promise<Invitation> =>
      database.write((transaction) =>
        changeOpen(database, transaction, { id, ...change, columns: { revoked_at: change.at } }),
      ),
    /**
     * Creates the account. Returns undefined if the link is used, revoked or replaced. Throws `account_exists`, and
     * `setup_needed` for a member before the setup, which no owner could complete afterward.
     */
    accept: (acceptance: Acceptance): Promise<Account | undefined> => acceptInvitation(database, acceptance),
    /** Deletes at most `limit` invitations that expired before `before`, whether they were accepted or not. */
    async purge(before: number, limit: number): Promise<number> {
      const due = query.selectFrom('invitations').select('id').where('expires_at', '<', before).limit(limit)
      const { numDeletedRows } = await query.deleteFrom('invitations').where('id', 'in', due).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

async function createInvitation(
  database: Database,
  transaction: Write,
  { invitation, ...records }: ChangeRecords & { readonly invitation: NewInvitation },
): Promise<Invitation> {
  const { email } = invitation
  const row = toRow(invitation)
  // Serializes invitations and sign-ups with the same address.
  await database.dialect.lockHash(transaction, `invitation ${row.email_key}`)
  await requireActiveOwner(database, transaction, invitation.invitedBy)
  if ((await findByEmail({ query: transaction }, email)) !== undefined) throw new Failure('account_exists', { email })
  await transaction
    .updateTable('invitations')
    .set({ revoked_at: invitation.createdAt })
    .where('email_key', '=', row.email_key)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  await transaction.insertInto('invitations').values(row).execute()
  await addRecords(transaction, records)
  return toInvitation(row)
}

interface OpenChange extends ChangeRecords {
  readonly id: string
  readonly actorId: string | null
  readonly columns: Partial<InvitationRow>
}

async function changeOpen(
  database: Database,
  transaction: Write,
  { id, actorId, columns, ...records }: OpenChange,
): Promise<Invitation> {
  await requireActiveOwner(database, transaction, actorId)
  const open = transaction.updateTable('invitations').set(columns).where('id', '=', id)
  const row = await open
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined) {
    await addRecords(transaction, records)
    return toInvitation(row)
  }
  const found = await transaction
    .selectFrom('invitations')
    .select('accepted_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (found === undefined) throw new Failure('not_found', { resource: 'invitation', id })
  throw new Failure('invitation_closed', { state: found.accepted_at === null ? 'revoked' : 'accepted' })
}

async function acceptInvitation(
  database: Database,
  { id, expiresAt, account, audit = [] }: Acceptance,
): Promise<Account | undefined> {
  const invited = await database.query.selectFrom('invitations').select('email').where('id', '=', id).executeTakeFirst()
  if (invited === undefined) return undefined
  return rejectTaken(invited.email, () =>
    database.write(async (transaction) => {
      const row = await transaction
        .updateTable('invitations')
        .set({ accepted_at: account.createdAt })
        .where('id', '=', id)
        .where('expires_at', '=', expiresAt)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return undefined
      if (row.role !== 'owner' && !(await canSignIn(transaction))) throw new Failure('setup_needed', {})
      const { email, plan } = row
      const created = await insertAccount(transaction, { ...account, email, plan }, row.role as Role)
      await addEntries(transaction, audit)
      return created
    }),
  )
}

function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role as Role,
    plan: row.plan,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    revokedAt: row.revoked_at,
  }
}

function toRow({ id, email, role, plan, invitedBy, createdAt, expiresAt }: NewInvitation): InvitationRow {
  return {
    ...{ id, email, email_key: emailKey(email), role, plan },
    ...{ invited_by: invitedBy, created_at: createdAt, expires_at: expiresAt },
    ...{ accepted_at: null, revoked_at: null },
  }
}
