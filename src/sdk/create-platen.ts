import createClient, { type Client } from 'openapi-fetch'
import { createCaller } from './call.ts'
import { followEvents } from './follow-events.ts'
import { type CallOptions } from './method.ts'
import { type Methods, ROUTES } from './methods.ts'
import { pause } from './pause.ts'
import { PlatenProblem } from './platen-problem.ts'
import { createRetryingFetch } from './retrying-fetch.ts'
import { type components, type paths } from './api-schema.ts'
import { untilAborted } from './until-aborted.ts'

export { PlatenProblem, type PlatenFault, type PlatenProblemCode } from './platen-problem.ts'

/**
 * Everything that answers and bodies are made of, by its name in the reference:
 * `Schemas['Design']`, `Schemas['Document']`.
 */
export type Schemas = components['schemas']

export interface PlatenOptions {
  /** Where the service is, without `/api`: `https://design.example.com`. Empty for the page's own origin. */
  readonly baseUrl: string
  /** An API key. Without one, a page of the service's own sends the session that its reader has signed in with. */
  readonly key?: string
  /**
   * How often a request that met 429 or 503 is sent again, after the time that the service asks
   * for. Default 2; 0 for never.
   */
  readonly retries?: number
  /** A service that asks for a longer wait than this is not waited for. Default 60, the window of the rate limit. */
  readonly maxWaitSeconds?: number
  /** In place of the platform's own. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * A client of the API. Methods throw `PlatenProblem` for error responses, and the error of `fetch`
 * if the service is unreachable.
 */
export interface Platen extends Methods {
  /**
   * Queues an export and waits until it has ended, however long that takes. Check its `status`: a
   * `failed` export has an `error` with the reason.
   */
  readonly exportAndWait: (call: { body: Schemas['NewExport'] } & CallOptions) => Promise<Schemas['Export']>
  /**
   * Resolves once the stream is open, to your exports as they are created and change, beginning
   * with unfinished ones. Reconnects when the connection ends, also after network errors, 5xx and
   * 429, until you leave the loop or `signal` aborts. Throws on 401, 403 and 404.
   *
   * ```ts
   * for await (const { _id, status } of await platen.watchExports()) console.log(_id, status)
   * ```
   */
  readonly watchExports: (call?: CallOptions) => Promise<AsyncGenerator<Schemas['Export'], void, undefined>>
}

/**
 * A client for the service at `baseUrl`, in a browser or on Node from version 20.
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
  const client = createClient<paths>({
    baseUrl,
    fetch: createRetryingFetch({ retries, maxWaitSeconds, fetch }),
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
  })
  const call = createCaller(client)
  const methods = Object.fromEntries(
    Object.entries(ROUTES).map(([name, route]) => [name, (sent: object = {}) => call(route, sent)]),
  ) as unknown as Methods
  return {
    ...methods,
    exportAndWait: (wanted) => exportAndWait(methods, wanted),
    watchExports: (options) => watchExports(client, options),
  }
}

const WAIT_SECONDS = 30
const UNHELD_PAUSE_MS = 1_000

async function exportAndWait(methods: Methods, wanted: { body: Schemas['NewExport'] } & CallOptions) {
  const { signal = new AbortController().signal } = wanted
  let answer = await methods.createExport({ ...wanted, waitSeconds: WAIT_SECONDS }).withResponse()
  while (answer.data.status === 'queued' || answer.data.status === 'processing') {
    // A service that holds too many requests already answers at once.
    if (!answer.response.headers.has('preference-applied')) await pause(UNHELD_PAUSE_MS, signal)
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
