import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, SentHeaders } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

const rect = (id: string, properties: object = {}) => ({
  ...{ id, type: 'rect', x: 0, y: 0, width: 10, height: 10 },
  ...properties,
})

async function create(...elements: object[]) {
  const document = { version: 1, pages: [{ id: 'page', elements }] }
  const response = await client.post('/api/designs', { width: 100, height: 100, document })
  expect(response.status).toBe(201)
  return response.body
}

function edit(
  id: string,
  operations: unknown,
  { headers = {}, ...fields }: { headers?: SentHeaders; dryRun?: boolean } = {},
) {
  return client.post(`/api/designs/${id}/edits`, { operations, ...fields }, headers)
}

const move = (id: string, x = 5) => ({ op: 'move', ids: [id], by: { x, y: 0 } })

describe('POST /api/designs/:id/edits', () => {
  test('applies all operations, and returns the design, the IDs that were made and warnings', async () => {
    const design = await create(rect('a'))
    const words = { id: 't', type: 'text', x: 0, y: 0, width: 50, height: 20, text: 'Dear {{name}}' }
    const response = await edit(design._id, [
      move('a'),
      { op: 'insert', elements: [words], above: 'a' },
      { op: 'duplicate', ids: ['a'] },
    ])
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"2"'])
    const { created, warnings, ...edited } = response.body
    expect(created).toEqual([[], ['t'], ['a-2']])
    expect(warnings).toEqual([
      { code: 'placeholder_unfilled', page: 1, elementId: 't', message: expect.stringContaining('{{name}}') },
      { code: 'text_overflow', page: 1, elementId: 't', message: expect.stringContaining('too tall for its box') },
    ])
    expect(edited.document.pages[0].elements.map(({ id }: { id: string }) => id)).toEqual(['a', 'a-2', 't'])
    expect((await client.get(`/api/designs/${design._id}`)).body).toEqual(edited)
  })

  test('warns of uploaded images that are too small, also of those that operations add', async () => {
    const picture = sharp({ create: { width: 10, height: 10, channels: 3, background: '#123' } })
    const { body: asset } = await client.post('/api/assets', await picture.png().toBuffer(), {
      'content-type': 'image/png',
    })
    const design = await create()
    const photo = { id: 'photo', type: 'image', src: `asset:${asset._id}`, x: 0, y: 0, width: 90, height: 90 }
    const { body } = await edit(design._id, [{ op: 'insert', elements: [photo], page: 'page' }])
    expect(body.warnings).toMatchObject([{ code: 'image_small', page: 1, elementId: 'photo' }])
    const later = await edit(design._id, [move('photo')])
    expect(later.body.warnings).toMatchObject([{ code: 'image_small' }])
  })

  test('saves nothing if one operation cannot be applied, and says which', async () => {
    const design = await create(rect('a'))
    const response = await edit(design._id, [move('a'), { op: 'remove', ids: ['a', 'b'] }])
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors).toEqual([
      { pointer: '/operations/1/ids/1', detail: 'unknown element `b`; available: `a`' },
    ])
    expect((await client.get(`/api/designs/${design._id}`)).body).toEqual(design)
  })

  test('lists all faults in the shape of operations, and unknown fields', async () => {
    const design = await create()
    const response = await edit(design._id, [{ op: 'sets' }, { op: 'remove', ids: [] }])
    expect(response.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/operations/0/op',
      '/operations/1/ids',
    ])
    const unknown = await client.post(`/api/designs/${design._id}/edits`, { operation: [] })
    expect(unknown.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/operations',
      '/operation',
    ])
    expect((await edit(design._id, {})).body.errors).toEqual([
      { pointer: '/operations', detail: 'must be an array of 1 to 1000 operations; received an object' },
    ])
  })

  test('rejects an image that the account does not have, where it was sent', async () => {
    const design = await create(rect('a'))
    const picture = { ...rect('p'), type: 'image', src: 'asset:ast_0' }
    const response = await edit(design._id, [{ op: 'insert', elements: [picture], page: 'page' }])
    expect(response.body.errors).toEqual([
      { pointer: '/operations/0/elements/0/src', detail: expect.stringContaining('"ast_0" not found') },
    ])
  })

  test('a dry run returns what the design would be, and saves nothing', async () => {
    const design = await create(rect('a'))
    const operations = [
      { op: 'duplicatePage', id: 'page' },
      { op: 'resize', width: 200, height: 100 },
    ]
    const dry = await edit(design._id, operations, { dryRun: true })
    expect(dry.body).toMatchObject({ revision: 1, width: 200, pageCount: 2, created: [['page-2', 'a-2'], []] })
    expect(dry.headers.get('etag')).toBe('"1"')
    expect((await client.get(`/api/designs/${design._id}`)).body).toEqual(design)
    const wet = await edit(design._id, operations)
    expect(wet.body).toMatchObject({ revision: 2, width: 200, pageCount: 2, document: dry.body.document })
  })

  test('operations without an effect keep the revision', async () => {
    const design = await create(rect('a'))
    const response = await edit(design._id, [move('a', 0), { op: 'arrange', ids: ['a'], to: 'front' }])
    expect(response.body.revision).toBe(1)
  })

  test.each(['"2"', 'W/"1"', '"other"'])('%s is stale at revision 1: 412, also in a dry run', async (tag) => {
    const design = await create(rect('a'))
    for (const dryRun of [false, true]) {
      const response = await edit(design._id, [move('a')], { dryRun, headers: { 'if-match': tag } })
      expectProblem(response, 412, 'stale_revision')
      expect(response.headers.get('etag')).toBe('"1"')
    }
    expect((await client.get(`/api/designs/${design._id}`)).body).toEqual(design)
  })

  test('of several writers with one revision, one succeeds; without it, all do', async () => {
    const { _id } = await create(rect('a'))
    const guarded = await Promise.all(
      [1, 2, 3].map((x) => edit(_id, [move('a', x)], { headers: { 'if-match': '"1"' } })),
    )
    expect(guarded.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
    const { body } = await client.get(`/api/designs/${_id}`)
    const before = body.document.pages[0].elements[0].x
    const free = await Promise.all([1, 10, 100].map((x) => edit(_id, [move('a', x)])))
    expect(free.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = (await client.get(`/api/designs/${_id}`)).body
    expect(after.document.pages[0].elements[0].x).toBe(before + 111)
    expect(after.revision).toBe(body.revision + 3)
  })

  test('edits and changes by PATCH at the same time are all kept, whichever is first', async () => {
    const { _id } = await create(rect('a'))
    const responses = await Promise.all([
      edit(_id, [move('a', 1)]),
      client.patch(`/api/designs/${_id}`, { title: 'Other' }),
      edit(_id, [move('a', 2)]),
      client.patch(`/api/designs/${_id}`, { tags: ['x'] }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await client.get(`/api/designs/${_id}`)
    expect([body.title, body.tags, body.document.pages[0].elements[0].x]).toEqual(['Other', ['x'], 3])
  })

  test('a repeated Idempotency-Key edits once', async () => {
    const { _id } = await create(rect('a'))
    const headers = { 'idempotency-key': `edit-${_id}` }
    const first = await edit(_id, [move('a')], { headers })
    const second = await edit(_id, [move('a')], { headers })
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect((await client.get(`/api/designs/${_id}`)).body.revision).toBe(2)
  })

  test('many operations, and a large document, are edited like small ones', async () => {
    const { _id } = await create(...Array.from({ length: 1_500 }, (_, index) => rect(`e${index}`)))
    const operations = Array.from({ length: 1_000 }, (_, index) => ({
      op: 'set',
      ids: [`e${index}`],
      properties: { name: 'x'.repeat(50) },
    }))
    const response = await edit(_id, operations)
    expect(response.status).toBe(200)
    expect(response.body.document.pages[0].elements[999].name).toHaveLength(50)
    const refused = await edit(_id, [...operations, move('a')])
    expect(refused.body.errors).toEqual([
      { pointer: '/operations', detail: 'must be an array of 1 to 1000 operations; received an array of 1001 items' },
    ])
    const text = { op: 'replaceText', find: 'x'.repeat(19_000), with: '' }
    const object = { ...text, find: 'x'.repeat(70_000) }
    expectProblem(await client.post(`/api/designs/${_id}/edits`, { operations: object }), 400, 'invalid_input')
  })

  test('needs the scope write, and a design of one’s own outside the trash', async () => {
    const { _id } = await create(rect('a'))
    const reader = await service.client({ scopes: ['read'] })
    expectProblem(await reader.post(`/api/designs/${_id}/edits`, { operations: [move('a')] }), 403, 'scope_missing')
    const other = await service.client()
    expectProblem(await other.post(`/api/designs/${_id}/edits`, { operations: [move('a')] }), 404, 'not_found')
    await client.delete(`/api/designs/${_id}`)
    expectProblem(await edit(_id, [move('a')]), 404, 'design_trashed')
  })
})
