import { setTimeout as sleep } from 'node:timers/promises'
import { type LoadOptions, createClient } from './client-actions.ts'

const PAUSE_MS = { from: 20, to: 120 }

/** One account that works until `isOver`, one request at a time, so that its last accepted state is unambiguous. */
export async function runClient(options: LoadOptions): Promise<void> {
  const { random, isOver, journal } = options
  const client = createClient(options)
  await client.create()
  const weighted: [() => Promise<void>, number][] = [
    [client.create, 18],
    [client.rename, 22],
    [client.share, 6],
    [client.trashOrRestore, 8],
    [client.read, 10],
    [client.count, 8],
    [client.look, 6],
    [client.queue, 14],
    [client.poll, 14],
    [client.upload, 3],
  ]
  const actions = weighted.flatMap(([action, weight]) => Array.from({ length: weight }, () => action))
  while (!isOver()) {
    try {
      await random.pick(actions)()
    } catch (error) {
      journal.violation(error instanceof Error ? error.message : String(error))
    }
    await sleep(random.between(PAUSE_MS.from, PAUSE_MS.to))
  }
}
