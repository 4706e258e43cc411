import { type SweepOptions, sweep, type Swept } from './sweep.ts'
import { type WorkerLog } from '../../exports/worker-log.ts'

export interface SweeperOptions extends Omit<SweepOptions, 'signal'> {
  /** Interval between sweeps; the first one is a minute after the start. 10 minutes by default. */
  readonly everyMs?: number
  readonly log?: WorkerLog
}

export interface Sweeper {
  start(): void
  stop(): Promise<void>
}

const EVERY_MS = 10 * 60_000
const FIRST_MS = 60_000

/** Sweeps periodically. Failures are logged, and do not affect the next sweep. */
export function createSweeper({ everyMs = EVERY_MS, log, ...options }: SweeperOptions): Sweeper {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let currentSweep: Promise<void> = Promise.resolve()

  const sweepOnce = async (): Promise<void> => {
    try {
      await options.store.runAlone('sweep', async () => {
        const swept = await sweep({ ...options, signal: stopping.signal })
        if (isWorthLogging(swept)) log?.info({ ...swept }, 'expired data deleted')
      })
    } catch (error) {
      log?.error({ err: error }, 'deleting expired data failed')
    }
  }

  const schedule = (delayMs: number): void => {
    timer = setTimeout(() => {
      currentSweep = sweepOnce().then(() => {
        if (!stopping.signal.aborted) schedule(everyMs)
      })
    }, delayMs)
    timer.unref()
  }

  return {
    start: () => schedule(Math.min(FIRST_MS, everyMs)),
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await currentSweep
    },
  }
}

function isWorthLogging(swept: Swept): boolean {
  return Object.values(swept).some((count: number) => count > 0)
}
