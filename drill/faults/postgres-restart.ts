import type { Cluster } from '../cluster.ts'
import type { Journal } from '../journal.ts'
import { runFault } from './run-fault.ts'

const DOWN_SECONDS = 2

/** Stops PostgreSQL in the middle of its transactions (`INT`), or crashes it (`QUIT`), and starts it again. */
export async function restartPostgres({ postgres }: Cluster, journal: Journal, signal: 'INT' | 'QUIT'): Promise<void> {
  const name = signal === 'INT' ? 'PostgreSQL restarted' : 'PostgreSQL crashed and restarted'
  await runFault(journal, { name, cause: 'database' }, () => postgres.restart(signal, { downSeconds: DOWN_SECONDS }))
}
