import { type Client } from 'openapi-fetch'
import { type Answered, type Reply } from './method.ts'
import { PlatenProblem } from './platen-problem.ts'
import { type paths } from './api-schema.ts'
import { untilAborted } from './until-aborted.ts'

type Route = readonly [method: string, path: string]

interface Sent {
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly ifMatch?: string
  readonly ifNoneMatch?: string
  readonly idempotencyKey?: string
  readonly waitSeconds?: number
}

/** Sends one call of a method to its route by `client`. */
export function createCaller(client: Client<paths>) {
  return ([method, path]: Route, sent: Sent): Reply<unknown> => {
    const { body, signal, ifMatch, ifNoneMatch, idempotencyKey, waitSeconds, ...parameters } = sent
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
    // The methods' own types hold what is sent here; openapi-fetch would check it once more against one fixed path.
    return replyOf(untilAborted(client.request(method as 'get', path as '/api/designs', init), signal))
  }
}

/** Those that the path names, and the others, which go into the query. */
function splitParameters(path: string, parameters: object): { path: object; query: object } {
  const all = Object.entries(parameters)
  const isInPath = ([name]: readonly [string, unknown]): boolean => path.includes(`{${name}}`)
  return {
    path: Object.fromEntries(all.filter(isInPath)),
    query: Object.fromEntries(all.filter((entry) => !isInPath(entry))),
  }
}

function replyOf(underWay: Promise<{ data?: unknown; error?: unknown; response: Response }>): Reply<unknown> {
  const answered = underWay.then(({ data, error, response }): Answered<unknown> => {
    // 304 is no success to fetch, yet here it is the answer that was asked for.
    if (response.ok || response.status === 304) return { data, response }
    throw new PlatenProblem(response, error)
  })
  const data = answered.then((answer) => answer.data)
  const withResponse = (): Promise<Answered<unknown>> => {
    // The caller gets the failure with the response, so the promise of the data alone must not reject unhandled.
    data.catch(() => undefined)
    return answered
  }
  return Object.assign(data, { withResponse })
}

/** `crypto.randomUUID` is missing from pages on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
