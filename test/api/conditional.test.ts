import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

async function create(owner = client) {
  const response = await owner.post('/api/designs', { width: 10, height: 10, title: 'Before' })
  expect(response.status).toBe(201)
  return response.body
}

/** A design at revision 3. */
async function createChanged() {
  const { _id } = await create()
  await client.patch(`/api/designs/${_id}`, { title: 'Second' })
  const { body } = await client.patch(`/api/designs/${_id}`, { title: 'Third' })
  expect(body.revision).toBe(3)
  return body
}

const STALE = ['"2"', '"4"', '"1", "2"', 'W/"3"', 'W/"3", "2"', '"other"', '""', '"3x"', '"03000"']
const CURRENT = ['"3"', '*', '"1", "3"', '"1","2" , "3"', 'W/"2", "3"']

describe('If-Match on PATCH', () => {
  test.each(STALE)('%s is stale: 412 with the current revision, and nothing is written', async (tag) => {
    const design = await createChanged()
    const response = await client.patch(`/api/designs/${design._id}`, { title: 'Lost' }, { 'if-match': tag })
    expectProblem(response, 412, 'stale_revision')
    expect(response.headers.get('etag')).toBe('"3"')
    expect((await client.get(`/api/designs/${design._id}`)).body).toEqual(design)
  })

  test.each(CURRENT)('%s matches revision 3', async (tag) => {
    const { _id } = await createChanged()
    const response = await client.patch(`/api/designs/${_id}`, { title: 'Written' }, { 'if-match': tag })
    expect([response.status, response.body.title, response.headers.get('etag')]).toEqual([200, 'Written', '"4"'])
  })

  test('accepts the ETag of every response that contains the design', async () => {
    const created = await client.post('/api/designs', { width: 10, height: 10 })
    const path = `/api/designs/${created.body._id}`
    const guard = (response: { headers: Headers }) => ({ 'if-match': response.headers.get('etag') ?? '' })
    const first = await client.patch(path, { title: '1' }, guard(created))
    const second = await client.patch(path, { title: '2' }, guard(first))
    const third = await client.patch(path, { title: '3' }, guard(await client.get(path)))
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    await client.delete(path)
    const restored = await client.post(`/api/trash/${created.body._id}/restore`)
    expect((await client.patch(path, { title: '4' }, guard(restored))).status).toBe(200)
  })

  test('of two writers with the same revision, one succeeds', async () => {
    const { _id } = await create()
    const write = (title: string) => client.patch(`/api/designs/${_id}`, { title }, { 'if-match': '"1"' })
    const responses = await Promise.all(['a', 'b', 'c', 'd'].map(write))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
    const written = responses.find(({ status }) => status === 200)
    expect((await client.get(`/api/designs/${_id}`)).body).toEqual(written?.body)
  })

  test('is optional: without it, the last writer wins', async () => {
    const { _id } = await createChanged()
    expect((await client.patch(`/api/designs/${_id}`, { title: 'Last' })).body.revision).toBe(4)
  })
})

test.each(['PATCH', 'DELETE'])(
  'an If-Match on %s that is not an entity tag is rejected, and nothing is written',
  async (method) => {
    const design = await createChanged()
    const path = `/api/designs/${design._id}`
    const response = await client.request(method, path, {
      headers: { 'if-match': 'banana' },
      ...(method === 'PATCH' && { body: { title: 'Lost' } }),
    })
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors[0].detail).toContain('"banana"')
    expect((await client.get(path)).body).toEqual(design)
  },
)

describe('If-Match on DELETE', () => {
  test.each(STALE)('%s is stale: 412, and the design is not deleted', async (tag) => {
    const { _id } = await createChanged()
    expectProblem(await client.delete(`/api/designs/${_id}`, { 'if-match': tag }), 412, 'stale_revision')
    expect((await client.get(`/api/designs/${_id}`)).status).toBe(200)
  })

  test.each(CURRENT)('%s matches revision 3', async (tag) => {
    const { _id } = await createChanged()
    expect((await client.delete(`/api/designs/${_id}`, { 'if-match': tag })).status).toBe(200)
    expect((await client.get(`/api/designs/${_id}`)).body.code).toBe('design_trashed')
  })
})

