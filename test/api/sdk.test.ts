import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { type Service, startService } from '../setup/start-service.ts'
import {
  createPlaten,
  type Platen,
  PlatenProblem,
  type PlatenOptions,
  type Schemas,
} from '../../src/sdk/create-platen.ts'
import { ROUTES } from '../../src/sdk/methods.ts'

// These tests run the client against a real service. Tests that count attempts wrap `fetch`.

const DOCUMENT = {
  version: 1,
  pages: [
    { id: 'page', elements: [{ id: 'disc', type: 'ellipse', x: 8, y: 8, width: 48, height: 48, fill: '#e63946' }] },
  ],
} as const

let service: Service
let platen: Platen

beforeAll(async () => {
  service = await startService({ PLATEN_PLANS: 'unlimited=1000000,slow=2' })
  platen = await newClient()
})
afterAll(() => service.stop())

async function newClient(options: Partial<PlatenOptions> = {}): Promise<Platen> {
  return createPlaten({ baseUrl: service.url, key: await service.makeKey(), ...options })
}

/** A client that records its requests in `requests`. */
async function countedClient(options: Partial<PlatenOptions> & { plan?: string } = {}) {
  const { plan = 'unlimited', ...others } = options
  const requests: Request[] = []
  const fetch = (request: Request): Promise<Response> => {
    requests.push(request)
    return globalThis.fetch(request)
  }
  return { requests, client: await newClient({ key: await service.makeKey({ plan }), fetch, ...others }) }
}

async function problemOf(work: Promise<unknown>): Promise<PlatenProblem> {
  const problem = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (problem instanceof PlatenProblem) return problem
  throw new Error(`Expected a PlatenProblem; received ${String(problem)}`)
}

test('a design is created, read, changed, listed, moved to the trash and restored', async () => {
  const design = await platen.createDesign({ body: { title: 'Poster', width: 64, height: 64, document: DOCUMENT } })
  expect(design).toMatchObject({ title: 'Poster', revision: 1 })
  expect(await platen.getDesign({ id: design._id })).toMatchObject({ _id: design._id, document: { version: 1 } })
  expect(await platen.updateDesign({ id: design._id, body: { tags: ['red'] } })).toMatchObject({ tags: ['red'] })
  expect(await platen.listDesigns({ tag: 'red', limit: 1 })).toMatchObject({ designs: [{ _id: design._id }], total: 1 })
  await platen.trashDesign({ id: design._id })
  expect((await platen.listTrash()).total).toBe(1)
  expect(await platen.restoreDesign({ id: design._id })).toMatchObject({ _id: design._id })
})

test('arguments and results of methods have the types of the OpenAPI document', () => {
  expectTypeOf(platen.getDesign).parameter(0).toExtend<{ id: string }>()
  expectTypeOf(platen.createDesign).parameter(0).toExtend<{ body: Schemas['NewDesign']; idempotencyKey?: string }>()
  expectTypeOf(platen.listFonts).toBeCallableWith()
  // @ts-expect-error -- the ID of a design is required
  expectTypeOf(platen.getDesign).toBeCallableWith()
  // @ts-expect-error -- no parameter has this name
  expectTypeOf(platen.listDesigns).toBeCallableWith({ limits: 3 })
  const { listDesigns, removeTemplate, removeExport } = platen
  expectTypeOf(() => listDesigns()).returns.resolves.toEqualTypeOf<Schemas['DesignList']>()
  expectTypeOf(() => removeTemplate({ id: 'tpl' })).returns.resolves.toEqualTypeOf<undefined>()
  expectTypeOf(() => removeExport({ id: 'exp' })).returns.resolves.toEqualTypeOf<Schemas['Export'] | undefined>()
})

