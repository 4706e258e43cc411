import { Failure } from '../../failure.ts'
import { type CredentialChange, type OwnedKind, type OwnedPage } from '../account-changes.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { type Database, type Write } from '../database.ts'
import { type Account } from '../records.ts'
import { type AccountRow } from '../tables.ts'
import { toAccount } from './account-row.ts'
import { emailKey } from './email-key.ts'

/** See `AccountChanges.changeCredentials`. */
export async function changeCredentials(
  database: Database,
  id: string,
  change: CredentialChange,
): Promise<Account | undefined> {
  const { proved, email, password, ownSession } = change
  const columns: Partial<AccountRow> = {
    ...(email !== undefined && { email, email_key: emailKey(email) }),
    ...(password !== undefined && { password }),
  }
  try {
    return await database.write(async (transaction) => {
      const row = await findPassword(transaction, id)
      if (row === undefined || row.password !== proved) return undefined
      if (password !== undefined) {
        const all = transaction.deleteFrom('sessions').where('account_id', '=', id)
        await (ownSession ? all.where('id', '<>', ownSession.id) : all).execute()
      }
      if (ownSession) {
        const own = transaction.updateTable('sessions').where('account_id', '=', id).where('id', '=', ownSession.id)
        await own.set({ hash: ownSession.hash }).execute()
      }
      if (Object.keys(columns).length === 0) return toAccount(row)
      return toAccount(await update(transaction, id, columns))
    })
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || email === undefined) throw error
    throw new Failure('account_exists', { email }, error)
  }

  /** With its lock: of two who proved the same password, the second finds the first one's. */
  async function findPassword(transaction: Write, accountId: string): Promise<AccountRow | undefined> {
    return transaction
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .$call((query) => database.dialect.forUpdate(query))
      .executeTakeFirst()
  }
}

/**
 * Locks the account and every owner until the transaction ends, so that of two who leave at once the second sees that the
 * first has left.
 *
 * @throws `not_found`
 */
export async function lockWithOwners(
  database: Database,
  transaction: Write,
  id: string,
): Promise<{ readonly account: AccountRow; readonly otherOwners: number }> {
  const rows = await transaction
    .selectFrom('accounts')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('role', '=', 'owner')]))
    .orderBy('id')
    .$call((query) => database.dialect.forUpdate(query))
    .execute()
  const account = rows.find((row) => row.id === id)
  if (account === undefined) throw new Failure('not_found', { resource: 'account', id })
  return { account, otherOwners: rows.filter((row) => row.id !== id && row.role === 'owner').length }
}

/** See `AccountChanges.listOwned`. */
export async function listOwned(
  { query }: Database,
  { id, kind }: { readonly id: string; readonly kind: OwnedKind },
  { after = '', limit }: OwnedPage,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom(kind)
    .select('id')
    .where('account_id', '=', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

async function update(transaction: Write, id: string, columns: Partial<AccountRow>): Promise<AccountRow> {
  return transaction.updateTable('accounts').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