test('a change without an effect does not change the revision', async () => {
  const design = await create()
  for (const change of [{ title: ' Before ' }, { tags: [], visibility: 'private' }, { document: design.document }]) {
    const response = await client.patch(`/api/designs/${design._id}`, change)
    expect([response.status, response.body]).toEqual([200, design])
  }
})

describe('every GET', () => {
  const paths: Record<string, string> = {}

  beforeAll(async () => {
    const { _id } = await create()
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const { body: asset } = await client.post('/api/assets', png, { 'content-type': 'image/png' })
    const { body: finished } = await client.post(
      '/api/exports',
      { designId: _id, format: 'png' },
      { prefer: 'wait=30' },
    )
    const { body: template } = await client.post('/api/templates', { designId: _id })
    await client.delete(`/api/designs/${(await create())._id}`)
    Object.assign(paths, {
      designs: '/api/designs',
      'designs, searched': '/api/designs?q=before&sort=title&limit=5',
      design: `/api/designs/${_id}`,
      trash: '/api/trash',
      exports: '/api/exports',
      export: `/api/exports/${finished._id}`,
      templates: '/api/templates',
      template: `/api/templates/${template._id}`,
      'built-in template': '/api/templates/tpl_pitch-deck',
      assets: '/api/assets',
      asset: `/api/assets/${asset._id}`,
      account: '/api/account',
      fonts: '/api/fonts',
      description: '/api/openapi.json',
    })
    // Signatures of URLs change with time, so these tests stop the clock of the service.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  })

  afterAll(() => vi.useRealTimers())

  test.each([
    ['designs'],
    ['designs, searched'],
    ['design'],
    ['trash'],
    ['exports'],
    ['export'],
    ['templates'],
    ['template'],
    ['built-in template'],
    ['assets'],
    ['asset'],
    ['account'],
    ['fonts'],
    ['description'],
  ])('has an ETag and supports If-None-Match: %s', async (name) => {
    const path = paths[name] ?? ''
    const first = await client.get(path)
    expect(first.status).toBe(200)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await client.get(path, { 'if-none-match': known })
      expect([known, second.status, second.text]).toEqual([known, 304, ''])
      expect(second.headers.get('etag')).toBe(etag)
      expect(second.headers.get('x-request-id')).toMatch(/./)
    }
    for (const unknown of ['"other"', `"${etag.slice(1, -1)}x"`]) {
      const second = await client.get(path, { 'if-none-match': unknown })
      expect([second.status, second.text]).toEqual([200, first.text])
    }
  })
})

describe('an ETag', () => {
  test('no longer matches once the design has changed', async () => {
    const owner = await service.client()
    const { _id } = await create(owner)
    const paths = ['/api/designs', `/api/designs/${_id}`, '/api/account']
    const tags = await Promise.all(paths.map(async (path) => (await owner.get(path)).headers.get('etag') ?? ''))
    await owner.patch(`/api/designs/${_id}`, { title: 'After' })
    const design = await owner.get(`/api/designs/${_id}`, { 'if-none-match': tags[1] ?? '' })
    expect([design.status, design.body.title, design.headers.get('etag')]).toEqual([200, 'After', '"2"'])
    const list = await owner.get('/api/designs', { 'if-none-match': tags[0] ?? '' })
    expect([list.status, list.body.designs[0].title]).toEqual([200, 'After'])
    await create(owner)
    expect((await owner.get('/api/account', { 'if-none-match': tags[2] ?? '' })).status).toBe(200)
  })

  test('differs between queries', async () => {
    const { headers } = await client.get('/api/designs?limit=1')
    const response = await client.get('/api/designs?limit=2', { 'if-none-match': headers.get('etag') ?? '' })
    expect(response.status).toBe(200)
  })

  test('does not match for another account', async () => {
    const { _id } = await create()
    const { headers } = await client.get(`/api/designs/${_id}`)
    const other = await service.client()
    const response = await other.get(`/api/designs/${_id}`, { 'if-none-match': headers.get('etag') ?? '' })
    expectProblem(response, 404, 'not_found')
  })
})

test('HEAD returns what GET does, without the body', async () => {
  const { _id } = await create()
  for (const path of ['/api/designs', `/api/designs/${_id}`, '/api/templates']) {
    const full = await client.get(path)
    const head = await client.request('HEAD', path)
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', full.headers.get('etag')])
    const known = await client.request('HEAD', path, { headers: { 'if-none-match': full.headers.get('etag') ?? '' } })
    expect(known.status).toBe(304)
  }
})
