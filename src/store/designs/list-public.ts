import { type Kysely, sql } from '#kysely'
import type { Page } from '../records.ts'
import type { Tables } from '../tables.ts'
import { count, type DesignPage, type Matching, type Order, readPage, withWords } from './list-designs.ts'

const NEWEST_FIRST: Order = { column: 'updated_at', direction: 'desc' }

export interface CommunityQuery extends Page {
  readonly q?: string
  readonly tag?: string
}

export async function listPublic(query: Kysely<Tables>, request: CommunityQuery): Promise<DesignPage> {
  const active = await withoutSuspended(query, selectPublic(query))
  const matching = withWords(withTag(active, request.tag), request.q)
  const total = await count(matching)
  return { designs: await readPage(query, matching, { ...request, total, order: NEWEST_FIRST }), total }
}

function selectPublic(query: Kysely<Tables>): Matching {
  // A literal, since a partial index matches only constants.
  return query.selectFrom('designs').where('visibility', '=', sql.lit('public')).where('trashed_at', 'is', null)
}

/** Usually no account is suspended; the count then reads only the index of public designs. */
async function withoutSuspended(query: Kysely<Tables>, matching: Matching): Promise<Matching> {
  const suspended = query.selectFrom('accounts').select('id').where('suspended_at', 'is not', null)
  if ((await suspended.limit(1).executeTakeFirst()) === undefined) return matching
  return matching.where('account_id', 'not in', suspended)
}

/** Looks tags up by design, since their primary key begins with the account. */
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
