import { type components } from './api-schema.ts'

type ProblemBody = components['schemas']['Problem']

/**
 * The service's closed list, and `no_problem_told` for what is none of its answers: the error page
 * of a proxy, for example.
 */
export type PlatenProblemCode = ProblemBody['code'] | 'no_problem_told'

/** One fault of a request that the service could not accept. */
export interface PlatenFault {
  /** A JSON Pointer into the body, such as `/width`, or `query/<name>` or `header/<name>`. */
  readonly pointer: string
  /** What must be there, and what was received. */
  readonly detail: string
}

/**
 * A request that the service refused or could not do. Its `message` is the service's own `detail`,
 * in whole sentences.
 */
export class PlatenProblem extends Error {
  override readonly name = 'PlatenProblem'
  /** The kind of problem, for programs. */
  readonly code: PlatenProblemCode
  /** The HTTP status. */
  readonly status: number
  /** A few words for the kind of problem. */
  readonly title: string
  /** What was wrong this time, what is allowed, and what was received. */
  readonly detail: string
  /** For `invalid_input`: every fault. Empty for others. */
  readonly errors: readonly PlatenFault[]
  /** Name it when you report a problem: the service's log has the same. Empty if the response has none. */
  readonly requestId: string
  /** In how many seconds to try again, from `Retry-After`; undefined where trying again is of no use. */
  readonly retryAfter: number | undefined
  /** What it came with, for its headers; the body has been read. */
  readonly response: Response

  constructor(response: Response, body: unknown) {
    const problem = problemIn(body)
    const detail = problem?.detail ?? `The answer was ${response.status} without a problem that tells why.`
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

/** The seconds that `Retry-After` names; undefined where it is absent or a date, which the service never sends. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,9}$/.test(seconds) ? Number(seconds) : undefined
}

function problemIn(body: unknown): ProblemBody | undefined {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
  return isProblem ? (body as ProblemBody) : undefined
}
