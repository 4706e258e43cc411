import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-04-01T10:00:00.000Z')

let service: Service
let shortTrash: Service
let client: Client

beforeAll(async () => {
  // The service runs in this process and uses its clock.
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  service = await startService()
  shortTrash = await startService({ PLATEN_TRASH_DAYS: '3' })
  client = await service.client()
})

afterAll(async () => {
  vi.useRealTimers()
  await service.stop()
  await shortTrash.stop()
})

/** Advances the clock by a second, also if polling has advanced it, and returns the new time. */
function later(): number {
  const time = Date.now() + 1_000
  vi.setSystemTime(time)
  return time
}

async function create(owner: Client, fields: object = {}) {
  const response = await owner.post('/api/designs', { width: 10, height: 10, ...fields })
  expect(response.status).toBe(201)
  return response.body
}

async function trashed(owner: Client, fields: object = {}) {
  const design = await create(owner, fields)
  expect((await owner.delete(`/api/designs/${design._id}`)).status).toBe(200)
  return design
}

describe('deleting a design', () => {
  test('moves it to the trash, and returns when it was deleted and when it will be purged', async () => {
    const { _id } = await create(client)
    const now = later()
    const response = await client.delete(`/api/designs/${_id}`)
    expect(response.status).toBe(200)
    expect(response.body).toEqual({
      _id,
      trashedAt: new Date(now).toISOString(),
      purgeAt: new Date(now + 30 * DAY_MS).toISOString(),
    })
  })

  test('again returns the same response', async () => {
    const { _id } = await create(client)
    const first = await client.delete(`/api/designs/${_id}`)
    later()
    const second = await client.delete(`/api/designs/${_id}`)
    expect([second.status, second.body]).toEqual([200, first.body])
  })

  test('returns a purge time after the number of days in the settings', async () => {
    const owner = await shortTrash.client()
    const { _id } = await create(owner)
    const { body } = await owner.delete(`/api/designs/${_id}`)
    expect(Date.parse(body.purgeAt) - Date.parse(body.trashedAt)).toBe(3 * DAY_MS)
    expect((await owner.get('/api/trash')).body.designs[0].purgeAt).toBe(body.purgeAt)
  })

  test('removes it from the list and the total', async () => {
    const owner = await service.client()
    const { _id } = await trashed(owner, { title: 'Gone', tags: ['gone'] })
    await create(owner, { title: 'Kept' })
    for (const query of ['', '?q=gone', '?tag=gone']) {
      const { designs, total } = (await owner.get(`/api/designs${query}`)).body
      expect(designs).not.toContainEqual(expect.objectContaining({ _id }))
      expect(total).toBe(query === '' ? 1 : 0)
    }
  })

  test('lets earlier exports finish, which can be read and downloaded', async () => {
    const { _id } = await create(client)
    const queued = await client.post('/api/exports', { designId: _id, format: 'png' })
    expect(queued.status).toBe(202)
    await client.delete(`/api/designs/${_id}`)
    const read = async () => (await client.get(`/api/exports/${queued.body._id}`)).body
    await expect.poll(async () => (await read()).status).toBe('completed')
    const file = await fetch((await read()).downloadUrl.replace('localhost', '127.0.0.1'))
    expect(file.status).toBe(200)
  })
})

