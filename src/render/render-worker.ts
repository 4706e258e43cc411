import { Worker } from 'node:worker_threads'
import { type RenderTask } from './render-task.ts'
import { type RenderRequest, type WorkerData, type WorkerMessage } from './worker-protocol.ts'

/** What a render makes and drops again, short of its pixels. Left to itself it takes six times as much in each thread, and no less time. */
const YOUNG_HEAP_MB = 8

/** What happens to a worker, told to the pool that owns it. */
export interface WorkerEvents {
  onMessage(message: WorkerMessage): void
  /** Once, last of all. `error` is what ended the thread, where anything but `end` did. */
  onEnd(reason: string, error: unknown): void
}

export interface WorkerSettings {
  readonly module: URL
  /** What the JavaScript heap may take, in MiB. Pixels lie outside of it. */
  readonly heapMb: number
}

/** One thread. A thread that is not held does not keep the process alive. */
export interface RenderWorker {
  send(id: number, task: RenderTask): void
  /** Asks for the end of the render `id` at its next step, where it reports progress. */
  abandon(id: number): void
  hold(): void
  release(): void
  end(): Promise<void>
}

/** Starts a thread on `settings.module`, which must call `serveRenders`. It is released to begin with. */
export function startRenderWorker(settings: WorkerSettings, events: WorkerEvents): RenderWorker {
  const abandoned = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: WorkerData = { abandoned }
  const thread = new Worker(settings.module, {
    workerData,
    name: 'platen render',
    // The process's own flags are not the thread's: some, like --input-type, would keep it from starting.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: settings.heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  })
  thread.unref()
  let cause: unknown
  thread.on('message', (message: WorkerMessage) => events.onMessage(message))
  thread.on('error', (error) => (cause = error))
  thread.on('exit', (code) => events.onEnd(cause instanceof Error ? cause.message : `exit code ${code}`, cause))
  return {
    send: (id, task) => thread.postMessage({ id, task } satisfies RenderRequest),
    abandon: (id) => void Atomics.store(abandoned, 0, id),
    hold: () => thread.ref(),
    release: () => thread.unref(),
    end: async () => {
      await thread.terminate()
    },
  }
}
