import { type SweepOptions, sweep, type Swept } from './sweep.ts'
import { type WorkerLog } from './worker-log.ts'

export interface SweeperOptions extends Omit<SweepOptions, 'signal'> {
  /** From the end of one sweep to the next; the first is a minute after the start. 10 minutes by default. */
  readonly everyMs?: number
  readonly log?: WorkerLog
}

export interface Sweeper {
  start(): void
  /** Resolves when a sweep under way has stopped. */
  stop(): Promise<void>
}

const EVERY_MS = 10 * 60_000
const FIRST_MS = 60_000

/** Sweeps now and then, one sweep at a time. One that fails is told to the log, and the next is tried in its turn. */
export function createSweeper({ everyMs = EVERY_MS, log, ...options }: SweeperOptions): Sweeper {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()

  const sweepOnce = async (): Promise<void> => {
    try {
      const swept = await sweep({ ...options, signal: stopping.signal })
      if (isWorthTelling(swept)) log?.info({ ...swept }, 'swept')
    } catch (error) {
      log?.error({ err: error }, 'a sweep failed')
    }
  }

  const schedule = (delayMs: number): void => {
    timer = setTimeout(() => {
      underWay = sweepOnce().then(() => {
        if (!stopping.signal.aborted) schedule(everyMs)
      })
    }, delayMs)
    // Nobody waits for a sweep.
    timer.unref()
  }

  return {
    start: () => schedule(Math.min(FIRST_MS, everyMs)),
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await underWay
    },
  }
}

function isWorthTelling(swept: Swept): boolean {
  return Object.values(swept).some((count: number) => count > 0)
}