describe('a design in the trash', () => {
  let id: string

  beforeAll(async () => {
    id = (await trashed(client))._id
  })

  test('is 404 design_trashed on every path', async () => {
    for (const response of [
      await client.get(`/api/designs/${id}`),
      await client.get(`/api/designs/${id}`, { 'if-none-match': '"1"' }),
      await client.patch(`/api/designs/${id}`, { title: 'x' }),
      await client.post(`/api/designs/${id}/duplicate`),
      await client.post('/api/exports', { designId: id, format: 'png' }),
      await client.post('/api/templates', { designId: id }),
    ]) {
      expectProblem(response, 404, 'design_trashed')
      expect(response.body.detail).toContain(id)
    }
  })

  test('is unchanged afterward', async () => {
    const { status, body } = await client.post(`/api/trash/${id}/restore`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Untitled design', revision: 1 })
    await client.delete(`/api/designs/${id}`)
  })
})

describe('the trash', () => {
  test('lists its designs with their times of deletion and purging, last deleted first', async () => {
    const owner = await service.client()
    const first = await trashed(owner, { title: 'First' })
    const trashedAt = later()
    const second = await trashed(owner, { title: 'Second' })
    const { status, body } = await owner.get('/api/trash')
    expect(status).toBe(200)
    expect(body.total).toBe(2)
    expect(body.designs[0]).not.toHaveProperty('document')
    expect({ ...body.designs[0], document: second.document }).toEqual({
      ...second,
      thumbnailUrl: expect.stringContaining(`/files/trash/${second._id}/1.webp?`),
      trashedAt: new Date(trashedAt).toISOString(),
      purgeAt: new Date(trashedAt + 30 * DAY_MS).toISOString(),
    })
    expect(body.designs[1]._id).toBe(first._id)
  })

  test('is paged, with its exact total', async () => {
    const owner = await service.client()
    for (let index = 0; index < 5; index += 1) await trashed(owner)
    const whole = (await owner.get('/api/trash')).body
    const pages = await Promise.all([0, 2, 4].map((offset) => owner.get(`/api/trash?limit=2&offset=${offset}`)))
    expect(pages.map(({ body }) => body.total)).toEqual([5, 5, 5])
    expect(pages.flatMap(({ body }) => body.designs)).toEqual(whole.designs)
    const ids = whole.designs.map(({ _id }: { _id: string }) => _id)
    expect(ids).toEqual(ids.toSorted().reverse())
  })
})

describe('restoring', () => {
  test('returns the design unchanged', async () => {
    const owner = await service.client()
    const design = await trashed(owner, { title: 'Back', tags: ['a'] })
    later()
    const response = await owner.post(`/api/trash/${design._id}/restore`)
    expect([response.status, response.body]).toEqual([200, design])
    expect(response.headers.get('etag')).toBe('"1"')
    expect((await owner.get(`/api/designs/${design._id}`)).body).toEqual(design)
    expect((await owner.get('/api/designs?tag=a')).body.total).toBe(1)
    expect((await owner.get('/api/trash')).body).toEqual({ designs: [], total: 0 })
  })

  test('a design outside the trash returns it unchanged', async () => {
    const design = await create(client)
    const response = await client.post(`/api/trash/${design._id}/restore`)
    expect([response.status, response.body]).toEqual([200, design])
  })

  test('allows the design to be deleted again', async () => {
    const { _id } = await trashed(client)
    await client.post(`/api/trash/${_id}/restore`)
    const now = later()
    const { body } = await client.delete(`/api/designs/${_id}`)
    expect(body.trashedAt).toBe(new Date(now).toISOString())
  })
})

describe('purging', () => {
  test('a design outside the trash is rejected without a change, with the reason for its owner only', async () => {
    const { _id } = await create(client)
    const refusal = await client.delete(`/api/trash/${_id}`)
    expectProblem(refusal, 404, 'not_found')
    expect(refusal.body.detail).toContain(`Design "${_id}" is not in the trash.`)
    const stranger = await (await service.client()).delete(`/api/trash/${_id}`)
    expect(stranger.body.detail).toBe(`Design "${_id}" not found.`)
    expect((await client.get(`/api/designs/${_id}`)).status).toBe(200)
  })

  test('a design in the trash deletes it permanently, with its exports and their files', async () => {
    const owner = await service.client()
    const { _id } = await create(owner)
    const queued = await owner.post('/api/exports', { designId: _id, format: 'png' }, { prefer: 'wait=30' })
    expect(queued.body.status).toBe('completed')
    await owner.delete(`/api/designs/${_id}`)
    const response = await owner.delete(`/api/trash/${_id}`)
    expect([response.status, response.text]).toEqual([204, ''])
    for (const path of [`/api/designs/${_id}`, `/api/exports/${queued.body._id}`]) {
      expectProblem(await owner.get(path), 404, 'not_found')
    }
    expectProblem(await owner.post(`/api/trash/${_id}/restore`), 404, 'not_found')
    expectProblem(await owner.delete(`/api/trash/${_id}`), 404, 'not_found')
    expect((await owner.get('/api/trash')).body.total).toBe(0)
    expect((await fetch(queued.body.downloadUrl.replace('localhost', '127.0.0.1'))).status).toBe(404)
  })

  test('everything empties the trash, and leaves other designs', async () => {
    const owner = await service.client()
    const kept = await create(owner)
    for (let index = 0; index < 3; index += 1) await trashed(owner)
    const response = await owner.delete('/api/trash')
    expect([response.status, response.body]).toEqual([200, { removed: 3 }])
    expect((await owner.get('/api/trash')).body).toEqual({ designs: [], total: 0 })
    expect((await owner.get(`/api/designs/${kept._id}`)).status).toBe(200)
    expect((await owner.delete('/api/trash')).body).toEqual({ removed: 0 })
  })
})
