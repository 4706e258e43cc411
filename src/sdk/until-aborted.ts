/**
 * Settles as `work` does, or rejects with the signal's reason as soon as it aborts.
 *
 * On Node, a `Request` holds its signal weakly: once the signal is collected, possibly during the
 * request, an abort has no effect. The listener added here still receives the abort, and keeps a
 * signal of `AbortSignal.timeout` alive.
 */
export function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    const removeListener = (): void => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    work.then(resolve, reject).finally(removeListener)
  })
}
