import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { exported, queued } from '../setup/exporting.ts'
import { png } from '../../src/service/testing/open-services.ts'
import { type SignedIn, signIn } from '../setup/sign-in.ts'
import { type Service, startService } from '../setup/start-service.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-04-01T10:00:00.250Z')

let service: Service
let me: SignedIn
let client: Client

beforeAll(async () => {
  // The service runs in this process and uses its clock.
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  service = await startService({ PLATEN_PLANS: 'team=5,unlimited=1000000' })
})
beforeEach(async () => {
  vi.setSystemTime(START)
  await openAccount()
})
afterAll(async () => {
  vi.useRealTimers()
  await service.stop()
})

/** Signs in to a new account on the plan, in a browser and with a key. */
async function openAccount(plan = 'unlimited'): Promise<void> {
  me = await signIn(service, { plan })
  client = new Client(service.url, (await me.post('/web/keys', { name: 'test' })).body.secret)
}

const usage = async (query = '') => (await me.get(`/web/usage${query}`)).body
const today = async () => (await usage()).days.at(-1)
const design = async () => (await client.post('/api/designs', { width: 20, height: 10 })).body._id

describe('usage', () => {
  test('of a new account is zero on each of thirty days', async () => {
    const { status, body } = await me.get('/web/usage')
    expect(status).toBe(200)
    expect(body).toEqual({
      plan: {
        ...{ name: 'unlimited', requestsPerMinute: 1_000_000, storageBytes: 100_000_000_000 },
        limits: {
          ...{ requestsPerMinute: 1_000_000, storageMb: 100_000, exportMegapixels: 500, exportMb: 1000 },
          ...{ exportsAtOnce: 100, queuedExports: 20_000 },
        },
      },
      minute: { used: 0, limit: 1_000_000, resetsAt: null },
      days: Array.from({ length: 30 }, (_, index) => ({
        date: new Date(START - (29 - index) * DAY_MS).toISOString().slice(0, 10),
        requests: 0,
        exports: 0,
      })),
      storage: {
        designs: 0,
        trashedDesigns: 0,
        assets: 0,
        assetBytes: 0,
        exportBytes: 0,
        versionBytes: 0,
        storedBytes: 0,
      },
    })
  })

  test('counts requests with keys at once, and none of the browser', async () => {
    for (let each = 0; each < 3; each += 1) await client.get('/api/designs')
    await client.get('/api/nowhere')
    for (let each = 0; each < 4; each += 1) await me.get('/api/designs')
    await new Client(service.url, `${client.key?.slice(0, -1)}!`).get('/api/designs')
    expect(await today()).toEqual({ date: '2026-04-01', requests: 4, exports: 0 })
    const resetsAt = new Date(START + 60_000).toISOString()
    const minute = { used: 4, limit: 1_000_000, resetsAt }
    expect((await usage()).minute).toEqual(minute)
    // Reading the usage does not count.
    expect((await usage()).minute).toEqual(minute)
  })

  test('counts requests with invalid input, and not requests over the rate limit', async () => {
    await openAccount('team')
    await client.post('/api/designs', { width: -1 })
    for (let each = 0; each < 7; each += 1) await client.get('/api/designs')
    expect((await client.get('/api/designs')).status).toBe(429)
    expect(await today()).toMatchObject({ requests: 5 })
    expect((await usage()).minute).toMatchObject({ used: 9, limit: 5 })
    expect((await usage()).plan).toMatchObject({ name: 'team', requestsPerMinute: 5 })
  })

  test('is counted per day in UTC, for the requested number of days', async () => {
    vi.setSystemTime(Date.parse('2026-04-01T23:59:59.999Z'))
    await client.get('/api/designs')
    vi.setSystemTime(Date.parse('2026-04-02T00:00:00.000Z'))
    await client.get('/api/designs')
    await client.get('/api/designs')
    expect((await usage('?days=2')).days).toEqual([
      { date: '2026-04-01', requests: 1, exports: 0 },
      { date: '2026-04-02', requests: 2, exports: 0 },
    ])
    expect((await usage('?days=1')).days).toEqual([{ date: '2026-04-02', requests: 2, exports: 0 }])
    expect((await usage('?days=400')).days).toHaveLength(400)
  })

  test.each(['0', '401', '-1', '1.5', 'all', ''])('rejects %j days', async (days) => {
    const response = await me.get(`/web/usage?days=${days}`)
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors).toMatchObject([{ pointer: 'query/days' }])
  })

  test('counts exports by keys and sessions, and stored bytes', async () => {
    const designId = await design()
    const finished = await exported(client, { designId, format: 'png' })
    const bytes = finished.files.reduce((sum, file) => sum + file.bytes, 0)
    expect(bytes).toBeGreaterThan(0)
    // This export reuses the files of the first.
    await me.post('/api/exports', { designId, format: 'png' })
    expect((await me.post('/api/exports', { designId, format: 'bmp' })).status).toBe(400)
    const other = await exported(client, { designId, format: 'png', scale: 3 })
    const { body: asset } = await me.post('/api/assets', await png('#00ff00'), { 'content-type': 'image/png' })
    await client.delete(`/api/designs/${await design()}`)
    expect(await today()).toMatchObject({ exports: 3 })
    const exportBytes = bytes + other.files.reduce((sum, file) => sum + file.bytes, 0)
    expect((await usage()).storage).toEqual({
      designs: 1,
      trashedDesigns: 1,
      assets: 1,
      assetBytes: asset.bytes,
      exportBytes,
      versionBytes: 0,
      storedBytes: asset.bytes + exportBytes,
    })
    vi.setSystemTime(START + 8 * DAY_MS)
    expect((await usage()).storage).toMatchObject({ exportBytes: 0 })
    expect((await usage()).days.at(-9)).toMatchObject({ date: '2026-04-01', exports: 3 })
  })

  test('of an export with several files counts each once, without their ZIP', async () => {
    const page = (id: string) => ({ id, elements: [] })
    const document = { version: 1, pages: [page('a'), page('b')] }
    const { body } = await client.post('/api/designs', { width: 10, height: 10, document })
    const finished = await exported(client, { designId: body._id, format: 'png' })
    await (await fetch(finished.downloadUrl)).arrayBuffer()
    const pages = finished.files.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(finished.files).toHaveLength(2)
    expect((await usage()).storage.exportBytes).toBe(pages)
  })

  test('is only that of the caller’s account, and requires a session', async () => {
    await client.get('/api/designs')
    const stranger = await signIn(service)
    expect((await stranger.get('/web/usage')).body).toMatchObject({ minute: { used: 0 } })
    expect((await stranger.get('/web/usage')).body.days.at(-1)).toMatchObject({ requests: 0 })
    expectProblem(await client.get('/web/usage'), 403, 'session_needed')
    expectProblem(await new Client(service.url).get('/web/usage'), 401, 'session_missing')
  })
})

test('a server that drains loses no counts, not even of requests in progress', async () => {
  const first = await startService()
  const account = await signIn(first)
  const { secret } = (await account.post('/web/keys', { name: 'test' })).body
  const busy = new Client(first.url, secret)
  for (let each = 0; each < 20; each += 1) await busy.get('/api/designs')
  const { body } = await busy.post('/api/designs', { width: 10, height: 10 })
  const { _id } = await queued(busy, { designId: body._id, format: 'pdf' })
  const waiting = busy.get(`/api/exports/${_id}`, { prefer: 'wait=20' })
  const counted = async (who: SignedIn) => (await who.get('/web/usage')).body.days.at(-1)
  await expect.poll(() => counted(account)).toMatchObject({ requests: 23 })
  await first.app.close()
  await waiting
  const second = await startService({ PLATEN_DATA_DIR: first.dataFolder })
  try {
    const again = await signIn(second, { email: account.email })
    expect(await counted(again)).toMatchObject({ requests: 23, exports: 1 })
  } finally {
    await second.stop()
    await rm(first.dataFolder, { recursive: true, force: true })
  }
})
