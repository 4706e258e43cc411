import { afterAll, beforeAll, expect, test } from 'vitest'
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

async function create(fields: object = {}) {
  const response = await client.post('/api/designs', { width: 30, height: 20, ...fields })
  expect(response.status).toBe(201)
  return response.body
}

test('a copy has the content of the design, and is a separate private design', async () => {
  const rect = { id: 'r', type: 'rect', x: 1, y: 2, width: 3, height: 4, fill: '#ff0000' }
  const original = await create({
    title: 'Poster',
    tags: ['a', 'b'],
    visibility: 'public',
    document: { version: 1, pages: [{ id: 'p', elements: [rect] }] },
  })
  await client.patch(`/api/designs/${original._id}`, { title: 'Poster 2' })
  const response = await client.post(`/api/designs/${original._id}/duplicate`)
  expect(response.status).toBe(201)
  const { body: copy } = response
  expect(copy).toMatchObject({
    title: 'Copy of Poster 2',
    width: 30,
    height: 20,
    tags: ['a', 'b'],
    visibility: 'private',
    revision: 1,
    pageCount: 1,
    fromTemplate: null,
    document: original.document,
  })
  expect(copy._id).toMatch(/^des_/)
  expect(copy._id).not.toBe(original._id)
  expect(response.headers.get('location')).toBe(`/api/designs/${copy._id}`)
  expect(response.headers.get('etag')).toBe('"1"')
  expect((await client.get(`/api/designs/${copy._id}`)).body).toEqual(copy)
})

test('a copy is listed first, and counted', async () => {
  const { _id } = await create()
  const before = (await client.get('/api/designs')).body.total
  const { body: copy } = await client.post(`/api/designs/${_id}/duplicate`)
  const { designs, total } = (await client.get('/api/designs')).body
  expect([designs[0]._id, total]).toEqual([copy._id, before + 1])
})

test('changes of a copy and of its original are independent', async () => {
  const original = await create({ title: 'One' })
  const { body: copy } = await client.post(`/api/designs/${original._id}/duplicate`)
  await client.patch(`/api/designs/${copy._id}`, { title: 'Two', width: 60 })
  expect((await client.get(`/api/designs/${original._id}`)).body).toEqual(original)
  await client.delete(`/api/designs/${original._id}`)
  await client.delete(`/api/trash/${original._id}`)
  expect((await client.get(`/api/designs/${copy._id}`)).body.title).toBe('Two')
})

test('a copy can have another title, trimmed', async () => {
  const { _id } = await create()
  expect((await client.post(`/api/designs/${_id}/duplicate`, { title: ' Mine ' })).body.title).toBe('Mine')
  expect((await client.post(`/api/designs/${_id}/duplicate`, {})).body.title).toBe('Copy of Untitled design')
})

test('the title of a copy is cut to the maximum length', async () => {
  const { _id } = await create({ title: 'x'.repeat(255) })
  const { status, body } = await client.post(`/api/designs/${_id}/duplicate`)
  expect([status, body.title.length]).toEqual([201, 255])
  expect(body.title).toMatch(/^Copy of x+$/)
})

test('a copy has the template of the original', async () => {
  const { body: original } = await client.post('/api/designs', { fromTemplate: 'tpl_concert-ticket' })
  const { body: copy } = await client.post(`/api/designs/${original._id}/duplicate`)
  expect(copy).toMatchObject({ fromTemplate: 'tpl_concert-ticket', document: original.document })
})

test.each([
  [{ title: '' }, '/title'],
  [{ title: 'x'.repeat(256) }, '/title'],
  [{ width: 10 }, '/height'],
  [{ tags: [] }, '/tags'],
])('a copy with %j is rejected, and none is created', async (body, pointer) => {
  const { _id } = await create()
  const before = (await client.get('/api/designs')).body.total
  const response = await client.post(`/api/designs/${_id}/duplicate`, body)
  expectProblem(response, 400, 'invalid_input')
  expect(response.body.errors[0].pointer).toBe(pointer)
  expect((await client.get('/api/designs')).body.total).toBe(before)
})
