import { chunked } from '../chunked.ts'
import type { Database } from '../database.ts'

/** Keeps leases of exports that killed a worker: a server that crashes on start would use up their attempts. */
export async function endLeases(database: Database, runs: readonly string[]): Promise<void> {
  await database.write(async (transaction) => {
    await chunked(runs, async (batch) => {
      await transaction
        .updateTable('exports')
        // leased_by stays: the next claim counts it as a death.
        .set({ run_at: 0 })
        .where('turn', 'is not', null)
        .where('deaths', '=', 0)
        .where('leased_by', 'in', batch)
        .execute()
      await transaction
        .updateTable('idempotency_keys')
        .set({ lease_until: 0 })
        .where('instance_id', 'in', batch)
        .where('answer', 'is', null)
        .execute()
      await transaction
        .updateTable('pictures')
        .set({ run_at: 0 })
        .where('turn', 'is not', null)
        .where('leased_by', 'in', batch)
        .execute()
      await transaction.updateTable('mails').set({ leased_until: 0 }).where('leased_by', 'in', batch).execute()
      return []
    })
  })
}
