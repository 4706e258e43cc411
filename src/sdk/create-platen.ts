import createClient, { type Client } from 'openapi-fetch'
import { createCaller } from './call.ts'
import { followEvents } from './follow-events.ts'
import type { CallOptions } from './method.ts'
import { type Methods, ROUTES } from './methods.ts'
import { pause } from './pause.ts'
import { PlatenProblem } from './platen-problem.ts'
import { checkBaseUrl, createExplainingFetch } from './reach-service.ts'
import { createRetryingFetch } from './retrying-fetch.ts'
import type { components, paths } from './api-schema.ts'
import { untilAborted } from './until-aborted.ts'

export { PlatenProblem, type PlatenFault, type PlatenProblemCode } from './platen-problem.ts'

/** The types of request and response bodies, by their names in the reference: `Schemas['Design']`. */
export type Schemas = components['schemas']

export interface PlatenOptions {
  /** URL of the service without `/api`: `https://design.example.com`. Empty for the page's own origin. */
  readonly baseUrl: string
  /** An API key. Without one, requests use the session cookie, on pages of the service itself. */
  readonly key?: string
  /** Maximum number of retries after 429 and 503, each after the time in `Retry-After`. Default 2. */
  readonly retries?: number
  /** Requests that would have to wait longer are not retried. Default 60, the window of the rate limit. */
  readonly maxWaitSeconds?: number
  /** Replaces the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * A client of the API. Methods reject with a `PlatenProblem` for an error response, and with a
 * `TypeError` that names the URL and the cause if the service is unreachable.
 */
export interface Platen extends Methods {
  /**
   * Queues an export and waits until it has ended, however long that takes. Check its `status`: a
   * `failed` export has an `error` with the reason.
   */
  readonly exportAndWait: (call: { body: Schemas['NewExport'] } & CallOptions) => Promise<Schemas['Export']>
  /**
   * Resolves once the stream is open. The generator yields unfinished exports first, then each
   * export that is created or changes. Reconnects when the connection ends, also after network
   * errors, 5xx and 429, until you leave the loop or `signal` aborts. Throws on 401, 403 and 404.
   *
   * ```ts
   * for await (const { _id, status } of await platen.watchExports()) console.log(_id, status)
   * ```
   */
  readonly watchExports: (call?: CallOptions) => Promise<AsyncGenerator<Schemas['Export'], void, undefined>>
}

/**
 * Creates a client for the service at `baseUrl`, for browsers and Node 20 or later. Throws a
 * `TypeError` if `baseUrl` is not an HTTP URL.
 *
 * ```ts
 * const platen = createPlaten({ baseUrl: 'http://localhost:4400', key: process.env.KEY })
 * const { designs, total } = await platen.listDesigns({ limit: 5 })
 * ```
 */
export function createPlaten(options: PlatenOptions): Platen {
  const {
    baseUrl,
    key,
    retries = 2,
    maxWaitSeconds = 60,
    fetch = (request: Request) => globalThis.fetch(request),
  } = options
  checkBaseUrl(baseUrl)
  const client = createClient<paths>({
    baseUrl,
    fetch: createRetryingFetch({ retries, maxWaitSeconds, fetch: createExplainingFetch(fetch) }),
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
  })
  const call = createCaller(client)
  const methods = Object.fromEntries(
    Object.entries(ROUTES).map(([name, route]) => [name, (args: object = {}) => call(route, args)]),
  ) as unknown as Methods
  return {
    ...methods,
    exportAndWait: (args) => exportAndWait(methods, args),
    watchExports: (options) => watchExports(client, options),
  }
}

const WAIT_SECONDS = 30
const POLL_MS = 1_000

async function exportAndWait(methods: Methods, args: { body: Schemas['NewExport'] } & CallOptions) {
  const { signal = new AbortController().signal } = args
  let answer = await methods.createExport({ ...args, waitSeconds: WAIT_SECONDS }).withResponse()
  while (answer.data.status === 'queued' || answer.data.status === 'processing') {
    // Without this header, the service did not wait, because too many requests were waiting.
    if (!answer.response.headers.has('preference-applied')) await pause(POLL_MS, signal)
    answer = await methods.getExport({ id: answer.data._id, waitSeconds: WAIT_SECONDS, signal }).withResponse()
  }
  return answer.data
}

function watchExports(client: Client<paths>, { signal = new AbortController().signal }: CallOptions = {}) {
  const open = async (lastEventId: string | undefined): Promise<ReadableStream<Uint8Array>> => {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    const opening = client.GET('/api/exports/events', { parseAs: 'stream', headers, signal })
    const { data, error, response } = await untilAborted(opening, signal)
    if (!response.ok || !data) throw new PlatenProblem(response, error)
    return data
  }
  return followEvents<Schemas['Export']>(open, signal)
}
