import { isFailure } from '../../failure.ts'
import { asStoreFailure, statusOf } from './s3-failure.ts'

export type FailFast = <Value>(work: (signal: AbortSignal) => Promise<Value>) => Promise<Value>

/** How long requests fail at once after one got no response. */
const CLOSED_MS = 5_000

/**
 * Limits requests that a client waits for. `work` is aborted after `limitMs`, with all its retries.
 *
 * Once a request got no response, others fail at once for 5 s, so that a store that hangs holds
 * neither clients nor connections. Then a single one tries the store, while others still fail; if it
 * succeeds, all are sent again. An error that the store itself sends, such as `SlowDown`, is a response.
 */
export function createFailFast({ limitMs, now }: { readonly limitMs: number; readonly now: () => number }): FailFast {
  let unresponsive: { readonly triedAt: number; readonly error: unknown } | undefined
  return async (work) => {
    // The absolute value, because a clock may be set back.
    if (unresponsive !== undefined && Math.abs(now() - unresponsive.triedAt) < CLOSED_MS) throw unresponsive.error
    if (unresponsive !== undefined) unresponsive = { ...unresponsive, triedAt: now() }
    try {
      const value = await withLimit(limitMs, work)
      unresponsive = undefined
      return value
    } catch (error) {
      const isAnswered = !isFailure(error, 'overloaded') || statusOf(error.cause) !== undefined
      unresponsive = isAnswered ? undefined : { triedAt: now(), error }
      throw error
    }
  }
}

async function withLimit<Value>(limitMs: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = new AbortController()
  // Not AbortSignal.timeout: a download goes on after the limit, once it has begun.
  const timer = setTimeout(() => limit.abort(), limitMs)
  try {
    return await work(limit.signal)
  } catch (error) {
    if (!limit.signal.aborted) throw error
    throw asStoreFailure(new Error(`the S3 store did not respond within ${limitMs} ms`))
  } finally {
    clearTimeout(timer)
  }
}
