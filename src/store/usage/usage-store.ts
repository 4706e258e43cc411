import { chunked } from '../chunked.ts'
import type { Database } from '../database.ts'
import { addRequests, type RequestCount } from './add-requests.ts'
import { allAssetBytes, allExportBytes, readStored, type StoredUse } from './measure-storage.ts'
import type { UsageDay } from './usage-day.ts'

export type UsageStore = ReturnType<typeof createUsageStore>

export function createUsageStore(database: Database) {
  const { query } = database
  return {
    /** Drops counts of accounts that no longer exist. */
    addRequests: (counts: readonly RequestCount[]): Promise<void> => addRequests(database, counts),
    /** Oldest first. Omits days without usage. */
    days: (accountId: string, sinceDay: number): Promise<readonly UsageDay[]> =>
      query
        .selectFrom('usage_days')
        .select(['day', 'requests', 'exports'])
        .where('account_id', '=', accountId)
        .where('day', '>=', sinceDay)
        .orderBy('day')
        .execute(),
    stored: (accountId: string, now: number): Promise<StoredUse> => readStored(query, accountId, now),
    /** Like `StoredUse.exportBytes`, for all accounts. */
    allExportBytes: (now: number): Promise<number> => allExportBytes(query, now),
    /** Equal bytes are one file and count once. */
    allAssetBytes: (): Promise<number> => allAssetBytes(query),
    purge: (beforeDay: number): Promise<number> => purge(database, beforeDay),
  }
}

/** Deletes by account, the start of the primary key: every count would have to update an index by day. */
async function purge({ query }: Database, beforeDay: number): Promise<number> {
  const accounts = await query.selectFrom('accounts').select('id').execute()
  let purged = 0
  await chunked(
    accounts.map(({ id }) => id),
    async (batch) => {
      const removed = await query
        .deleteFrom('usage_days')
        .where('account_id', 'in', batch)
        .where('day', '<', beforeDay)
        .executeTakeFirst()
      purged += Number(removed.numDeletedRows)
      return []
    },
  )
  return purged
}
