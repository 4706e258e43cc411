import { type Expression, type Kysely, sql, type SqlBool } from '#kysely'
import type { Database } from '../database.ts'
import type { TitleSearch } from '../dialect.ts'
import { containing } from '../fold.ts'
import type { Tables } from '../tables.ts'
import { MAX_SORT_CHARACTERS } from './design-row.ts'

/** Reading as many entries of the index takes a few milliseconds. */
const MAX_SCANNED = 10_000

/** With more matches, a page is found sooner in the order of the list. */
const MAX_LISTED = 500

/**
 * Returns a condition for the account's designs whose titles may contain the words; undefined if it would save nothing.
 * It replaces the condition on the account.
 */
export async function narrowSearch(
  { query, dialect }: Database,
  search: TitleSearch,
): Promise<Expression<SqlBool> | undefined> {
  if (search.words.length === 0) return undefined
  return (await dialect.findByTitle(query, search)) ?? listByTitle(query, search)
}

/**
 * Reads only the index of sorted titles, where an account's entries are adjacent. If there are many accounts, its
 * designs are scattered over the table.
 */
async function listByTitle(
  query: Kysely<Tables>,
  { accountId, words }: TitleSearch,
): Promise<Expression<SqlBool> | undefined> {
  const account = query.selectFrom('accounts').select('design_count').where('id', '=', accountId)
  if (((await account.executeTakeFirst())?.design_count ?? 0) > MAX_SCANNED) return undefined
  const isIn = sql.join(
    words.map((word) => sql`title_sort like ${containing(word)} escape '\\'`),
    sql` and `,
  )
  const found = await query
    .selectFrom('designs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    // The index has only the beginning of a long title. Engines count letters beyond U+FFFF as one.
    .where(sql<SqlBool>`(length(title_sort) >= ${sql.lit(MAX_SORT_CHARACTERS / 2)} or (${isIn}))`)
    .limit(MAX_LISTED + 1)
    .execute()
  if (found.length > MAX_LISTED) return undefined
  const ids = found.map(({ id }) => id)
  return ids.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`id in (${sql.join(ids)})`
}
