import { type Kysely, sql } from 'kysely'
import { type CommunityQuery, type DesignPage } from '../designs.ts'
import { type Tables } from '../tables.ts'
import { count, type Matching, type Order, readPage, withWords } from './list-designs.ts'

const NEWEST_FIRST: Order = { column: 'updated_at', direction: 'desc' }

/** See `DesignStore.listPublic`. */
export async function listPublic(query: Kysely<Tables>, asked: CommunityQuery): Promise<DesignPage> {
  const matching = withWords(withTag(selectPublic(query), asked.tag), asked.q)
  const total = await count(matching)
  return { designs: await readPage(query, matching, { ...asked, total, order: NEWEST_FIRST }), total }
}

function selectPublic(query: Kysely<Tables>): Matching {
  // Written out, since a partial index is matched only with a constant.
  return query.selectFrom('designs').where('visibility', '=', sql.lit('public')).where('trashed_at', 'is', null)
}

/** The tags' table is looked into design by design: its key begins with the account, and here the account is anybody's. */
function withTag(matching: Matching, tag: string | undefined): Matching {
  if (tag === undefined) return matching
  return matching.where((eb) =>
    eb.exists(
      eb
        .selectFrom('design_tags')
        .select('design_tags.design_id')
        .whereRef('design_tags.account_id', '=', 'designs.account_id')
        .where('design_tags.tag', '=', tag)
        .whereRef('design_tags.design_id', '=', 'designs.id'),
    ),
  )
}
