import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endBusyWork, endlessDesign, keepBusy } from '../setup/busy-worker.ts'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { ended, exported, queued } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client
let scale = 0.1

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

/** A different image each time, so that no file is reused. */
async function newRequest(): Promise<object> {
  scale += 0.01
  const { body } = await client.post('/api/designs', { width: 100, height: 100 })
  return { designId: body._id, format: 'png', scale }
}

describe('Prefer: wait on POST', () => {
  test('holds the response until the export has ended', async () => {
    const response = await client.post('/api/exports', await newRequest(), { prefer: 'wait=30' })
    expect(response.status).toBe(202)
    expect(response.body).toMatchObject({ status: 'completed', progress: 100, files: [{ page: 1 }] })
    expect(response.headers.get('preference-applied')).toBe('wait=30')
    expect(response.headers.get('location')).toBe(`/api/exports/${response.body._id}`)
    expect(response.headers.get('retry-after')).toBeNull()
  })

  test('returns a failed export as soon as it fails', async () => {
    const hasty = await startService({ PLATEN_RENDER_TIMEOUT_SECONDS: '1' })
    try {
      const owner = await hasty.client()
      const exportRequest = { designId: await endlessDesign(owner), format: 'jpeg', scale: 0.5 }
      const response = await owner.post('/api/exports', exportRequest, { prefer: 'wait=30' })
      expect(response.status).toBe(202)
      expect(response.body).toMatchObject({ status: 'failed', error: { code: 'render_timeout' } })
    } finally {
      await hasty.stop()
    }
  })

  test('returns an error at once', async () => {
    const response = await client.post('/api/exports', { designId: 'des_nobody', format: 'png' }, { prefer: 'wait=30' })
    expectProblem(response, 404, 'not_found')
  })

  test('accepts other spellings and further preferences, and waits 30 seconds at most', async () => {
    for (const [prefer, applied] of [
      ['respond-async, wait=20', 'wait=20'],
      ['wait="20"', 'wait=20'],
      ['Wait=20', 'wait=20'],
      ['wait = 20; foo=bar', 'wait=20'],
      ['wait=31', 'wait=30'],
      ['wait=99999', 'wait=30'],
    ] as const) {
      const { headers, body } = await client.post('/api/exports', await newRequest(), { prefer })
      expect({ prefer, applied: headers.get('preference-applied') }).toEqual({ prefer, applied })
      expect(body.status).toBe('completed')
    }
  })

  test('is ignored if it is malformed', async () => {
    for (const prefer of ['wait', 'wait=', 'wait=abc', 'wait=-1', 'wait=1.5', 'return=minimal', '']) {
      const response = await client.post('/api/exports', await newRequest(), { prefer })
      expect({ prefer, status: response.status }).toEqual({ prefer, status: 202 })
      expect(response.headers.get('preference-applied')).toBeNull()
      await ended(client, response.body._id)
    }
  })
})

describe('Prefer: wait on GET', () => {
  test('returns an export that has ended at once', async () => {
    const finished = await exported(client, await newRequest())
    const response = await client.get(`/api/exports/${finished._id}`, { prefer: 'wait=30' })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ _id: finished._id, status: 'completed' })
    expect(response.headers.get('preference-applied')).toBe('wait=30')
    expect(response.headers.get('retry-after')).toBeNull()
  })

  test('holds the response until the export has ended', async () => {
    const { _id } = await queued(client, await newRequest())
    const [one, other] = await Promise.all([
      client.get(`/api/exports/${_id}`, { prefer: 'wait=30' }),
      client.get(`/api/exports/${_id}`, { prefer: 'wait=30' }),
    ])
    for (const { body } of [one, other]) expect(body.status).toBe('completed')
  })

  test('of a missing export is 404 at once', async () => {
    expectProblem(await client.get('/api/exports/exp_nobody', { prefer: 'wait=30' }), 404, 'not_found')
  })

  test('is ignored by operations that do not wait', async () => {
    expect((await client.get('/api/exports', { prefer: 'wait=30' })).headers.get('preference-applied')).toBeNull()
  })
})

describe('while the worker is busy', () => {
  let endless: string
  beforeEach(async () => {
    endless = await endlessDesign(client)
    await keepBusy(client, endless)
  })
  afterEach(async () => {
    if (endless !== '') await endBusyWork(client, endless)
  })

  test('a retry returns the first response again, and its Location the current state', async () => {
    const [exportRequest, headers] = [await newRequest(), { prefer: 'wait=1', 'idempotency-key': 'patient' }]
    const first = await client.post('/api/exports', exportRequest, headers)
    expect(first.body.status).toBe('queued')
    await endBusyWork(client, endless)
    endless = ''
    await ended(client, first.body._id)
    const again = await client.post('/api/exports', exportRequest, headers)
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body])
    expect((await client.get(again.headers.get('location') ?? '')).body.status).toBe('completed')
  })

  test('a wait ends with the current state when its time has passed, and when the export is canceled', async () => {
    const exportRequest = await newRequest()
    const started = performance.now()
    const posted = await client.post('/api/exports', exportRequest, { prefer: 'wait=1' })
    // Only a lower bound, so that a busy machine cannot fail the test.
    expect(performance.now() - started).toBeGreaterThan(950)
    expect(posted.status).toBe(202)
    expect(posted.body.status).toBe('queued')
    expect(posted.headers.get('preference-applied')).toBe('wait=1')
    expect(posted.headers.get('retry-after')).toBe('1')
    const path = `/api/exports/${posted.body._id}`
    const waited = await client.get(path, { prefer: 'wait=1' })
    expect(waited.body.status).toBe('queued')
    expect(waited.headers.get('retry-after')).toBe('1')
    const held = client.get(path, { prefer: 'wait=30' })
    const plain = await client.get(path)
    expect(plain.headers.get('retry-after')).toBe('1')
    expect((await client.delete(path)).body.status).toBe('canceled')
    expect((await held).body.status).toBe('canceled')
  })

  test('waits beyond the limit of an account return at once, without a confirmation', async () => {
    const path = `/api/exports/${(await queued(client, await newRequest()))._id}`
    const applied: (string | null)[] = []
    const waits = Array.from({ length: 51 }, async () => {
      const response = await client.get(path, { prefer: 'wait=30' })
      applied.push(response.headers.get('preference-applied'))
    })
    await expect.poll(() => applied).toEqual([null])
    await client.delete(path)
    await Promise.all(waits)
    expect(applied).toEqual([null, ...Array<string>(50).fill('wait=30')])
  })
})

test('a drain ends the wait, which is then not confirmed', async () => {
  const stopping = await startService({ PLATEN_SHUTDOWN_SECONDS: '1' })
  const owner = await stopping.client()
  const { _id } = await queued(owner, { designId: await endlessDesign(owner), format: 'png' })
  const held = owner.get(`/api/exports/${_id}`, { prefer: 'wait=30' })
  // The server holds the request once it has answered later requests.
  for (let count = 0; count < 3; count += 1) await owner.get('/api/account')
  const stopped = stopping.stop()
  const { status, body, headers } = await held
  expect([status, ['queued', 'processing'].includes(body.status)]).toEqual([200, true])
  expect([headers.get('preference-applied'), headers.get('retry-after')]).toEqual([null, '1'])
  await stopped
})
