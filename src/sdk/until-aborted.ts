/**
 * Resolves as `work` does, or rejects with the signal's reason as soon as it aborts.
 *
 * On Node a `Request` holds its signal weakly: once it is collected, possibly during the request,
 * an abort has no effect. This listener still receives it, and keeps a signal of
 * `AbortSignal.timeout` alive.
 */
export function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason as Error)
    const leave = (): void => signal.removeEventListener('abort', end)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    work.then(resolve, reject).finally(leave)
  })
}
