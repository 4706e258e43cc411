import type { Database } from '../database.ts'
import { isExpired } from '../exports/export-row.ts'
import type { Usage } from '../account-records.ts'

const NO_EXPORTS: Usage['exports'] = { queued: 0, processing: 0, completed: 0, failed: 0, canceled: 0, expired: 0 }

export async function readUsage({ query }: Database, id: string, now: number): Promise<Usage> {
  const counters = query
    .selectFrom('accounts')
    .select(['design_count', 'trash_count', 'stored_bytes'])
    .where('id', '=', id)
  const exports = query
    .selectFrom('exports')
    .select((eb) => [
      eb.case().when(isExpired(eb, now)).then('expired').else(eb.ref('status')).end().as('current_status'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('account_id', '=', id)
    .groupBy('current_status')
  const assets = query
    .selectFrom('assets')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | string | null>('bytes').as('bytes')])
    .where('account_id', '=', id)
  const account = await counters.executeTakeFirst()
  const byStatus = (await exports.execute()).map(({ current_status, count }) => [current_status, count])
  const stored = await assets.executeTakeFirst()
  return {
    designs: account?.design_count ?? 0,
    trashed: account?.trash_count ?? 0,
    exports: { ...NO_EXPORTS, ...(Object.fromEntries(byStatus) as Partial<Usage['exports']>) },
    assets: stored?.count ?? 0,
    // PostgreSQL returns a sum of 64-bit integers as text.
    assetBytes: Number(stored?.bytes ?? 0),
    storedBytes: account?.stored_bytes ?? 0,
  }
}
