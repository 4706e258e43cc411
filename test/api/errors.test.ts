import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Client } from '../setup/client.ts'
import { alike, expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client
let design: { _id: string }

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  design = (await client.post('/api/designs', { width: 10, height: 10 })).body
})

afterAll(() => service.stop())

const MEBIBYTE = 1024 * 1024
/** A response with each problem that the tests received, by code. */
const received = new Map<string, Answer>()

const KINDS: readonly [number, string, () => Promise<Answer>][] = [
  [400, 'malformed_json', () => client.post('/api/designs', '{"title": ')],
  [400, 'invalid_input', () => client.post('/api/designs', { width: 'x', height: 10 })],
  [400, 'invalid_input', () => client.get('/api/designs?limit=1000')],
  [400, 'invalid_input', () => client.delete(`/api/designs/${design._id}?force=true`)],
  [400, 'malformed_request', () => client.get('/api/designs/%zz')],
  [401, 'key_missing', () => new Client(service.url).get('/api/designs')],
  [401, 'key_malformed', () => new Client(service.url, 'pl_x').get('/api/designs')],
  [403, 'scope_missing', async () => (await service.client({ scopes: ['read'] })).post('/api/designs', {})],
  [404, 'not_found', () => client.get('/api/designs/des_nothing')],
  [404, 'not_found', () => client.get('/api/exports/exp_nothing')],
  [404, 'not_found', () => client.get('/api/templates/tpl_nothing')],
  [404, 'not_found', () => client.get('/api/assets/ast_nothing')],
  [404, 'not_found', () => client.get(`/api/designs/${'x'.repeat(3_000)}`)],
  [404, 'not_found', () => client.get('/api/nothing')],
  [404, 'not_found', () => client.get('/nothing')],
  [404, 'not_found', () => client.get('/files/exports/exp_x/x.png?expires=9999999999&signature=x')],
  [404, 'design_trashed', async () => client.get(`/api/designs/${await trashed()}`)],
  [405, 'method_not_allowed', () => client.request('PUT', `/api/designs/${design._id}`)],
  [409, 'export_not_cancelable', () => cancelProcessingExport()],
  [412, 'stale_revision', () => client.patch(`/api/designs/${design._id}`, { title: 'x' }, { 'if-match': '"7"' })],
  [413, 'body_too_large', () => client.post('/api/designs', { title: 'x'.repeat(3 * MEBIBYTE) })],
  [
    413,
    'body_too_large',
    () => client.post('/api/assets', Buffer.alloc(26 * MEBIBYTE), { 'content-type': 'image/png' }),
  ],
  [415, 'unsupported_media_type', () => client.post('/api/designs', '<a/>', { 'content-type': 'application/xml' })],
  [415, 'unsupported_upload', () => client.post('/api/assets', Buffer.from('no'), { 'content-type': 'image/png' })],
  [422, 'page_not_found', () => client.post('/api/exports', { designId: design._id, format: 'pdf', pages: [2] })],
  [422, 'export_too_large', () => exportTooLarge()],
  [422, 'idempotency_key_reused', () => reuseKey()],
  [429, 'rate_limited', () => exceedRate()],
]

async function trashed(): Promise<string> {
  const { _id } = (await client.post('/api/designs', { width: 10, height: 10 })).body
  await client.delete(`/api/designs/${_id}`)
  return _id
}

async function exportTooLarge(): Promise<Answer> {
  const { _id } = (await client.post('/api/designs', { width: 10_000, height: 10_000 })).body
  return client.post('/api/exports', { designId: _id, format: 'png', scale: 8 })
}

/** Queues large exports until it requests the deletion of one that is processing. */
async function cancelProcessingExport(): Promise<Answer> {
  const rect = { id: 'r', type: 'rect', x: 0, y: 0, width: 6000, height: 6000, fill: '#ff0000' }
  const document = { version: 1, pages: [{ id: 'p', elements: [rect] }] }
  const { _id: designId } = (await client.post('/api/designs', { width: 6000, height: 6000, document })).body
  let scale = 1
  for (;;) {
    scale -= 0.01
    const { body } = await client.post('/api/exports', { designId, format: 'png', scale })
    const path = `/api/exports/${body._id}`
    const status = async () => (await client.get(path)).body.status
    await expect.poll(status, { interval: 5 }).not.toBe('queued')
    const response = await client.delete(path)
    if (response.status === 409) return response
    expect(response.status).toBe(204)
  }
}

