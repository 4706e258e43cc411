import { sql } from 'kysely'
import { type Database, type Write } from '../database.ts'

export interface RequestCount {
  readonly accountId: string
  readonly day: number
  readonly requests: number
}

/** Three values each: far below the engines' limits. */
const BATCH = 500

export async function addRequests(database: Database, counts: readonly RequestCount[]): Promise<void> {
  // Sorted, so that two servers that add at the same time cannot deadlock.
  const sorted = counts.toSorted((a, b) => a.day - b.day || (a.accountId < b.accountId ? -1 : 1))
  const batches = Array.from({ length: Math.ceil(sorted.length / BATCH) }, (_, index) =>
    sorted.slice(index * BATCH, (index + 1) * BATCH),
  )
  if (batches.length === 0) return
  // All or nothing: after a failure the caller adds all of them again.
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
  // Joined, since an account may have been removed meanwhile.
  await sql`
    insert into usage_days (account_id, day, requests, exports)
    select accounts.id, given.column2, given.column3, 0
      from (values ${sql.join(rows)}) as given
        join accounts on accounts.id = given.column1
      where true
      order by given.column2, accounts.id
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
