import { type Kysely, sql } from '#kysely'
import { readQueueDepth } from '../exports/queue-depth.ts'
import type { Tables } from '../tables.ts'
import type { WatchedStatus } from './list-operator-exports.ts'

type Query = Kysely<Tables>

export interface OperatorSummary {
  readonly accounts: number
  readonly accountsByPlan: Readonly<Record<string, number>>
  readonly designs: number
  /** `total` includes canceled and expired ones. Expired ones count as completed until the next sweep. */
  readonly exports: Readonly<Record<WatchedStatus | 'completed' | 'total', number>>
  readonly requests: number
}

/** Counts each status by its own index: grouping all exports by status would read a million rows. */
export async function readSummary(query: Query, day: number): Promise<OperatorSummary> {
  const plans = await query
    .selectFrom('accounts')
    .select(({ fn }) => [
      'plan',
      fn.countAll<number>().as('accounts'),
      fn.sum<number | string>('design_count').as('designs'),
      fn.sum<number | string>('export_count').as('exports'),
    ])
    .groupBy('plan')
    .execute()
  const total = (name: 'accounts' | 'designs' | 'exports') => plans.reduce((sum, row) => sum + Number(row[name]), 0)
  const { queued, processing } = await readQueueDepth(query)
  return {
    accounts: total('accounts'),
    accountsByPlan: Object.fromEntries(plans.map(({ plan, accounts }) => [plan, accounts])),
    designs: total('designs'),
    exports: {
      queued,
      processing,
      completed: await countEnded(query, 'completed'),
      failed: await countEnded(query, 'failed'),
      total: total('exports'),
    },
    requests: await countRequests(query, day),
  }
}

async function countEnded(query: Query, status: 'completed' | 'failed'): Promise<number> {
  const counted = await query
    .selectFrom('exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    // A literal, since SQLite matches a partial index only with a constant.
    .where('status', '=', sql.lit(status))
    .executeTakeFirst()
  return counted?.count ?? 0
}

/** Reads one day per account by the primary key: scanning all days would read four hundred times as many rows. */
async function countRequests(query: Query, day: number): Promise<number> {
  const summed = await query
    .selectFrom('accounts')
    .select((eb) =>
      eb.fn
        .sum<number | string | null>(
          eb
            .selectFrom('usage_days')
            .select('requests')
            .whereRef('usage_days.account_id', '=', 'accounts.id')
            .where('day', '=', day),
        )
        .as('requests'),
    )
    .executeTakeFirst()
  return Number(summed?.requests ?? 0)
}
