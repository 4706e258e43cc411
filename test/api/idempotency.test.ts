import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Answer, Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let dataFolder: string
let service: Service
let client: Client
let keys = 0

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'platen-idempotency-'))
  service = await startService({ PLATEN_DATA_DIR: dataFolder })
  client = await service.client()
})

afterAll(async () => {
  await service.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

const SIZE = { width: 10, height: 10 }

function newKey(): Record<string, string> {
  keys += 1
  return { 'idempotency-key': `key ${keys} of ${process.pid}` }
}

/** The parts of a response that a replay must repeat. */
function comparable({ status, headers, text }: Answer): object {
  const headerEntries = ['content-type', 'location', 'etag', 'retry-after'].map((name) => [name, headers.get(name)])
  return { status, text, ...Object.fromEntries(headerEntries) }
}

function isReplay({ headers }: Answer): boolean {
  return headers.get('idempotent-replayed') === 'true'
}

async function total(path: string): Promise<number> {
  return (await client.get(path)).body.total
}

describe('a POST that is repeated with its Idempotency-Key', () => {
  let designId: string

  beforeAll(async () => {
    designId = (await client.post('/api/designs', SIZE)).body._id
  })

  const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#654321' } })
  const POSTS: readonly [string, string, () => Promise<{ path: string; body?: unknown; type?: string }>][] = [
    ['creates one design', '/api/designs', () => Promise.resolve({ path: '/api/designs', body: SIZE })],
    ['creates one copy', '/api/designs', () => Promise.resolve({ path: `/api/designs/${designId}/duplicate` })],
    [
      'queues one export',
      '/api/exports',
      () => Promise.resolve({ path: '/api/exports', body: { designId, format: 'png' } }),
    ],
    [
      'publishes one template',
      '/api/templates',
      () => Promise.resolve({ path: '/api/templates', body: { designId, title: 'Mine' } }),
    ],
    [
      'creates one asset',
      '/api/assets',
      async () => ({ path: '/api/assets', body: await picture().png().toBuffer(), type: 'image/png' }),
    ],
  ]

  test.each(POSTS)('%s, and returns the first response, marked as a replay', async (_name, list, request) => {
    const before = await total(list)
    const { path, body, type } = await request()
    const headers = { ...newKey(), ...(type === undefined ? {} : { 'content-type': type }) }
    const first = await client.post(path, body, headers)
    expect(first.status).toBeLessThan(300)
    expect(isReplay(first)).toBe(false)
    for (let time = 0; time < 2; time += 1) {
      const again = await client.post(path, body, headers)
      expect(comparable(again)).toEqual(comparable(first))
      expect(isReplay(again)).toBe(true)
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
      expect(again.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/)
    }
    expect(await total(list)).toBe(before + 1)
  })

  test('restores a design once, even if it was moved to the trash again', async () => {
    const { _id } = (await client.post('/api/designs', SIZE)).body
    await client.delete(`/api/designs/${_id}`)
    const headers = newKey()
    const first = await client.post(`/api/trash/${_id}/restore`, undefined, headers)
    expect(first.status).toBe(200)
    await client.delete(`/api/designs/${_id}`)
    const again = await client.post(`/api/trash/${_id}/restore`, undefined, headers)
    expect([comparable(again), isReplay(again)]).toEqual([comparable(first), true])
    expect((await client.get(`/api/designs/${_id}`)).status).toBe(404)
  })

  test('returns the first response, even if the design has changed since', async () => {
    const headers = newKey()
    const first = await client.post('/api/designs', { ...SIZE, title: 'Before' }, headers)
    await client.patch(`/api/designs/${first.body._id}`, { title: 'After' })
    const again = await client.post('/api/designs', { ...SIZE, title: 'Before' }, headers)
    expect(comparable(again)).toEqual(comparable(first))
  })

  test('and another body is 422, and creates nothing', async () => {
    const headers = newKey()
    await client.post('/api/designs', SIZE, headers)
    const before = await total('/api/designs')
    for (const body of [
      { ...SIZE, title: 'Other' },
      { width: 10, height: 11 },
    ]) {
      expectProblem(await client.post('/api/designs', body, headers), 422, 'idempotency_key_reused')
    }
    expect(await total('/api/designs')).toBe(before)
  })

  test('and another name of the same file is 422', async () => {
    const bytes = await picture().resize(9).png().toBuffer()
    const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
    const headers = newKey()
    const upload = async (name: string) => {
      const body = new FormData()
      body.append('file', file, 'a.png')
      body.append('name', name)
      const response = await fetch(new URL('/api/assets', service.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${client.key}`, ...headers },
        body,
      })
      const { name: storedName, code } = (await response.json()) as { name?: string; code?: string }
      return [response.status, response.headers.get('idempotent-replayed'), storedName ?? code]
    }
    expect(await upload('one')).toEqual([201, null, 'one'])
    expect(await upload('one')).toEqual([201, 'true', 'one'])
    expect(await upload('two')).toEqual([422, null, 'idempotency_key_reused'])
  })

  test('and another path is 422', async () => {
    const headers = newKey()
    await client.post(`/api/designs/${designId}/duplicate`, { title: 'x' }, headers)
    const other = (await client.post('/api/designs', SIZE)).body._id
    const response = await client.post(`/api/designs/${other}/duplicate`, { title: 'x' }, headers)
    expectProblem(response, 422, 'idempotency_key_reused')
  })

  test('can be sent with a corrected body', async () => {
    const headers = newKey()
    expectProblem(await client.post('/api/designs', { width: 0, height: 10 }, headers), 400, 'invalid_input')
    const corrected = await client.post('/api/designs', SIZE, headers)
    expect([corrected.status, isReplay(corrected)]).toEqual([201, false])
  })

  test('returns the same rejection again if it would not change', async () => {
    const headers = newKey()
    const send = () => client.post('/api/exports', { designId: 'des_nothing', format: 'png' }, headers)
    expect((await send()).status).toBe(404)
    const again = await send()
    expect([again.status, again.body.code]).toEqual([404, 'not_found'])
  })

  test('by another account is a separate request', async () => {
    const headers = newKey()
    const other = await service.client()
    const mine = await client.post('/api/designs', SIZE, headers)
    const theirs = await other.post('/api/designs', SIZE, headers)
    expect([theirs.status, isReplay(theirs)]).toEqual([201, false])
    expect(theirs.body._id).not.toBe(mine.body._id)
  })

  test('with another API key of the account is the same request', async () => {
    const email = 'two-keys@example.com'
    const one = new Client(service.url, await service.makeKey({ email }))
    const two = new Client(service.url, await service.makeKey({ email }))
    const headers = newKey()
    const first = await one.post('/api/designs', SIZE, headers)
    const again = await two.post('/api/designs', SIZE, headers)
    expect([comparable(again), isReplay(again)]).toEqual([comparable(first), true])
  })
})

test('without an Idempotency-Key, each POST is a separate request', async () => {
  const [one, two] = [await client.post('/api/designs', SIZE), await client.post('/api/designs', SIZE)]
  expect(one.body._id).not.toBe(two.body._id)
  expect(two.headers.has('idempotent-replayed')).toBe(false)
})

test('a key has 1 to 255 characters', async () => {
  const most = { 'idempotency-key': 'k'.repeat(255) }
  expect((await client.post('/api/designs', SIZE, most)).status).toBe(201)
  expect(isReplay(await client.post('/api/designs', SIZE, most))).toBe(true)
  const before = await total('/api/designs')
  for (const key of ['k'.repeat(256), '']) {
    const response = await client.post('/api/designs', SIZE, { 'idempotency-key': key })
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors[0].detail).toContain(`; received ${key.length}`)
  }
  expect(await total('/api/designs')).toBe(before)
})

test('of ten simultaneous requests with one key, one creates the design, and the others return its response or 409', async () => {
  const round = async () => {
    const before = await total('/api/designs')
    const headers = newKey()
    const responses = await Promise.all(Array.from({ length: 10 }, () => client.post('/api/designs', SIZE, headers)))
    const created = responses.filter(({ status }) => status === 201)
    expect(created.filter((response) => !isReplay(response))).toHaveLength(1)
    expect(new Set(created.map(({ text }) => text)).size).toBe(1)
    const refused = responses.filter(({ status }) => status !== 201)
    for (const response of refused) {
      expectProblem(response, 409, 'idempotency_key_in_use')
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    }
    expect(await total('/api/designs')).toBe(before + 1)
    return refused.length
  }
  // It depends on the machine how many requests arrive while the first is in progress.
  await expect.poll(round).toBeGreaterThan(0)
})

test('a response is stored for 24 hours', async () => {
  const headers = newKey()
  const first = await client.post('/api/designs', SIZE, headers)
  const start = Date.now()
  // The service runs in this process and uses its clock.
  vi.useFakeTimers({ toFake: ['Date'], now: start + 24 * 3_600_000 - 5_000 })
  try {
    expect(isReplay(await client.post('/api/designs', SIZE, headers))).toBe(true)
    vi.setSystemTime(start + 24 * 3_600_000 + 5_000)
    const again = await client.post('/api/designs', SIZE, headers)
    expect([again.status, isReplay(again)]).toEqual([201, false])
    expect(again.body._id).not.toBe(first.body._id)
  } finally {
    vi.useRealTimers()
  }
})

test('a response survives a restart of the service', async () => {
  const key = await service.makeKey({ email: 'patient@example.com' })
  const before = new Client(service.url, key)
  const headers = newKey()
  const design = await before.post('/api/designs', SIZE, headers)
  const exported = { designId: design.body._id, format: 'pdf' }
  const exportHeaders = newKey()
  const queued = await before.post('/api/exports', exported, exportHeaders)
  expect([design.status, queued.status]).toEqual([201, 202])

  await service.stop()
  service = await startService({ PLATEN_DATA_DIR: dataFolder })
  const after = new Client(service.url, key)
  const again = await after.post('/api/designs', SIZE, headers)
  expect([comparable(again), isReplay(again)]).toEqual([comparable(design), true])
  const exportAgain = await after.post('/api/exports', exported, exportHeaders)
  expect([comparable(exportAgain), isReplay(exportAgain)]).toEqual([comparable(queued), true])
  expectProblem(await after.post('/api/designs', { width: 5, height: 5 }, headers), 422, 'idempotency_key_reused')
  expect((await after.get('/api/designs')).body.total).toBe(1)
  expect((await after.get('/api/exports')).body.total).toBe(1)
  client = new Client(service.url, client.key)
})
