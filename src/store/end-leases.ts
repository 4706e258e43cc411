import { chunked } from './chunked.ts'
import { type Database } from './database.ts'

/**
 * Lets go of what these servers' runs held, all of which are over: due now, rather than when its lease ends. An export whose worker died before
 * waits for that all the same: one that is given up for its deaths must not be so within the seconds in which a server starts and falls.
 */
export async function endLeases(database: Database, runs: readonly string[], now: number): Promise<void> {
  await database.write(async (transaction) => {
    await chunked(runs, async (some) => {
      await transaction
        .updateTable('exports')
        // Its name stays: the next claim counts it among those that died.
        .set({ run_at: now })
        .where('turn', 'is not', null)
        .where('deaths', '=', 0)
        .where('leased_by', 'in', some)
        .where('run_at', '>', now)
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
