import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import type { Journal } from '../journal.ts'
import { runFault } from './run-fault.ts'

const DOWN_MS = 6_000

/** Kills Redis. Clients must not notice: each server counts by itself until Redis is back. */
export async function killRedis({ redis, urls }: Cluster, journal: Journal): Promise<void> {
  const fault = await runFault(journal, { name: 'Redis killed', cause: 'redis' }, async () => {
    redis.signal('SIGKILL')
    await sleep(DOWN_MS)
    await redis.restart()
  })
  const startedAt = performance.now()
  for (const url of urls) {
    while ((await redisStateOf(url)) !== 'connected') {
      if (performance.now() - startedAt > 30_000) {
        journal.violation('a server did not return to Redis within 30 s')
        return
      }
      await sleep(100)
    }
  }
  fault.recoveryMs = performance.now() - startedAt
}

async function redisStateOf(url: string): Promise<unknown> {
  try {
    return ((await (await fetch(`${url}/readyz`)).json()) as { redis?: string }).redis
  } catch {
    return undefined
  }
}
