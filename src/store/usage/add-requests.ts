import { sql } from '#kysely'
import type { Database, Write } from '../database.ts'

export interface RequestCount {
  readonly accountId: string
  readonly day: number
  readonly requests: number
}

/** Rows per statement, of three values each: far below the engines' limits. */
const BATCH = 500

export async function addRequests(database: Database, counts: readonly RequestCount[]): Promise<void> {
  // Sorted, so that two servers that add at the same time cannot deadlock.
  const sorted = counts.toSorted((a, b) => a.day - b.day || (a.accountId < b.accountId ? -1 : 1))
  const batches = Array.from({ length: Math.ceil(sorted.length / BATCH) }, (_, index) =>
    sorted.slice(index * BATCH, (index + 1) * BATCH),
  )
  if (batches.length === 0) return
  // In one transaction: after a failure, the caller adds all counts again.
  await database.write(async (transaction) => {
    for (const batch of batches) await addBatch(transaction, batch)
  })
}

async function addBatch(transaction: Write, batch: readonly RequestCount[]): Promise<void> {
  // Without the casts PostgreSQL treats every value as text.
  const rows = batch.map(
    ({ accountId, day, requests }) =>
      sql`(cast(${accountId} as text), cast(${day} as bigint), cast(${requests} as bigint))`,
  )
  // The join drops counts of accounts that have been removed in the meantime.
  await sql`
    insert into usage_days (account_id, day, requests, exports)
    select accounts.id, counts.column2, counts.column3, 0
      from (values ${sql.join(rows)}) as counts
        join accounts on accounts.id = counts.column1
      where true
      order by counts.column2, accounts.id
    on conflict (account_id, day) do update set requests = usage_days.requests + excluded.requests`.execute(transaction)
}

export async function countExport(transaction: Write, accountId: string, day: number): Promise<void> {
  await transaction
    .insertInto('usage_days')
    .values({ account_id: accountId, day, requests: 0, exports: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).doUpdateSet((eb) => ({ exports: eb('usage_days.exports', '+', 1) })),
    )
    .execute()
}