test('every operation of the OpenAPI document is a method', async () => {
  const { paths } = (await (await fetch(`${service.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const described = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId)
  expect([...Object.keys(ROUTES), 'watchExports'].toSorted()).toEqual(described.toSorted())
  for (const name of described) expect(platen[name as keyof Platen]).toBeTypeOf('function')
})

test('an error is a problem with its code, its details and its request ID', async () => {
  const wrong = { width: 0, height: 20_000 } as const
  const problem = await problemOf(platen.createDesign({ body: wrong }))
  expect(problem).toMatchObject({ name: 'PlatenProblem', code: 'invalid_input', status: 400, retryAfter: undefined })
  expect(problem.errors.map(({ pointer }) => pointer)).toEqual(['/width', '/height'])
  expect(problem.message).toBe(problem.detail)
  expect(problem.requestId).toBe(problem.response.headers.get('x-request-id'))
  expect(await problemOf(platen.getDesign({ id: 'des_none' }))).toMatchObject({ code: 'not_found', errors: [] })
})

test('without a key, the error says that one is missing', async () => {
  const anonymous = createPlaten({ baseUrl: service.url })
  expect(await problemOf(anonymous.listDesigns())).toMatchObject({ status: 401, code: 'key_missing' })
})

test('an error response that is not from the service is reported as such', async () => {
  const badGateway = (): Promise<Response> => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const behind = createPlaten({ baseUrl: service.url, fetch: badGateway })
  expect(await problemOf(behind.listDesigns())).toMatchObject({ code: 'no_problem_told', status: 502, requestId: '' })
})

test('the response with its headers is available', async () => {
  const { data, response } = await platen.listTemplates({ limit: 1 }).withResponse()
  expect(data.templates).toHaveLength(1)
  expect(Number(response.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0)
  await expect(platen.getDesign({ id: 'des_none' }).withResponse()).rejects.toThrow(PlatenProblem)
})

test('an unchanged resource is returned as undefined', async () => {
  const { data, response } = await platen.listFonts().withResponse()
  expect(data.fonts.length).toBeGreaterThan(5)
  const etag = response.headers.get('etag') ?? ''
  expect(await platen.listFonts({ ifNoneMatch: etag })).toBeUndefined()
  expect(await platen.listFonts({ ifNoneMatch: '"other"' })).toEqual(data)
})

test('a change of an outdated revision is rejected', async () => {
  const { _id } = await platen.createDesign({ body: { width: 8, height: 8 } })
  await platen.updateDesign({ id: _id, body: { title: 'Second' }, ifMatch: '"1"' })
  const stale = await problemOf(platen.updateDesign({ id: _id, body: { title: 'Third' }, ifMatch: '"1"' }))
  expect(stale).toMatchObject({ status: 412, code: 'stale_revision' })
})

test('the same idempotency key creates one design, and each call has another key by default', async () => {
  const { client, requests } = await countedClient()
  const body = { title: 'Once', width: 8, height: 8 }
  const first = await client.createDesign({ body, idempotencyKey: 'order-17' })
  const again = await client.createDesign({ body, idempotencyKey: 'order-17' }).withResponse()
  expect([again.data._id, again.response.headers.get('idempotent-replayed')]).toEqual([first._id, 'true'])
  const [one, other] = [await client.createDesign({ body }), await client.createDesign({ body })]
  expect(one._id).not.toBe(other._id)
  const keys = requests.map(({ headers }) => headers.get('idempotency-key') ?? '')
  expect(new Set(keys).size).toBe(3)
  expect(keys.at(-1)).toMatch(/^[0-9a-f]{32}$/)
})

test('an upload is sent unchanged, and a document can use it', async () => {
  const { _id: designId } = await platen.createDesign({ body: { width: 64, height: 64, document: DOCUMENT } })
  const { downloadUrl } = await platen.exportAndWait({ body: { designId, format: 'png' } })
  const picture = await (await fetch(downloadUrl ?? '')).blob()
  const asset = await platen.createAsset({ body: picture, name: 'disc.png' })
  expect(asset).toMatchObject({ name: 'disc.png', contentType: 'image/png', width: 64, bytes: picture.size })
  const bytes = new Uint8Array(await picture.arrayBuffer())
  expect((await platen.createAsset({ body: bytes }))._id).toBe(asset._id)
})

test('exportAndWait resolves when the export has ended', async () => {
  const { _id: designId } = await platen.createDesign({ body: { width: 64, height: 64, document: DOCUMENT } })
  const finished = await platen.exportAndWait({ body: { designId, format: 'pdf' } })
  expect(finished).toMatchObject({ status: 'completed', designId, error: null })
  expect((await fetch(finished.downloadUrl ?? '')).headers.get('content-type')).toBe('application/pdf')
})

test('a service that does not hold requests is polled once a second', async () => {
  let requests = 0
  const unheld = createPlaten({
    baseUrl: 'http://platen.example',
    key: 'k',
    fetch: () => {
      requests += 1
      const status = requests < 3 ? 'queued' : 'completed'
      return Promise.resolve(Response.json({ _id: 'exp_1', status }, { headers: { 'retry-after': '1' } }))
    },
  })
  const began = performance.now()
  expect(await unheld.exportAndWait({ body: { designId: 'des_1', format: 'png' } })).toMatchObject({ _id: 'exp_1' })
  // Only a lower bound, so that a busy machine cannot fail the test.
  expect([requests, performance.now() - began > 1_900]).toEqual([3, true])
})

test('watchExports yields new and changed exports until the loop ends', async () => {
  const client = await newClient()
  const { _id: designId } = await client.createDesign({ body: { width: 64, height: 64, document: DOCUMENT } })
  const watching = await client.watchExports()
  const { _id } = await client.createExport({ body: { designId, format: 'webp' } })
  const states: string[] = []
  for await (const current of watching) {
    expect(current).toMatchObject({ _id, designId })
    states.push(current.status)
    if (current.status === 'completed') break
  }
  expect(states.at(-1)).toBe('completed')
  expect(await watching.next()).toEqual({ done: true, value: undefined })
})

test('a broken stream is resumed where it ended, and a signal ends it', async () => {
  const client = await newClient({ fetch: brokenAtFirst })
  const leaving = new AbortController()
  const { _id: designId } = await client.createDesign({ body: { width: 64, height: 64, document: DOCUMENT } })
  const ids: string[] = []
  const watching = await client.watchExports({ signal: leaving.signal })
  const finished = await client.exportAndWait({ body: { designId, format: 'png' } })
  for await (const { _id, status } of watching) {
    ids.push(_id)
    if (status === 'completed' && ids.includes('exp_before')) leaving.abort()
  }
  expect(ids).toEqual(['exp_before', finished._id])
})

/** Returns a stream that ends after one export first, and the streams of the service afterward. */
function brokenAtFirst(request: Request): Promise<Response> {
  if (!request.url.endsWith('/events') || request.headers.has('last-event-id')) return fetch(request)
  const since = Date.now() - 5_000
  const announced = new Response(
    `retry: 2000\n\nid: ${since}\nevent: export\ndata: {"_id":"exp_before","status":"queued"}\n\n`,
  )
  return Promise.resolve(announced)
}

test('watchExports rejects like other methods', async () => {
  const anonymous = createPlaten({ baseUrl: service.url })
  expect(await problemOf(anonymous.watchExports())).toMatchObject({ status: 401, code: 'key_missing' })
})

test('a request to a busy service is retried after Retry-After with the same body, and takes effect once', async () => {
  const times: number[] = []
  const bodies: string[] = []
  const busyAtFirst = async (request: Request): Promise<Response> => {
    times.push(Date.now())
    bodies.push(`${request.headers.get('idempotency-key') ?? ''} ${await request.clone().text()}`)
    const busy = new Response(null, { status: 503, headers: { 'retry-after': '1' } })
    return times.length === 1 ? busy : fetch(request)
  }
  const client = await newClient({ fetch: busyAtFirst })
  await client.createDesign({ body: { title: 'Patient', width: 8, height: 8 } })
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toBe(bodies[0])
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990)
  expect((await client.listDesigns()).total).toBe(1)
})

test('if the wait is too long, or retries are off, the problem is thrown at once', async () => {
  for (const options of [{ maxWaitSeconds: 1 }, { retries: 0 }]) {
    const { client, requests } = await countedClient({ plan: 'slow', ...options })
    await client.getAccount()
    await client.getAccount()
    const problem = await problemOf(client.getAccount())
    expect(problem).toMatchObject({ code: 'rate_limited', status: 429 })
    expect(problem.retryAfter).toBeGreaterThan(1)
    expect(requests).toHaveLength(3)
  }
})

test('a signal ends a call, even after garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const client = createPlaten({ baseUrl: `http://127.0.0.1:${port}`, key: 'pl_' })
  const collecting = setInterval(collectGarbage, 5)
  try {
    const timeout = { name: 'TimeoutError' }
    await expect(client.listDesigns({ signal: AbortSignal.timeout(60) })).rejects.toMatchObject(timeout)
    await expect(client.watchExports({ signal: AbortSignal.timeout(60) })).rejects.toMatchObject(timeout)
  } finally {
    clearInterval(collecting)
    silent.closeAllConnections()
    silent.close()
  }
})

test('a signal ends a wait between retries', async () => {
  const { client, requests } = await countedClient({ plan: 'slow' })
  await client.getAccount()
  await client.getAccount()
  const leaving = new AbortController()
  const left = client.getAccount({ signal: leaving.signal })
  left.catch(() => undefined)
  await expect.poll(() => requests.length).toBe(3)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
})
