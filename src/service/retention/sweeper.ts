import { dayOf } from '../../store/usage/usage-day.ts'
import type { WorkerLog } from '../../exports/worker-log.ts'
import type { DueTask } from '../../store/upkeep.ts'
import { USAGE_DAYS } from '../usage/usage.ts'
import { removeOrphans } from './remove-orphans.ts'
import { type SweepOptions, sweep } from './sweep.ts'

export interface SweeperOptions extends Omit<SweepOptions, 'signal'> {
  /** Interval of all workers' sweeps together; the first is a minute after the start. 10 minutes by default. */
  readonly everyMs?: number
  readonly log?: WorkerLog
}

export interface Sweeper {
  start(): void
  stop(): Promise<void>
}

const EVERY_MS = 10 * 60_000
const FIRST_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Task extends DueTask {
  /** Returns what was deleted, for the log. */
  readonly run: (options: SweepOptions) => Promise<Readonly<Record<string, number>>>
}

/** What takes long if there is much to read, and finds little. */
const DAILY: Task = {
  name: 'daily sweep',
  everyMs: DAY_MS,
  retryMs: HOUR_MS,
  run: async (options) => ({
    usageDays: await options.store.usage.purge(dayOf(options.now()) - USAGE_DAYS),
    orphans: await removeOrphans(options),
  }),
}

/**
 * Sweeps periodically. One worker sweeps at a time, but nothing depends on it: the lock ends with its connection, so a
 * second sweep may begin. Failures are logged, and do not affect the next sweep.
 */
export function createSweeper({ everyMs = EVERY_MS, log, ...options }: SweeperOptions): Sweeper {
  const { store, now } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const tasks: readonly Task[] = [
    { name: 'sweep', everyMs, retryMs: everyMs, run: async (given) => ({ ...(await sweep(given)) }) },
    DAILY,
  ]

  const runIfDue = async (task: Task): Promise<void> => {
    const startedAt = now()
    if (!(await store.upkeep.begin(task, startedAt))) return
    const deleted = await task.run({ ...options, signal })
    if (!signal.aborted) await store.upkeep.recordRun(task.name, startedAt)
    if (Object.values(deleted).some((count) => count > 0)) log?.info(deleted, 'expired data deleted')
  }

  const runAll = async (): Promise<void> => {
    for (const task of tasks) {
      if (signal.aborted) return
      try {
        await store.runAlone(task.name, () => runIfDue(task))
      } catch (error) {
        log?.error({ err: error, task: task.name }, 'deleting expired data failed')
      }
    }
  }

  const schedule = (delayMs: number): void => {
    timer = setTimeout(() => {
      current = runAll().then(() => {
        if (!signal.aborted) schedule(everyMs)
      })
    }, delayMs)
    timer.unref()
  }

  return {
    start: () => schedule(Math.min(FIRST_MS, everyMs)),
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await current
    },
  }
}
