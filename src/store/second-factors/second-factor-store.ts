import { lockWithOwners } from '../accounts/lock-owners.ts'
import { addRecords, type ChangeRecords } from '../change-records.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'

export interface SecondFactor {
  /** Encrypted by the service. */
  readonly secret: string
  readonly lastStep: number
  readonly createdAt: number
}

export interface NewSecondFactor extends SecondFactor {
  readonly recoveryHashes: readonly string[]
  /** The session that remains. */
  readonly ownSessionId: string
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>

export function createSecondFactorStore(database: Database) {
  const { query } = database
  return {
    async find(accountId: string): Promise<SecondFactor | undefined> {
      const factor = query.selectFrom('second_factors').selectAll().where('account_id', '=', accountId)
      const row = await factor.executeTakeFirst()
      return row && { secret: row.secret, lastStep: row.last_step, createdAt: row.created_at }
    },
    async countRecoveryCodes(accountId: string): Promise<number> {
      const codes = query.selectFrom('recovery_codes').where('account_id', '=', accountId)
      const counted = await codes.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
      return counted?.count ?? 0
    },
    /** Ends all other sessions. Returns false and writes nothing if the account has a second factor. */
    create: (
      accountId: string,
      { recoveryHashes, ownSessionId, ...factor }: NewSecondFactor,
      records: ChangeRecords = {},
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        await lockAccounts(database, transaction, [accountId])
        const existing = transaction
          .selectFrom('second_factors')
          .select('account_id')
          .where('account_id', '=', accountId)
        if ((await existing.executeTakeFirst()) !== undefined) return false
        const { secret, lastStep, createdAt } = factor
        const row = { account_id: accountId, secret, last_step: lastStep, created_at: createdAt }
        await transaction.insertInto('second_factors').values(row).execute()
        await replaceRecoveryCodes(transaction, accountId, recoveryHashes)
        // They may have begun with a stolen password.
        const sessions = transaction.deleteFrom('sessions').where('account_id', '=', accountId)
        await sessions.where('id', '<>', ownSessionId).execute()
        await addRecords(transaction, records)
        return true
      }),
    /** Marks a code as used. Returns false if the code of this step or of a later one was used before. */
    async useStep(accountId: string, step: number): Promise<boolean> {
      const update = query.updateTable('second_factors').set({ last_step: step }).where('account_id', '=', accountId)
      return (await update.where('last_step', '<', step).executeTakeFirst()).numUpdatedRows > 0n
    },
    /** Removes the code. Returns false if there is none with this hash. */
    useRecoveryCode: (accountId: string, hash: string, records: ChangeRecords = {}): Promise<boolean> =>
      database.write(async (transaction) => {
        const codes = transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId)
        const isUsed = (await codes.where('hash', '=', hash).executeTakeFirst()).numDeletedRows > 0n
        if (isUsed) await addRecords(transaction, records)
        return isUsed
      }),
    replaceRecoveryCodes: (accountId: string, hashes: readonly string[], records: ChangeRecords = {}): Promise<void> =>
      database.write(async (transaction) => {
        await lockAccounts(database, transaction, [accountId])
        await replaceRecoveryCodes(transaction, accountId, hashes)
        await addRecords(transaction, records)
      }),
    /**
     * Returns false if the account has no second factor. `actorId` is the admin who removes that of another account;
     * throws `owner_needed` if it is no longer an active owner.
     */
    remove: (
      accountId: string,
      { actorId = null, ...records }: ChangeRecords & { readonly actorId?: string | null } = {},
    ): Promise<boolean> =>
      database.write(async (transaction) => {
        if (actorId === null) await lockAccounts(database, transaction, [accountId])
        else await lockWithOwners(database, transaction, { id: accountId, actorId })
        await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
        const deletion = transaction.deleteFrom('second_factors').where('account_id', '=', accountId)
        const isRemoved = (await deletion.executeTakeFirst()).numDeletedRows > 0n
        if (isRemoved) await addRecords(transaction, records)
        return isRemoved
      }),
  }
}

async function replaceRecoveryCodes(transaction: Write, accountId: string, hashes: readonly string[]): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const rows = hashes.map((hash) => ({ account_id: accountId, hash }))
  await transaction.insertInto('recovery_codes').values(rows).execute()
}
