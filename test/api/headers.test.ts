import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Client } from '../setup/client.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client
let responses: readonly (readonly [string, Answer])[]

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  const anonymous = new Client(service.url)
  const { body: design } = await client.post('/api/designs', { width: 10, height: 10 })
  const path = `/api/designs/${design._id}`
  const { pathname, search } = new URL(design.thumbnailUrl)
  const once = { 'idempotency-key': 'once' }
  await client.post('/api/designs', { width: 10, height: 10 }, once)
  const requests: [string, Promise<Answer>][] = [
    ['200', client.get(path)],
    ['200, HEAD', client.request('HEAD', path)],
    ['201', client.post('/api/designs', { width: 10, height: 10 })],
    ['201, replayed', client.post('/api/designs', { width: 10, height: 10 }, once)],
    ['204', client.delete(`/api/trash/${await trashed()}`)],
    ['202', client.post('/api/exports', { designId: design._id, format: 'png' })],
    ['304', client.get(path, { 'if-none-match': '"1"' })],
    ['400, body', client.post('/api/designs', '{')],
    ['400, path', client.get('/api/%zz')],
    ['401', anonymous.get('/api/designs')],
    ['404', client.get('/api/designs/des_nothing')],
    ['404, path', client.get('/api/nothing')],
    ['404, outside', anonymous.get('/nothing')],
    ['405', client.request('PUT', '/api/designs')],
    ['412', client.patch(path, { title: 'x' }, { 'if-match': '"7"' })],
    ['413', client.post('/api/designs', 'x'.repeat(3_000_000))],
    ['415', client.post('/api/designs', 'x', { 'content-type': 'text/plain' })],
    ['preflight', anonymous.request('OPTIONS', '/api/designs')],
    ['description', anonymous.get('/api/openapi.json')],
    ['reference', anonymous.get('/docs')],
    ['home', anonymous.get('/')],
    ['health', anonymous.get('/healthz')],
    ['readiness', anonymous.get('/readyz')],
    ['metrics', anonymous.get('/metrics')],
    ['problem', anonymous.get('/problems/not_found')],
    ['file', anonymous.get(pathname + search)],
    ['file, wrong signature', anonymous.get(`${pathname}?signature=x`)],
  ]
  responses = await Promise.all(requests.map(async ([name, pending]) => [name, await pending] as const))
})

afterAll(() => service.stop())

async function trashed(): Promise<string> {
  const { _id } = (await client.post('/api/designs', { width: 10, height: 10 })).body
  await client.delete(`/api/designs/${_id}`)
  return _id
}

/** Pages of the web app, which other origins cannot read. */
const PAGES = ['home', 'reference']

function responseOf(name: string): Answer {
  const found = responses.find(([key]) => key === name)
  if (found === undefined) throw new Error(`no response named ${name}`)
  return found[1]
}

test('every response has a unique X-Request-Id', () => {
  for (const [name, { headers }] of responses)
    expect([name, headers.get('x-request-id')]).toEqual([name, expect.stringMatching(/^[\w-]{8,}$/)])
  const ids = responses.map(([, { headers }]) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(responses.length)
})

test('a request ID sent by the client is ignored', async () => {
  const response = await client.get('/api/account', { 'x-request-id': 'mine\u00e9' })
  expect(response.headers.get('x-request-id')).not.toContain('mine')
})

test('a problem contains the request ID of its header', () => {
  for (const [, { headers, body, status }] of responses) {
    if (status >= 400 && body !== undefined) expect(body.requestId).toBe(headers.get('x-request-id'))
  }
})

test('every response of the API is JSON or empty, and every error a problem', () => {
  for (const [name, { status, headers, text }] of responses) {
    const type = headers.get('content-type') ?? ''
    if (status >= 400) expect([name, type]).toEqual([name, expect.stringMatching(/^application\/problem\+json/)])
    else if (/^20[012]/.test(name) && text !== '') expect(type).toMatch(/^application\/json/)
  }
  expect([responseOf('204').text, responseOf('304').text, responseOf('200, HEAD').text]).toEqual(['', '', ''])
})

test('private responses are cached only by the client, and revalidated each time', () => {
  for (const name of ['200', '201', '202', '304']) {
    expect(responseOf(name).headers.get('cache-control')).toMatch(/private.*no-cache|no-store/)
  }
  for (const name of ['400, body', '401', '404', '412']) {
    expect(responseOf(name).headers.get('cache-control')).toContain('no-store')
  }
})

test('no response can be sniffed or framed, or reveals the server software', () => {
  for (const [name, { headers }] of responses) {
    expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff'])
    expect([name, headers.has('x-powered-by'), headers.has('server')]).toEqual([name, false, false])
    expect([name, headers.get('content-security-policy')]).toEqual([name, expect.stringMatching(/default-src 'none'/)])
  }
})

test('no response sets a cookie', () => {
  for (const [name, { headers }] of responses) expect([name, headers.getSetCookie()]).toEqual([name, []])
})

describe('a page of another origin', () => {
  test('can call the API with a key, and read every documented header', () => {
    const exposed = (responseOf('200').headers.get('access-control-expose-headers') ?? '').toLowerCase()
    for (const header of [
      'ETag',
      'Location',
      'Retry-After',
      'X-Request-Id',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'Idempotent-Replayed',
    ]) {
      expect(exposed.split(', ')).toContain(header.toLowerCase())
    }
    for (const [name, { headers }] of responses) {
      const allowedOrigin = PAGES.includes(name) ? null : '*'
      expect([name, headers.get('access-control-allow-origin')]).toEqual([name, allowedOrigin])
      expect([name, headers.has('access-control-allow-credentials')]).toEqual([name, false])
    }
  })

  test('gets a preflight response without a key', async () => {
    const headers = { origin: 'https://example.com', 'access-control-request-method': 'PATCH' }
    const response = await new Client(service.url).request('OPTIONS', '/api/designs/des_x', { headers })
    expect([response.status, response.text]).toEqual([204, ''])
    expect(response.headers.get('access-control-allow-methods')).toMatch(/GET.*PATCH.*DELETE/)
    const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase()
    for (const header of ['authorization', 'content-type', 'if-match', 'if-none-match', 'idempotency-key', 'prefer']) {
      expect(allowed.split(', ')).toContain(header)
    }
  })
})

test('Location leads to the new resource', async () => {
  for (const name of ['201', '202', '201, replayed']) {
    const { headers, body } = responseOf(name)
    const resource = await client.get(headers.get('location') ?? '')
    expect([resource.status, resource.body._id]).toEqual([200, body._id])
  }
  expect(responseOf('202').headers.get('retry-after')).toBe('1')
})
