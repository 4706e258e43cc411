import type { Client } from 'openapi-fetch'
import type { Answered, Reply } from './method.ts'
import { PlatenProblem } from './platen-problem.ts'
import type { paths } from './api-schema.ts'
import { untilAborted } from './until-aborted.ts'

type Route = readonly [method: string, path: string]

interface CallArguments {
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly ifMatch?: string
  readonly ifNoneMatch?: string
  readonly idempotencyKey?: string
  readonly waitSeconds?: number
}

export function createCaller(client: Client<paths>) {
  return ([method, path]: Route, args: CallArguments): Reply<unknown> => {
    const { body, signal, ifMatch, ifNoneMatch, idempotencyKey, waitSeconds, ...parameters } = args
    const isUpload = body instanceof Blob || body instanceof ArrayBuffer || body instanceof Uint8Array
    const headers = {
      'if-match': ifMatch,
      'if-none-match': ifNoneMatch,
      'idempotency-key': method === 'POST' ? (idempotencyKey ?? newKey()) : undefined,
      prefer: waitSeconds === undefined ? undefined : `wait=${waitSeconds}`,
      ...(isUpload && { 'content-type': (body instanceof Blob && body.type) || 'application/octet-stream' }),
    }
    const init: Record<string, unknown> = {
      body,
      signal,
      headers,
      params: splitParameters(path, parameters),
      ...(isUpload && { bodySerializer: (bytes: unknown) => bytes }),
    }
    // `Methods` has already checked the types of the call. The fixed path only satisfies the types of openapi-fetch.
    return replyOf(untilAborted(client.request(method as 'get', path as '/api/designs', init), signal))
  }
}

/** Parameters that are not in the path go into the query. */
function splitParameters(path: string, parameters: object): { path: object; query: object } {
  const all = Object.entries(parameters)
  const isInPath = ([name]: readonly [string, unknown]): boolean => path.includes(`{${name}}`)
  return {
    path: Object.fromEntries(all.filter(isInPath)),
    query: Object.fromEntries(all.filter((entry) => !isInPath(entry))),
  }
}

function replyOf(request: Promise<{ data?: unknown; error?: unknown; response: Response }>): Reply<unknown> {
  const answer = request.then(({ data, error, response }): Answered<unknown> => {
    // 304 is not a success to fetch, but is the requested response of a conditional GET.
    if (response.ok || response.status === 304) return { data, response }
    throw new PlatenProblem(response, error)
  })
  const data = answer.then((success) => success.data)
  const withResponse = (): Promise<Answered<unknown>> => {
    // The caller handles a rejection of `answer`, but the same rejection of `data` would be unhandled.
    data.catch(() => undefined)
    return answer
  }
  return Object.assign(data, { withResponse })
}

/** `crypto.randomUUID` is not available on pages served over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
