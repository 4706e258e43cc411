/**
 * What `work` comes to, or the signal's reason as soon as it aborts.
 *
 * A `Request` holds its signal weakly on Node: once it is collected, which may be while its answer
 * is awaited, an abort has no effect. The listener here does get it, and keeps a signal of
 * `AbortSignal.timeout` alive for as long.
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
