import type { Kysely } from '#kysely'
import type { Tables } from '../tables.ts'

/** The latest designs of an account, among which its templates are looked for. */
const MOST_DESIGNS = 500

/** Returns the IDs of templates from which an account created designs, the last used first. Some may be gone. */
export async function usedTemplates(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('designs')
    .select('from_template')
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DESIGNS)
    .execute()
  return [...new Set(rows.flatMap(({ from_template: id }) => id ?? []))]
}
