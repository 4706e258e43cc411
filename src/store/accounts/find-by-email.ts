import type { Database } from '../database.ts'
import type { AccountRow } from '../account-tables.ts'
import { emailKey } from './email-key.ts'

/** If two accounts have emails with the same `emailKey`, returns the one with this spelling. */
export async function findByEmail({ query }: Pick<Database, 'query'>, email: string): Promise<AccountRow | undefined> {
  const former = formerEmailKey(email)
  const keys = [...new Set([former, emailKey(email)])]
  const rows = await query.selectFrom('accounts').selectAll().where('email_key', 'in', keys).execute()
  return rows.find((row) => row.email_key === former) ?? rows[0]
}

/** Returns the key of versions before migration 005. An account keeps it if another one has its `emailKey`. */
function formerEmailKey(email: string): string {
  return email.trim().toLowerCase()
}
