import { type Kysely, sql } from '#kysely'
import type { Tables } from '../tables.ts'

export interface TagCount {
  readonly tag: string
  readonly count: number
}

/** Subtracts the few trashed designs, since checking each tag's design would read every design. */
export async function listTags(query: Kysely<Tables>, accountId: string, limit: number): Promise<readonly TagCount[]> {
  const counted = await sql<{ tag: string; used: number | string }>`
    select tag, sum(used) as used from (
      select tag, count(*) as used from design_tags where account_id = ${accountId} group by tag
      union all
      select design_tags.tag as tag, -count(*) as used
        from designs join design_tags on design_tags.design_id = designs.id
        where designs.account_id = ${accountId} and designs.trashed_at is not null
        group by design_tags.tag
    ) as counted
    group by tag having sum(used) > 0 order by sum(used) desc, tag limit ${limit}`.execute(query)
  // PostgreSQL returns a sum of 64-bit integers as text.
  return counted.rows.map(({ tag, used }) => ({ tag, count: Number(used) }))
}
