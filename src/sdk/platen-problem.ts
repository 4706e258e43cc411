import type { components } from './api-schema.ts'

type ProblemBody = components['schemas']['Problem']

/** The service's error codes, or `no_problem_told` for a response without one, such as the error page of a proxy. */
export type PlatenProblemCode = ProblemBody['code'] | 'no_problem_told'

/** One issue of an invalid request. */
export interface PlatenFault {
  /** A JSON Pointer into the body, such as `/width`, or `query/<name>` or `header/<name>`. */
  readonly pointer: string
  /** What is expected, and what was received. */
  readonly detail: string
}

/** Thrown for every error response. `message` is the `detail` of the response, in whole sentences. */
export class PlatenProblem extends Error {
  override readonly name = 'PlatenProblem'
  readonly code: PlatenProblemCode
  readonly status: number
  /** The kind of problem, in a few words. */
  readonly title: string
  /** What was wrong, what is allowed, and what was received. */
  readonly detail: string
  /** All issues of `invalid_input`. Empty for other codes. */
  readonly errors: readonly PlatenFault[]
  /** Identifies the request in the service's log. Empty if the response has none. */
  readonly requestId: string
  /** Seconds until a retry may succeed, from `Retry-After`; undefined if retrying does not help. */
  readonly retryAfter: number | undefined
  /** The response, for its headers: its body has been read. */
  readonly response: Response

  constructor(response: Response, body: unknown) {
    const problem = problemIn(body)
    const detail = problem?.detail ?? `The response has status ${response.status} and no problem details.`
    super(detail)
    this.code = problem?.code ?? 'no_problem_told'
    this.status = response.status
    this.title = problem?.title ?? response.statusText
    this.detail = detail
    this.errors = problem?.errors ?? []
    this.requestId = problem?.requestId ?? response.headers.get('x-request-id') ?? ''
    this.retryAfter = retryAfterOf(response)
    this.response = response
  }
}

/** Undefined if `Retry-After` is absent or a date, which the service never sends. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,9}$/.test(seconds) ? Number(seconds) : undefined
}

function problemIn(body: unknown): ProblemBody | undefined {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
  return isProblem ? (body as ProblemBody) : undefined
}
