import { type Database } from '../database.ts'
import { type AccountRow } from '../tables.ts'
import { emailKey } from './email-key.ts'

/** If two emails fold alike, returns the account created with this spelling. */
export async function findByEmail({ query }: Database, email: string): Promise<AccountRow | undefined> {
  const former = formerEmailKey(email)
  const keys = [...new Set([former, emailKey(email)])]
  const rows = await query.selectFrom('accounts').selectAll().where('email_key', 'in', keys).execute()
  return rows.find((row) => row.email_key === former) ?? rows[0]
}

/** The key before migration 005, still used by an account if another one has its `emailKey`. */
function formerEmailKey(email: string): string {
  return email.trim().toLowerCase()
}
