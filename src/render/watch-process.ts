import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Descriptor of the pipe to which a render process writes why it ends itself. */
export const REASON_FD = 4

export const OVER_MEMORY = 'over memory'

/** Ends this process above `limitMb` or after its parent. Checks on a thread, since native calls can take minutes. */
export async function watchProcess(limitMb: number): Promise<void> {
  const workerData = {
    limitBytes: limitMb * 1024 * 1024,
    parent: process.ppid,
    reasonFd: REASON_FD,
    reason: OVER_MEMORY,
  } satisfies WatchSettings
  // Passed as text, because a thread that loads TypeScript takes about 20 MB.
  const thread = new Worker(`(${watch.toString()})()`, {
    eval: true,
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  })
  await once(thread, 'online')
  thread.unref()
}

interface WatchSettings {
  readonly limitBytes: number
  readonly parent: number
  readonly reasonFd: number
  readonly reason: string
}

function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads') as { workerData: WatchSettings }
  const { writeSync } = process.getBuiltinModule('node:fs')
  const { limitBytes, parent, reasonFd, reason } = workerData
  const timer = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    // Memory can grow by about 200 MiB between checks.
    Atomics.wait(timer, 0, 0, 50)
    if (process.memoryUsage.rss() > limitBytes) writeSync(reasonFd, reason)
    else if (process.ppid === parent) continue
    process.kill(process.pid, 'SIGKILL')
  }
}
