import { whenIdle } from './when-idle.ts'

/** Runs tasks while the browser has nothing else to do, one at a time, in the order in which they were added. */
export interface IdleQueue {
  /** Returns a function that removes the task, and aborts its signal if it has begun. */
  readonly add: (task: (signal: AbortSignal) => Promise<void>) => () => void
}

/** Even while the browser is busy, a task runs after two seconds. */
const WAIT = { longestWaitMs: 2_000, safariWaitMs: 100 }

export function createIdleQueue(): IdleQueue {
  const waiting = new Set<() => Promise<void>>()
  let isRunning = false

  const schedule = (): void => {
    if (isRunning || waiting.size === 0) return
    isRunning = true
    whenIdle(() => void runNext(), WAIT)
  }
  const runNext = async (): Promise<void> => {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      await next()
    }
    isRunning = false
    schedule()
  }
  return {
    add: (task) => {
      const controller = new AbortController()
      const run = (): Promise<void> => task(controller.signal)
      waiting.add(run)
      schedule()
      return () => {
        waiting.delete(run)
        controller.abort()
      }
    },
  }
}
