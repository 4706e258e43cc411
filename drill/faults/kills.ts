import { setTimeout as sleep } from 'node:timers/promises'
import { nowMs } from '../journal.ts'
import type { PlatenProcess } from '../platen-process.ts'
import type { Random } from '../random.ts'

interface KillOptions {
  readonly processes: readonly PlatenProcess[]
  readonly random: Random
  readonly count: number
  /** The kills are spread randomly over this time. */
  readonly durationMs: number
}

/** Kills random processes at random times with `kill -9`. A supervisor restarts them. */
export async function killRepeatedly(options: KillOptions): Promise<void> {
  const { processes, random, count, durationMs } = options
  const startedAtMs = nowMs()
  const times = Array.from({ length: count }, () => random.between(0, durationMs)).sort((a, b) => a - b)
  const restarts: Promise<void>[] = []
  for (const time of times) {
    await sleep(Math.max(0, startedAtMs + time - nowMs()))
    while (!processes.some((process) => process.isUp())) await sleep(100)
    restarts.push(random.pick(processes.filter((process) => process.isUp())).kill())
  }
  await Promise.all(restarts)
}
