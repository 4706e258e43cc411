import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import type { Journal } from '../journal.ts'
import type { Random } from '../random.ts'
import { runFault } from './run-fault.ts'

const STEPS = 4
const BETWEEN_MS = 2_000
const HOUR_S = 3_600

/** Sets the clock of every process forward and back by up to an hour, several times. */
export async function stepClocks({ clocks }: Cluster, journal: Journal, random: Random): Promise<void> {
  if (clocks.length === 0) {
    journal.skip('clocks an hour apart, and set', 'libfaketime is not installed (Debian: apt-get install libfaketime)')
    return
  }
  await runFault(journal, { name: 'clocks set by up to an hour', cause: 'clock' }, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      for (const clock of clocks) await clock.set(Math.round(random.between(-HOUR_S, HOUR_S)))
      await sleep(BETWEEN_MS)
    }
  })
}
