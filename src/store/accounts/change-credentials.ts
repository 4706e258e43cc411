import { Failure } from '../../failure.ts'
import { addRecords, type ChangeRecords } from '../change-records.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import type { Database, Write } from '../database.ts'
import type { EmailChange } from '../email-changes/email-change-store.ts'
import type { Account } from '../account-records.ts'
import type { AccountRow } from '../account-tables.ts'
import { toAccount } from './account-row.ts'
import { emailKey } from './email-key.ts'
import { findByEmail } from './find-by-email.ts'
import { lockWithOwners } from './lock-owners.ts'

export interface CredentialChange extends ChangeRecords {
  /** The hash that the request's password matched. If the stored hash differs, nothing is written. */
  readonly proved: string | null
  readonly email?: string
  /** An address to change to when it is confirmed. Replaces an earlier one. */
  readonly pendingEmail?: EmailChange
  /** A hash. Ends every session except `ownSession`, and cancels a waiting change of the email. */
  readonly password?: string
  /** The admin who allowed the change; null for the account itself. */
  readonly issuerId?: string | null
  /** The requesting session, with the hash of its new token. */
  readonly ownSession?: { readonly id: string; readonly hash: string }
}

export async function changeCredentials(
  database: Database,
  id: string,
  change: CredentialChange,
): Promise<Account | undefined> {
  const { proved, email, pendingEmail, password, issuerId = null, ownSession } = change
  const columns: Partial<AccountRow> = {
    ...(email !== undefined && { email, email_key: emailKey(email) }),
    ...(password !== undefined && { password }),
  }
  try {
    return await database.write(async (transaction) => {
      if (issuerId !== null) await lockWithOwners(database, transaction, { id, actorId: issuerId })
      const row = await lockAccount(database, transaction, id)
      if (row === undefined || row.password !== proved || row.suspended_at !== null) return undefined
      if (password !== undefined) {
        const deletion = transaction.deleteFrom('sessions').where('account_id', '=', id)
        await (ownSession ? deletion.where('id', '<>', ownSession.id) : deletion).execute()
      }
      if (ownSession) {
        const own = transaction.updateTable('sessions').where('account_id', '=', id).where('id', '=', ownSession.id)
        await own.set({ hash: ownSession.hash }).execute()
      }
      if (email !== undefined || pendingEmail !== undefined || password !== undefined) {
        // Someone who knew the old password may have requested the waiting one.
        await transaction.deleteFrom('email_changes').where('account_id', '=', id).execute()
      }
      if (pendingEmail !== undefined) await addPending(transaction, id, pendingEmail)
      await addRecords(transaction, change)
      if (Object.keys(columns).length === 0) return toAccount(row)
      const update = transaction.updateTable('accounts').set(columns).where('id', '=', id).returningAll()
      return toAccount(await update.executeTakeFirstOrThrow())
    })
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || email === undefined) throw error
    throw new Failure('account_exists', { email }, error)
  }
}

/** @throws `account_exists` */
async function addPending(transaction: Write, id: string, { email, requestedAt }: EmailChange): Promise<void> {
  const holder = await findByEmail({ query: transaction }, email)
  if (holder !== undefined && holder.id !== id) throw new Failure('account_exists', { email })
  const row = { account_id: id, email, requested_at: requestedAt }
  await transaction.insertInto('email_changes').values(row).execute()
}

/** Serializes requests that verified the same password: the second one sees the first one's change. */
async function lockAccount(database: Database, transaction: Write, id: string): Promise<AccountRow | undefined> {
  return transaction
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .$call((query) => database.dialect.forUpdate(query))
    .executeTakeFirst()
}
