import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import type { Journal } from '../journal.ts'
import { runFault } from './run-fault.ts'

const DOWN_MS = 8_000
const SLOW_MS = 1_500

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
