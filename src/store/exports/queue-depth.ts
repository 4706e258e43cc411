import { type Kysely, sql } from '#kysely'
import type { Tables } from '../tables.ts'

export interface QueueDepth {
  readonly queued: number
  readonly processing: number
  /** Creation of the oldest waiting export, in milliseconds since 1970. */
  readonly oldestQueuedAt: number | null
}

/** Counts each status by its own index: grouping the queue by status would read its rows. */
export async function readQueueDepth(query: Kysely<Tables>): Promise<QueueDepth> {
  const oldest = await ofStatus(query, 'queued').select('created_at').orderBy('created_at').limit(1).executeTakeFirst()
  return {
    queued: oldest === undefined ? 0 : await count(query, 'queued'),
    processing: await count(query, 'processing'),
    oldestQueuedAt: oldest?.created_at ?? null,
  }
}

async function count(query: Kysely<Tables>, status: 'queued' | 'processing'): Promise<number> {
  const counted = ofStatus(query, status).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirst())?.count ?? 0
}

function ofStatus(query: Kysely<Tables>, status: 'queued' | 'processing') {
  // A literal, since SQLite matches a partial index only with a constant.
  return query.selectFrom('exports').where('status', '=', sql.lit(status))
}
