import { type Expression, type Kysely, sql, type SqlBool } from '#kysely'
import type { WordSearch } from '../dialect.ts'

/** The tokenizer of the index; shorter words are not in it. */
const PART_LENGTH = 3

/** More parts would rarely rule out another design, and each costs a lookup. */
const MAX_PARTS = 50

/** A design found in the index costs as much as ten that are read in the order of the table (1,000,000 designs). */
const SCANNED_PER_FOUND = 10

/** Counts designs in the index only until a scan of the account's designs would be faster. */
export async function findByWords<DB>(
  query: Kysely<DB>,
  { accountId, words }: WordSearch,
): Promise<Expression<SqlBool> | undefined> {
  const parts = [...new Set(words.flatMap(partsOf))].slice(0, MAX_PARTS)
  if (parts.length === 0) return undefined
  const found = sql`select rowid from design_parts where design_parts match ${parts.map(quoted).join(' AND ')}`
  // An account that has just been removed has no count.
  const most = sql`select coalesce(max(design_count), 0) / ${sql.lit(SCANNED_PER_FOUND)} from accounts where id = ${accountId}`
  const { rows } = await sql<{ few: number }>`
    select (select count(*) from (${found} limit (${most}))) < (${most}) as few`.execute(query)
  // The plus keeps the planner from reading all designs of the account.
  return rows[0]?.few === 1 ? sql<SqlBool>`(+account_id = ${accountId} and rowid in (${found}))` : undefined
}

function partsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters.slice(PART_LENGTH - 1).map((_, at) => letters.slice(at, at + PART_LENGTH).join(''))
}

function quoted(part: string): string {
  return `"${part.replaceAll('"', '""')}"`
}
