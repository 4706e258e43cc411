import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { toAccount } from '../accounts/account-row.ts'
import { rejectTaken } from '../accounts/create-account.ts'
import { emailKey } from '../accounts/email-key.ts'
import { addRecords, type ChangeRecords } from '../change-records.ts'
import { type Database, lockAccounts } from '../database.ts'
import type { Account } from '../account-records.ts'

/** A new address that its owner has not confirmed yet. An account has at most one. */
export interface EmailChange {
  readonly email: string
  readonly requestedAt: number
}

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>

export function createEmailChangeStore(database: Database) {
  const { query } = database
  return {
    find: (accountId: string): Promise<EmailChange | undefined> =>
      query
        .selectFrom('email_changes')
        .select(['email', 'requested_at as requestedAt'])
        .where('account_id', '=', accountId)
        .executeTakeFirst(),
    /** Changes the email. Returns undefined if the change was canceled or replaced. Throws `account_exists`. */
    confirm: (
      accountId: string,
      { email, requestedAt }: EmailChange,
      records: ChangeRecords,
    ): Promise<Account | undefined> =>
      rejectTaken(email, () =>
        database.write(async (transaction) => {
          await lockAccounts(database, transaction, [accountId])
          const deletion = transaction.deleteFrom('email_changes').where('account_id', '=', accountId)
          const confirmed = deletion.where('email', '=', email).where('requested_at', '=', requestedAt)
          if ((await confirmed.executeTakeFirst()).numDeletedRows === 0n) return undefined
          await addRecords(transaction, records)
          const update = transaction.updateTable('accounts').set({ email, email_key: emailKey(email) })
          const active = update.where('id', '=', accountId).where('suspended_at', 'is', null)
          return toAccount(await active.returningAll().executeTakeFirstOrThrow())
        }),
      ),
    /** Deletes at most `limit` changes that were requested before `before`. Returns their number. */
    async purge(before: number, limit: number): Promise<number> {
      const old = query.selectFrom('email_changes').select('account_id').where('requested_at', '<', before).limit(limit)
      const deletion = query.deleteFrom('email_changes').where('account_id', 'in', old)
      return Number((await deletion.executeTakeFirst()).numDeletedRows)
    },
    /** Returns false if no change is waiting. */
    cancel: (accountId: string, audit: Audit): Promise<boolean> =>
      database.write(async (transaction) => {
        const deletion = transaction.deleteFrom('email_changes').where('account_id', '=', accountId)
        const isCanceled = (await deletion.executeTakeFirst()).numDeletedRows > 0n
        if (isCanceled) await addEntries(transaction, audit)
        return isCanceled
      }),
  }
}
