import { Failure } from '../../failure.ts'
import { lockWithOwners } from '../accounts/lock-owners.ts'
import { addRecords, type ChangeRecords } from '../change-records.ts'
import { type Database, lockAccounts } from '../database.ts'
import { type Identity, toIdentityRow } from './identity-row.ts'

export type IdentityStore = ReturnType<typeof createIdentityStore>

export function createIdentityStore(database: Database) {
  const { query } = database
  const all = () =>
    query
      .selectFrom('identities')
      .select(['issuer', 'subject', 'account_id as accountId', 'email', 'created_at as createdAt'])
  return {
    find: (issuer: string, subject: string): Promise<Identity | undefined> =>
      all().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst(),
    /** An account has at most one of each issuer. */
    listOfAccount: (accountId: string): Promise<Identity[]> =>
      all().where('account_id', '=', accountId).orderBy('issuer').execute(),
    /**
     * Returns false and writes nothing if the identity has an account, or the account another identity of the issuer.
     * Throws `not_found`.
     */
    link: (identity: Identity, records: ChangeRecords = {}): Promise<boolean> =>
      database.write(async (transaction) => {
        const { accountId } = identity
        await lockAccounts(database, transaction, [accountId])
        const account = transaction.selectFrom('accounts').select('id').where('id', '=', accountId)
        if ((await account.executeTakeFirst()) === undefined) throw new Failure('not_found', { resource: 'account' })
        const insertion = transaction
          .insertInto('identities')
          .values(toIdentityRow(identity))
          .onConflict((conflict) => conflict.doNothing())
        const isLinked = ((await insertion.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n
        if (!isLinked) return false
        const removal = transaction.deleteFrom('unlinked_providers').where('account_id', '=', accountId)
        await removal.where('issuer', '=', identity.issuer).execute()
        await addRecords(transaction, records)
        return true
      }),
    /** For the account itself. Remembers it, so that only the account links itself again. */
    unlink: (accountId: string, issuer: string, records: ChangeRecords = {}): Promise<boolean> =>
      database.write(async (transaction) => {
        const own = transaction.deleteFrom('identities').where('account_id', '=', accountId)
        const isUnlinked = (await own.where('issuer', '=', issuer).executeTakeFirst()).numDeletedRows > 0n
        if (!isUnlinked) return false
        await transaction.insertInto('unlinked_providers').values({ account_id: accountId, issuer }).execute()
        await addRecords(transaction, records)
        return true
      }),
    /** Whether the account has removed its link to the issuer itself, and has not linked itself again. */
    async wasUnlinked(accountId: string, issuer: string): Promise<boolean> {
      const unlinked = query.selectFrom('unlinked_providers').select('issuer').where('account_id', '=', accountId)
      return (await unlinked.where('issuer', '=', issuer).executeTakeFirst()) !== undefined
    },
    /**
     * For admins: unlinks the identities of all issuers, and forgets which ones the account has unlinked itself, so
     * that it can be linked by its email. Returns false if there was nothing to do. `actorId` is the admin, null for
     * the command line; throws `owner_needed` if it is no longer an active owner, and `not_found`.
     */
    unlinkAll: (
      accountId: string,
      { actorId = null, ...records }: ChangeRecords & { readonly actorId?: string | null } = {},
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        await lockWithOwners(database, transaction, { id: accountId, actorId })
        const links = await transaction.deleteFrom('identities').where('account_id', '=', accountId).executeTakeFirst()
        const removal = transaction.deleteFrom('unlinked_providers').where('account_id', '=', accountId)
        const isChanged = links.numDeletedRows + (await removal.executeTakeFirst()).numDeletedRows > 0n
        if (isChanged) await addRecords(transaction, records)
        return isChanged
      }),
  }
}
