import { type Database } from '../database.ts'
import { type AccountRow } from '../tables.ts'
import { emailKey, formerEmailKey } from './email-key.ts'

/** Returns the account of `email`; of two that only differ in what is folded today, the one that was made with this very spelling. */
export async function findByEmail({ query }: Database, email: string): Promise<AccountRow | undefined> {
  const former = formerEmailKey(email)
  const keys = [...new Set([former, emailKey(email)])]
  const rows = await query.selectFrom('accounts').selectAll().where('email_key', 'in', keys).execute()
  return rows.find((row) => row.email_key === former) ?? rows[0]
}
