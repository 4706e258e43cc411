import { type Kysely, sql } from 'kysely'
import { type TagCount } from '../designs.ts'
import { type Tables } from '../tables.ts'

/**
 * See `DesignStore.listTags`. All tags are counted in their index, and those of the designs in the trash, which are few, are taken off:
 * looking for each tag whether its design is in the trash would read every design.
 */
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
  // PostgreSQL answers the sum of 64-bit integers as a numeric, which comes as text.
  return counted.rows.map(({ tag, used }) => ({ tag, count: Number(used) }))
}
