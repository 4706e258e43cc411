import { emailKey } from '../accounts/email-key.ts'
import { type Migration } from './migration.ts'

/**
 * Recomputes every account's email key, which now also folds width, compatibility forms and international domains. If
 * several accounts get the same key, it goes to the account that has it already, else to the oldest; the others retain
 * their former keys and are found by their original spelling. Emails and passwords do not change.
 */
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
