import { Failure } from '../../failure.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { type Database, type Write } from '../database.ts'
import { type Account } from '../records.ts'
import { type AccountRow } from '../tables.ts'
import { toAccount } from './account-row.ts'
import { emailKey } from './email-key.ts'

export interface CredentialChange {
  /** The hash that the request's password matched. If the stored hash differs, nothing is written. */
  readonly proved: string | null
  readonly email?: string
  /** A hash. Ends every session except `ownSession`. */
  readonly password?: string
  /** The requesting session, with the hash of its new token. */
  readonly ownSession?: { readonly id: string; readonly hash: string }
  readonly audit?: Audit
}

export async function changeCredentials(
  database: Database,
  id: string,
  change: CredentialChange,
): Promise<Account | undefined> {
  const { proved, email, password, ownSession, audit = [] } = change
  const columns: Partial<AccountRow> = {
    ...(email !== undefined && { email, email_key: emailKey(email) }),
    ...(password !== undefined && { password }),
  }
  try {
    return await database.write(async (transaction) => {
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
      await addEntries(transaction, audit)
      if (Object.keys(columns).length === 0) return toAccount(row)
      const update = transaction.updateTable('accounts').set(columns).where('id', '=', id).returningAll()
      return toAccount(await update.executeTakeFirstOrThrow())
    })
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || email === undefined) throw error
    throw new Failure('account_exists', { email }, error)
  }
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
