import { Failure } from '../../failure.ts'
import { type Database, lockAccounts } from '../database.ts'

/** A person at an identity provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly accountId: string
  /** At the time of linking, for display. */
  readonly email: string
  readonly createdAt: number
}

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
    findOfAccount: (accountId: string, issuer: string): Promise<Identity | undefined> =>
      all().where('account_id', '=', accountId).where('issuer', '=', issuer).executeTakeFirst(),
    /**
     * Returns false and writes nothing if the identity has an account, or the account another identity of the issuer.
     * Throws `not_found`.
     */
    link: (identity: Identity): Promise<boolean> =>
      database.write(async (transaction) => {
        const { issuer, subject, accountId, email, createdAt } = identity
        await lockAccounts(database, transaction, [accountId])
        const account = transaction.selectFrom('accounts').select('id').where('id', '=', accountId)
        if ((await account.executeTakeFirst()) === undefined) throw new Failure('not_found', { resource: 'account' })
        const row = { issuer, subject, account_id: accountId, email, created_at: createdAt }
        const insertion = transaction
          .insertInto('identities')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
        return ((await insertion.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n
      }),
    async unlink(accountId: string, issuer: string): Promise<boolean> {
      const deletion = query.deleteFrom('identities').where('account_id', '=', accountId).where('issuer', '=', issuer)
      return (await deletion.executeTakeFirst()).numDeletedRows > 0n
    },
  }
}
