import { Worker } from 'node:worker_threads'

export interface ThreadRun {
  /** Posts its result, or a reason, as its only message. */
  readonly module: URL
  readonly workerData: unknown
  readonly timeoutMs: number
  readonly heapMb: number
  readonly stackMb?: number
  /** Sentences without a subject, such as "it is damaged". */
  readonly reasons: {
    /** If it takes longer than `timeoutMs`. */
    readonly slow: string
    /** If the thread ends without a message, for example because its heap is full. */
    readonly failed: string
  }
}

/**
 * Runs code that decodes a file of a user on a thread of its own, since a file can be made to take very long, or to
 * exhaust memory. Never rejects.
 */
export async function runOnThread<Result>(run: ThreadRun): Promise<Result | { readonly reason: string }> {
  const { module, workerData, timeoutMs, heapMb, stackMb, reasons } = run
  const thread = new Worker(module, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, ...(stackMb !== undefined && { stackSizeMb: stackMb }) },
    // Decoders report errors on the console.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<Result | { readonly reason: string }>()
  const timeout = setTimeout(() => resolve({ reason: reasons.slow }), timeoutMs)
  thread.once('message', resolve)
  thread.once('error', () => resolve({ reason: reasons.failed }))
  thread.once('exit', () => resolve({ reason: reasons.failed }))
  try {
    return await promise
  } finally {
    clearTimeout(timeout)
    await thread.terminate()
  }
}
