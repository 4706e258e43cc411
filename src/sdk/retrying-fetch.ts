import { pause } from './pause.ts'
import { retryAfterOf } from './platen-problem.ts'

export interface RetryOptions {
  /** Further attempts after the first. */
  readonly retries: number
  /** The longest that one wait may be: a service that asks for more is not waited for. */
  readonly maxWaitSeconds: number
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * A `fetch` that does as the service asks: 429 and 503 with a `Retry-After` are sent again after
 * that time. Nothing else is, for nothing else says that trying again will help.
 */
export function createRetryingFetch({ retries, maxWaitSeconds, fetch }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    for (let left = retries; ; left -= 1) {
      // The body of a request can be read once, and the next attempt needs it again.
      const attempt = left > 0 ? request.clone() : request
      const response = await fetch(attempt)
      const seconds = isBusy(response) ? retryAfterOf(response) : undefined
      if (left <= 0 || seconds === undefined || seconds > maxWaitSeconds) return response
      await response.body?.cancel()
      // Its signal too, so that neither is collected while its answer is awaited: an abort would not reach it any more.
      await pause(seconds * 1000, attempt.signal)
    }
  }
}

function isBusy({ status }: Response): boolean {
  return status === 429 || status === 503
}