async function reuseKey(): Promise<Answer> {
  const key = { 'idempotency-key': 'once' }
  await client.post('/api/designs', { width: 10, height: 10 }, key)
  return client.post('/api/designs', { width: 10, height: 11 }, key)
}

async function exceedRate(): Promise<Answer> {
  const free = await service.client({ plan: 'free' })
  const responses = await Promise.all(Array.from({ length: 61 }, () => free.get('/api/account')))
  const over = responses.find(({ status }) => status === 429)
  if (over === undefined) throw new Error('none of 61 requests was rejected')
  return over
}

test.each(KINDS)('%i %s is a problem with every documented field', async (status, code, cause) => {
  const response = await cause()
  expectProblem(response, status, code)
  received.set(code, response)
  const { headers } = response
  if (status === 401) expect(headers.get('www-authenticate')).toMatch(/^Bearer\b/)
  if (status === 405) expect(headers.get('allow')).toMatch(/GET.*PATCH.*DELETE/)
  if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('every code is in the OpenAPI document, and its type leads to an explanation', async () => {
  const { components } = (await client.get('/api/openapi.json')).body
  const codes: string[] = components.schemas.Problem.properties.code.enum
  expect(new Set(codes).size).toBe(codes.length)
  expect(received.size).toBeGreaterThan(15)
  for (const [code, { body }] of received) {
    expect(codes).toContain(code)
    const type = new URL(body.type)
    const explained = await new Client(service.url).get(type.pathname)
    expect([code, explained.status]).toEqual([code, 200])
    expect(explained.text).toContain(code)
  }
})

test('a 404 reveals nothing about the path', async () => {
  const [one, two] = [await client.get('/api/nothing'), await client.get('/api/designs/x/nothing')]
  expect(alike(one, ['/api/nothing'])).toEqual(alike(two, ['/api/designs/x/nothing']))
})

test('a path with an extra slash is 404, with the correct path', async () => {
  for (const path of ['/api/designs', '/api/account', '/api/trash/des_x/restore']) {
    const response = await client.get(`${path}/?limit=1`)
    expectProblem(response, 404, 'not_found')
    expect(response.body.detail).toBe(`Unknown endpoint GET ${path}/. Did you mean ${path}?`)
  }
  expect((await client.get('/api/nothing/')).body.detail).toBe('Unknown endpoint GET /api/nothing/.')
})

test.each([
  ['/api/design', ' Did you mean /api/designs?'],
  ['/api/v1/exports/exp_1', ' Did you mean /api/exports/exp_1?'],
  ['/api/design/des_1/versions', ' Did you mean /api/designs/des_1/versions?'],
  ['/api/unrelated', ''],
])('of an unknown path like %s, the detail ends with “%s”', async (path, hint) => {
  expect((await client.get(path)).body.detail).toBe(`Unknown endpoint GET ${path}.${hint}`)
})

test.each([
  ['/api/design/', '/api/design/….', '/api/designs/…'],
  ['/api/v1/designs/', '/api/v1/designs/….', '/api/designs/…'],
  ['/api/designs/', '/api/designs/…/.', '/api/designs/…'],
])('a key in an unknown path that begins with %s is not repeated', async (start, path, meant) => {
  const url = `${start}pl_${'a'.repeat(40)}${path.endsWith('/.') ? '/' : ''}`
  expect((await client.get(url)).body.detail).toBe(`Unknown endpoint GET ${path} Did you mean ${meant}?`)
})

test('an ID of another resource is named as such', async () => {
  const detail = 'Design "tpl_none" not found. This is the ID of a template.'
  expect((await client.get('/api/designs/tpl_none')).body).toMatchObject({ code: 'not_found', detail })
  expect((await client.get('/api/designs/des_none')).body.detail).toBe('Design "des_none" not found.')
})

describe('an unsupported method', () => {
  test.each([
    ['PUT', '/api/designs', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/api/designs', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/api/designs/des_x', 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['PATCH', '/api/trash', 'GET, HEAD, DELETE, OPTIONS'],
    ['GET', '/api/trash/des_x', 'DELETE, OPTIONS'],
    ['GET', '/api/trash/des_x/restore', 'POST, OPTIONS'],
    ['GET', '/api/designs/des_x/duplicate', 'POST, OPTIONS'],
    ['PATCH', '/api/exports/exp_x', 'GET, HEAD, DELETE, OPTIONS'],
    ['PATCH', '/api/account', 'GET, HEAD, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405 with Allow: %s', async (method, path, allow) => {
    const response = await client.request(method, path)
    expectProblem(response, 405, 'method_not_allowed')
    expect(response.headers.get('allow')).toBe(allow)
    expect(response.body.detail).toContain(method)
  })
})

describe('a message states what is wrong, what is allowed and what was received', () => {
  test.each([
    [{ width: 0, height: 10 }, '/width', [/1/, /10000/, /0/]],
    [{ width: 10, height: '10' }, '/height', [/integer/, /10000/, /"10"/]],
    [{ width: 10, height: 10, visibility: 'secret' }, '/visibility', [/private/, /unlisted/, /public/, /secret/]],
    [{ width: 10, height: 10, titel: 'x' }, '/titel', [/unknown field/, /did you mean `title`/]],
  ])('%j', async (body, pointer, parts) => {
    const { errors } = (await client.post('/api/designs', body)).body
    const fault = errors.find((error: { pointer: string }) => error.pointer === pointer)
    for (const part of parts) expect(fault.detail).toMatch(part)
  })

  test('for every error in one body and in the query at once', async () => {
    const body = { width: 0, height: 1.5, title: '', tags: ['', 'a', 'a'], visibility: 'x', data: 5, extra: 1 }
    const { errors } = (await client.post('/api/designs?unknown=1', body)).body
    const pointers = errors.map(({ pointer }: { pointer: string }) => pointer)
    for (const pointer of ['/width', '/height', '/title', '/visibility', '/data', '/extra', 'query/unknown']) {
      expect(pointers).toContain(pointer)
    }
    expect(pointers.some((pointer: string) => pointer.startsWith('/tags'))).toBe(true)
  })
})

interface OpenRequest {
  readonly request: ClientRequest
  readonly response: Promise<IncomingMessage>
}

/** Sends the headers of a request with a body of 40 bytes, which the caller sends. */
function sendHeaders(path: string, type: string): OpenRequest {
  const headers = { authorization: `Bearer ${client.key ?? ''}`, 'content-type': type, 'content-length': '40' }
  const options = { method: 'POST', headers: { ...headers, expect: '100-continue' }, agent: false }
  const open = request(new URL(path, service.url), options)
  open.flushHeaders()
  return { request: open, response: once(open, 'response').then(([response]) => response as IncomingMessage) }
}

describe('503 with Retry-After', () => {
  test('is returned for uploads beyond the limit, and only while they last', async () => {
    // Two uploads are received at once and 20 wait, so the 23rd is rejected.
    const uploads = Array.from({ length: 23 }, () => sendHeaders('/api/assets', 'image/png'))
    const refused = await Promise.any(uploads.map(({ response }) => response))
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(await text(refused))).toMatchObject({ status: 503, code: 'overloaded' })
    for (const upload of uploads) {
      upload.response.catch(() => undefined)
      upload.request.destroy()
    }
    const later = async () =>
      (await client.post('/api/assets', Buffer.from('no'), { 'content-type': 'image/png' })).status
    await expect.poll(later).toBe(415)
  })

  test('is returned while the service stops, and a request in progress still succeeds', async () => {
    const { request: slow, response: pending } = sendHeaders('/api/designs', 'application/json')
    await once(slow, 'continue')
    slow.write('{"width": 10, ')
    const stopping = service.stop()
    let late: Answer | undefined
    await expect.poll(async () => (late = await client.get('/api/designs')).status, { interval: 5 }).toBe(503)
    if (late === undefined) throw new Error('no response')
    expectProblem(late, 503, 'shutting_down')
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await new Client(service.url).get('/readyz')).status).toBe(503)
    expect((await new Client(service.url).get('/healthz')).status).toBe(200)
    slow.end('"height": 10           }'.padEnd(26))
    const response = await pending
    expect([response.statusCode, JSON.parse(await text(response))]).toMatchObject([201, { width: 10 }])
    await stopping
    service = await startService()
  })
})
