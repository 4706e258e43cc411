import { emailKey } from '../accounts/email-key.ts'
import type { Migration } from './migration.ts'

/** On a conflict, the account that has the key, or else the oldest, gets it. The others keep their former key. */
export const emailKeys: Migration = {
  name: '005-email-keys',
  statements: () => [],
  async rows(transaction) {
    const accounts = await transaction
      .selectFrom('accounts')
      .select(['id', 'email', 'email_key'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const taken = new Set(accounts.map((account) => account.email_key))
    for (const { id, email, email_key } of accounts) {
      const key = emailKey(email)
      if (key === email_key || taken.has(key)) continue
      taken.add(key)
      await transaction.updateTable('accounts').set({ email_key: key }).where('id', '=', id).execute()
    }
  },
}
