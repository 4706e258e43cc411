import { setTimeout as sleep } from 'node:timers/promises'
import { S3_TIMEOUTS } from '../../src/files/s3/s3-client.ts'
import type { Cluster } from '../cluster.ts'
import type { Journal } from '../journal.ts'
import { runFault } from './run-fault.ts'

const DOWN_MS = 8_000
/**
 * Requests for files fail if a lookup takes longer than its limit. One that first waits for the connection of another
 * still takes less.
 */
const SLOW_MS = Math.round(S3_TIMEOUTS.lookupMs / 3)

/** The store rejects every request with 503, as S3 does to reduce the rate of requests. */
export async function rejectFiles({ s3 }: Cluster, journal: Journal): Promise<void> {
  await runFault(journal, { name: 'S3 answers 503', cause: 'files' }, async () => {
    s3.decide(() => 'slow down')
    await sleep(DOWN_MS)
    s3.decide(() => 'none')
  })
}

export async function slowFiles({ s3 }: Cluster, journal: Journal): Promise<void> {
  await runFault(journal, { name: `S3 answers after ${SLOW_MS} ms`, cause: 'files' }, async () => {
    s3.decide(() => ({ delayMs: SLOW_MS }))
    await sleep(DOWN_MS)
    s3.decide(() => 'none')
  })
}
