import { chunked } from '../chunked.ts'
import { type Database } from '../database.ts'

/** Exports that killed a worker still wait: a server crashing on start would use up their attempts. */
export async function endLeases(database: Database, runs: readonly string[]): Promise<void> {
  await database.write(async (transaction) => {
    await chunked(runs, async (some) => {
      await transaction
        .updateTable('exports')
        // leased_by stays: the next claim counts it as a death.
        .set({ run_at: 0 })
        .where('turn', 'is not', null)
        .where('deaths', '=', 0)
        .where('leased_by', 'in', some)
        .execute()
      await transaction
        .updateTable('idempotency_keys')
        .set({ lease_until: 0 })
        .where('instance_id', 'in', some)
        .where('answer', 'is', null)
        .execute()
      return []
    })
  })
}
