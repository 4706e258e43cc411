import { type RenderWorker } from './render-worker.ts'

/** A thread ends at its next step of JavaScript; one that is still there after so long is in native code. */
const STUCK_MS = 5_000

/** Ends threads, and keeps count of those that do not end. */
export interface Undertaker {
  /** Settles when the thread is gone. */
  end(worker: Pick<RenderWorker, 'end'>): Promise<void>
  /** Threads that should have ended some seconds ago. */
  stuck(): number
}

export function createUndertaker(stuckMs = STUCK_MS): Undertaker {
  const stuck = new Set<object>()
  return {
    async end(worker) {
      const timer = setTimeout(() => stuck.add(worker), stuckMs)
      timer.unref()
      try {
        await worker.end()
      } finally {
        clearTimeout(timer)
        stuck.delete(worker)
      }
    },
    stuck: () => stuck.size,
  }
}
