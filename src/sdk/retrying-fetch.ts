import { pause } from './pause.ts'
import { retryAfterOf } from './platen-problem.ts'

export interface RetryOptions {
  readonly retries: number
  readonly maxWaitSeconds: number
  readonly fetch: (request: Request) => Promise<Response>
}

/** Retries 429 and 503 after the time in `Retry-After`. Other errors do not say that a retry would help. */
export function createRetryingFetch({ retries, maxWaitSeconds, fetch }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    for (let left = retries; ; left -= 1) {
      // The body can only be read once, and the next attempt needs it.
      const attempt = left > 0 ? request.clone() : request
      const response = await fetch(attempt)
      const seconds = isBusy(response) ? retryAfterOf(response) : undefined
      if (left <= 0 || seconds === undefined || seconds > maxWaitSeconds) return response
      await response.body?.cancel()
      // This uses `attempt` after the request, so that its signal is not collected before and an abort takes effect.
      await pause(seconds * 1000, attempt.signal)
    }
  }
}

function isBusy({ status }: Response): boolean {
  return status === 429 || status === 503
}
