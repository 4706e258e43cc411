import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService({ PLATEN_PLANS: 'unlimited=1000000,tiny=12' })
  client = await service.client()
})
afterAll(() => service.stop())

async function createDesigns(owner: Client, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { status, body } = await owner.post('/api/designs', { width: 10, height: 10, title: `Design ${index}` })
    expect(status).toBe(201)
    ids.push(body._id)
  }
  return ids
}

const totalOf = async (owner: Client, path: string): Promise<number> => (await owner.get(path)).body.total

describe('several designs at once', () => {
  test('move to the trash and back, each with its own result in the order of the request', async () => {
    const owner = await service.client()
    const ids = (await createDesigns(owner, 5)).toReversed()
    const designs = (await owner.get('/api/designs')).body.designs
    const sent = await owner.post('/api/designs/trash', { ids })
    expect(sent.status).toBe(200)
    expect(sent.body.trashed.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
    expect(sent.body.notFound).toEqual([])
    const { trashedAt, purgeAt } = sent.body.trashed[0]
    expect(Date.parse(purgeAt) - Date.parse(trashedAt)).toBe(30 * 86_400_000)
    expect([await totalOf(owner, '/api/designs'), await totalOf(owner, '/api/trash')]).toEqual([0, 5])

    const back = await owner.post('/api/trash/restore', { ids })
    expect(back.status).toBe(200)
    expect(back.body.notFound).toEqual([])
    expect(back.body.restored.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
    expect([await totalOf(owner, '/api/designs'), await totalOf(owner, '/api/trash')]).toEqual([5, 0])
    expect((await owner.get('/api/designs')).body.designs).toEqual(designs)
    for (const restored of back.body.restored) expect(designs).toContainEqual(restored)
  })

  test('leave designs of other accounts alone and report them like ids that never existed', async () => {
    const other = await service.client()
    const [foreign] = await createDesigns(other, 1)
    const [own] = await createDesigns(client, 1)
    const ids = ['des_01jqr8yd0m3k5t7w9x2z4b6c8f', own, foreign, 'no such id']
    const notFound = [ids[0], foreign, 'no such id']
    const sent = await client.post('/api/designs/trash', { ids })
    expect(sent.body).toMatchObject({ trashed: [{ _id: own }], notFound })
    expect((await other.get(`/api/designs/${foreign}`)).status).toBe(200)
    await other.delete(`/api/designs/${foreign}`)
    const back = await client.post('/api/trash/restore', { ids })
    expect(back.body).toMatchObject({ restored: [{ _id: own }], notFound })
    expect(await totalOf(other, '/api/trash')).toBe(1)
  })

  test('keep the time of an earlier move to the trash, and designs outside the trash are returned unchanged', async () => {
    const [first, second] = await createDesigns(client, 2)
    const { body } = await client.delete(`/api/designs/${first}`)
    const sent = await client.post('/api/designs/trash', { ids: [first, second] })
    expect(sent.body.trashed[0]).toEqual(body)
    await client.post(`/api/trash/${second}/restore`)
    const back = await client.post('/api/trash/restore', { ids: [first, second] })
    expect(back.body.restored).toMatchObject([
      { _id: first, revision: 1 },
      { _id: second, revision: 1 },
    ])
  })

  test('are only deleted permanently from the trash, each with its own result in the order of the request', async () => {
    const owner = await service.client()
    const [untrashed, ...ids] = await createDesigns(owner, 4)
    const [foreign] = await createDesigns(client, 1)
    await client.delete(`/api/designs/${foreign}`)
    await owner.post('/api/designs/trash', { ids })
    const requestedIds = [untrashed, ...ids.toReversed(), foreign]
    const sent = await owner.post('/api/trash/delete', { ids: requestedIds })
    expect(sent.status).toBe(200)
    expect(sent.body).toEqual({ deleted: ids.toReversed(), notFound: [untrashed, foreign] })
    expect([await totalOf(owner, '/api/designs'), await totalOf(owner, '/api/trash')]).toEqual([1, 0])
    expect((await client.post(`/api/trash/${foreign}/restore`)).status).toBe(200)
    expect((await owner.post('/api/trash/delete', { ids })).body).toEqual({ deleted: [], notFound: ids })
  })

  test('are deleted with the files of their exports', async () => {
    const owner = await service.client()
    const [id] = await createDesigns(owner, 1)
    const { body } = await owner.post('/api/exports', { designId: id, format: 'png' }, { prefer: 'wait=30' })
    expect(body.status).toBe('completed')
    expect((await fetch(body.downloadUrl)).status).toBe(200)
    await owner.delete(`/api/designs/${id}`)
    await owner.post('/api/trash/delete', { ids: [id] })
    expect((await fetch(body.downloadUrl)).status).toBe(404)
    expect(await totalOf(owner, '/api/exports')).toBe(0)
    expect((await owner.get('/api/account')).body.usage.storedBytes).toBe(0)
  })

  test('count as one request of the rate limit', async () => {
    const owner = await service.client({ plan: 'tiny' })
    const ids = await createDesigns(owner, 8)
    const remaining = (response: { headers: Headers }) => Number(response.headers.get('x-ratelimit-remaining'))
    const sent = await owner.post('/api/designs/trash', { ids })
    const back = await owner.post('/api/trash/restore', { ids })
    expect([sent.status, back.status]).toEqual([200, 200])
    expect(remaining(sent) - remaining(back)).toBe(1)
  })

  test('are moved once if the request is repeated with its Idempotency-Key', async () => {
    const ids = await createDesigns(client, 2)
    const headers = { 'idempotency-key': 'bulk-1' }
    const first = await client.post('/api/designs/trash', { ids }, headers)
    await client.post('/api/trash/restore', { ids })
    const again = await client.post('/api/designs/trash', { ids }, headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await client.get(`/api/designs/${ids[0]}`)).status).toBe(200)
  })

  test('are rejected without the write scope', async () => {
    const reader = await service.client({ scopes: ['read'] })
    expectProblem(await reader.post('/api/designs/trash', { ids: ['des_1'] }), 403, 'scope_missing')
    expectProblem(await reader.post('/api/trash/restore', { ids: ['des_1'] }), 403, 'scope_missing')
    expectProblem(await reader.post('/api/trash/delete', { ids: ['des_1'] }), 403, 'scope_missing')
  })

  test('are rejected unless they are 1 to 500 distinct strings', async () => {
    const many = Array.from({ length: 500 }, (_, index) => `des_${index}`)
    for (const path of ['/api/designs/trash', '/api/trash/restore', '/api/trash/delete']) {
      expect((await client.post(path, { ids: many })).body.notFound).toEqual(many)
      const refused: [unknown, string][] = [
        [{}, '/ids'],
        [{ ids: [] }, '/ids'],
        [{ ids: [...many, 'des_500'] }, '/ids'],
        [{ ids: 'des_1' }, '/ids'],
        [{ ids: ['des_1', 7] }, '/ids/1'],
        [{ ids: [...many.slice(0, 300), 'des_299'] }, '/ids/300'],
        [{ ids: ['des_1'], hard: true }, '/hard'],
      ]
      for (const [body, pointer] of refused) {
        const response = await client.post(path, body)
        expectProblem(response, 400, 'invalid_input')
        expect(response.body.errors.map((each: { pointer: string }) => each.pointer)).toEqual([pointer])
      }
      expect((await client.post(path, { ids: [...many, 'des_500'] })).body.errors[0].detail).toContain('1 to 500')
    }
  })
})
