import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A pipe for the reason why a render process ends itself. */
export const REASON_FD = 4

export const OVER_MEMORY = 'over memory'

/** Checks on a thread, since a native call can take minutes. Memory can grow by about 200 MiB between checks. */
export async function watchProcess(limitMb: number): Promise<void> {
  const workerData = {
    limitBytes: limitMb * 1024 * 1024,
    parent: process.ppid,
    reasonFd: REASON_FD,
    reason: OVER_MEMORY,
  } satisfies Watched
  // As text, since a thread that loads TypeScript takes some 20 MB.
  const thread = new Worker(`(${watch.toString()})()`, {
    eval: true,
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  })
  await once(thread, 'online')
  thread.unref()
}

interface Watched {
  readonly limitBytes: number
  readonly parent: number
  readonly reasonFd: number
  readonly reason: string
}

function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads') as { workerData: Watched }
  const { writeSync } = process.getBuiltinModule('node:fs')
  const { limitBytes, parent, reasonFd, reason } = workerData
  const timer = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    Atomics.wait(timer, 0, 0, 50)
    if (process.memoryUsage.rss() > limitBytes) writeSync(reasonFd, reason)
    else if (process.ppid === parent) continue
    process.kill(process.pid, 'SIGKILL')
  }
}
