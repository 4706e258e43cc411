import { chunked } from './chunked.ts'
import { type Database } from './database.ts'

/**
 * Ends the leases that these servers' runs held, all of which are over: due now, rather than when the lease ends. An export whose worker
 * died before waits for the end of its lease all the same: one that is given up for its deaths must not be so within the seconds in which
 * a server starts and crashes.
 */
export async function endLeases(database: Database, runs: readonly string[]): Promise<void> {
  await database.write(async (transaction) => {
    await chunked(runs, async (some) => {
      await transaction
        .updateTable('exports')
        // The name of the worker stays: the next claim counts it among those that died.
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
