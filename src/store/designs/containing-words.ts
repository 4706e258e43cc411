import { type Expression, sql, type SqlBool } from '#kysely'
import type { Database } from '../database.ts'
import { containing, foldedWords } from '../fold.ts'

/** Returns a condition for the account's designs that contain all words; undefined if there are none. */
export async function containingWords(
  { query, dialect }: Database,
  { accountId, q = '' }: { readonly accountId: string; readonly q?: string | undefined },
): Promise<Expression<SqlBool> | undefined> {
  const words = foldedWords(q)
  if (words.length === 0) return undefined
  const ofAccount = (await dialect.findByWords(query, { accountId, words })) ?? sql`account_id = ${accountId}`
  const contained = sql.join(
    words.map((word) => sql`words like ${containing(word)} escape '\\'`),
    sql` and `,
  )
  return sql<SqlBool>`id in (select design_id from design_words where ${ofAccount} and ${contained})`
}
