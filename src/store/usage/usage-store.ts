import { chunked } from '../chunked.ts'
import { type Database } from '../database.ts'
import { type UsageStore } from '../usage.ts'
import { addRequests } from './add-requests.ts'
import { allAssetBytes, allExportBytes, readStored } from './stored-bytes.ts'

/** Use by day, and what is stored, in this database. */
export function createUsageStore(database: Database): UsageStore {
  const { query } = database
  return {
    addRequests: (counts) => addRequests(database, counts),
    days: (accountId, sinceDay) =>
      query
        .selectFrom('usage_days')
        .select(['day', 'requests', 'exports'])
        .where('account_id', '=', accountId)
        .where('day', '>=', sinceDay)
        .orderBy('day')
        .execute(),
    stored: (accountId, now) => readStored(query, accountId, now),
    allExportBytes: (now) => allExportBytes(query, now),
    allAssetBytes: () => allAssetBytes(query),
    purge: (beforeDay) => purge(database, beforeDay),
  }
}

/** By account, since the primary key begins with it: no other index has to be kept with every count that is added. */
async function purge({ query }: Database, beforeDay: number): Promise<number> {
  const accounts = await query.selectFrom('accounts').select('id').execute()
  let purged = 0
  await chunked(
    accounts.map(({ id }) => id),
    async (some) => {
      const removed = await query
        .deleteFrom('usage_days')
        .where('account_id', 'in', some)
        .where('day', '<', beforeDay)
        .executeTakeFirst()
      purged += Number(removed.numDeletedRows)
      return []
    },
  )
  return purged
}
