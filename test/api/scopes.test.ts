import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

const EMAIL = 'scoped@example.com'

let service: Service
let owner: Client
let reader: Client
let writer: Client
let design: { _id: string }

beforeAll(async () => {
  service = await startService()
  const newClient = async (scopes?: readonly ('read' | 'write')[]) =>
    new Client(service.url, await service.makeKey({ email: EMAIL, ...(scopes ? { scopes } : {}) }))
  owner = await newClient()
  reader = await newClient(['read'])
  writer = await newClient(['write'])
  design = (await owner.post('/api/designs', { width: 10, height: 10, title: 'Before' })).body
})

afterAll(() => service.stop())

/** Every operation in the OpenAPI document of the service. */
async function operations(): Promise<{ method: string; path: string }[]> {
  const { paths } = (await owner.get('/api/openapi.json')).body as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace('{id}', design._id) })),
  )
}

describe('a key with only the read scope', () => {
  test('is rejected for every write with 403, before anything else is checked', async () => {
    const writes = (await operations()).filter(({ method }) => method !== 'GET')
    expect(writes.length).toBeGreaterThan(10)
    for (const { method, path } of writes) {
      const response = await reader.request(method, path, { body: '{"nonsense"' })
      expectProblem(response, 403, 'scope_missing')
      expect(response.body.detail).toContain('write')
      expect(response.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/)
    }
  })

  test('changed nothing', async () => {
    expect((await owner.get(`/api/designs/${design._id}`)).body).toEqual(design)
    expect((await owner.get('/api/designs')).body.total).toBe(1)
  })

  test('reads everything', async () => {
    for (const path of [
      'designs',
      `designs/${design._id}`,
      'trash',
      'exports',
      'templates',
      'assets',
      'account',
      'fonts',
    ]) {
      expect([path, (await reader.get(`/api/${path}`)).status]).toEqual([path, 200])
    }
  })

  test('gets 404 for reading a missing path, and 403 for writing to it', async () => {
    expectProblem(await reader.get('/api/designs/des_nothing'), 404, 'not_found')
    expectProblem(await reader.delete('/api/designs/des_nothing'), 403, 'scope_missing')
    expectProblem(await reader.get('/api/nothing'), 404, 'not_found')
  })
})

describe('a key with only the write scope', () => {
  test('is rejected for every read with 403, even if the response is cached', async () => {
    const reads = (await operations()).filter(({ method }) => method === 'GET')
    for (const { path } of reads) {
      // A response with events ends only when its client disconnects.
      if (!path.endsWith('/events')) await owner.get(path)
      expectProblem(await writer.get(path), 403, 'scope_missing')
    }
  })

  test('learns nothing from 304 or HEAD', async () => {
    const path = `/api/designs/${design._id}`
    const { headers } = await owner.get(path)
    expectProblem(await writer.get(path, { 'if-none-match': headers.get('etag') ?? '' }), 403, 'scope_missing')
    expect((await writer.request('HEAD', path)).status).toBe(403)
  })

  test('can write', async () => {
    const { status, body } = await writer.post('/api/designs', { width: 10, height: 10 })
    expect(status).toBe(201)
    expect((await writer.patch(`/api/designs/${body._id}`, { title: 'x' })).status).toBe(200)
    expect((await writer.delete(`/api/designs/${body._id}`)).status).toBe(200)
    expect((await writer.delete('/api/trash')).status).toBe(200)
  })

  test('may wait for the export that it creates', async () => {
    const headers = { prefer: 'wait=10' }
    const { status } = await writer.post('/api/exports', { designId: design._id, format: 'png' }, headers)
    expect(status).toBe(202)
  })
})

test('a key has both scopes by default', async () => {
  expect((await owner.get('/api/designs')).status).toBe(200)
  expect((await owner.patch(`/api/designs/${design._id}`, { title: 'After' })).status).toBe(200)
})
