import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

const START = Date.parse('2026-04-01T10:00:00.250Z')
const RESET = String(Math.ceil((START + 60_000) / 1000))

let service: Service
let accounts = 0

beforeAll(async () => {
  // The service runs in this process and uses its clock.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
  // The built-in plans, and one from the settings.
  service = await startService({ PLATEN_PLANS: 'team=5' })
})

beforeEach(() => void vi.setSystemTime(START))

afterAll(async () => {
  vi.useRealTimers()
  await service.stop()
})

/** Advances the wall clock, and the monotonic clock that measures the windows. */
function moveTo(time: number): void {
  vi.advanceTimersByTime(time - Date.now())
}

/** A client of a new account. */
async function newClient(plan: string): Promise<Client> {
  accounts += 1
  return anotherKey(plan)
}

/** A client with another key of the latest account. */
async function anotherKey(plan: string): Promise<Client> {
  return new Client(service.url, await service.makeKey({ plan, email: `${plan}-${accounts}@example.com` }))
}

function rate({ headers }: Answer): object {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
  return { limit, remaining, reset }
}

async function spend(client: Client, count: number): Promise<Answer[]> {
  const responses: Answer[] = []
  for (let index = 0; index < count; index += 1) responses.push(await client.get('/api/designs?limit=1'))
  return responses
}

describe.each([
  ['free', 60],
  ['pro', 300],
  ['max', 1000],
])('the plan %s', (plan, limit) => {
  test(`allows ${limit} requests a minute, counted down to zero`, async () => {
    const client = await newClient(plan)
    const responses = await spend(client, limit)
    expect(responses.map(rate)).toEqual(
      Array.from({ length: limit }, (_, index) => ({
        limit: String(limit),
        remaining: String(limit - 1 - index),
        reset: RESET,
      })),
    )
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    const over = await client.get('/api/designs')
    expectProblem(over, 429, 'rate_limited')
    expect(rate(over)).toEqual({ limit: String(limit), remaining: '0', reset: RESET })
    expect(over.headers.get('retry-after')).toBe('60')
    expect(over.body.detail).toContain(String(limit))
  })
})

test('a plan from the settings has its own limit', async () => {
  const client = await newClient('team')
  expect((await spend(client, 6)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('the keys of an account share its limit, and other accounts do not', async () => {
  const clients = [await newClient('free'), await anotherKey('free'), await anotherKey('free')]
  for (let round = 0; round < 20; round += 1) {
    for (const client of clients) expect((await client.get('/api/designs?limit=1')).status).toBe(200)
  }
  for (const client of clients) expectProblem(await client.get('/api/designs'), 429, 'rate_limited')
  expect(rate(await (await newClient('free')).get('/api/designs'))).toMatchObject({ remaining: '59' })
})

test('sixty simultaneous requests are allowed, and not one more', async () => {
  const client = await newClient('free')
  const responses = await Promise.all(Array.from({ length: 75 }, () => client.get('/api/designs?limit=1')))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('every authenticated response has the rate limit headers', async () => {
  const client = await newClient('free')
  const { headers } = await client.get('/api/templates?limit=1')
  const { body } = await client.post('/api/designs', { width: 10, height: 10 })
  const path = `/api/designs/${body._id}`
  const responses = [
    await client.get('/api/templates?limit=1', { 'if-none-match': headers.get('etag') ?? '' }),
    await client.request('HEAD', path),
    await client.post('/api/designs', '{'),
    await client.post('/api/designs', { width: 0 }),
    await client.get('/api/designs?limit=0'),
    await client.get('/api/designs/des_nothing'),
    await client.get('/api/nothing'),
    await client.request('PUT', '/api/designs'),
    await client.patch(path, { title: 'x' }, { 'if-match': '"9"' }),
    await client.post('/api/designs', 'x'.repeat(3_000_000)),
    await client.post('/api/designs', 'x', { 'content-type': 'text/plain' }),
    await client.post('/api/exports', { designId: body._id, format: 'png', pages: [2] }),
    await client.delete(path),
    await client.get(path),
    await client.post(`/api/trash/${body._id}/restore`),
    await client.delete('/api/trash'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([
    304, 200, 400, 400, 400, 404, 404, 405, 412, 413, 415, 422, 200, 404, 200, 200,
  ])
  expect(responses.map(rate)).toEqual(
    responses.map((_, index) => ({ limit: '60', remaining: String(57 - index), reset: RESET })),
  )
})

test('a request over the limit has no effect', async () => {
  const client = await newClient('team')
  const { body: design } = await client.post('/api/designs', { width: 10, height: 10, title: 'Before' })
  const path = `/api/designs/${design._id}`
  await spend(client, 4)
  const key = { 'idempotency-key': 'over the limit' }
  for (const response of [
    await client.post('/api/designs', { width: 10, height: 10 }, key),
    await client.patch(path, { title: 'After' }),
    await client.delete(path),
    await client.post('/api/exports', { designId: design._id, format: 'png' }),
    await client.get(path, { 'if-none-match': '"1"' }),
    await client.get('/api/nothing'),
    await client.request('PUT', '/api/designs'),
  ]) {
    expectProblem(response, 429, 'rate_limited')
  }
  moveTo(START + 60_000)
  expect((await client.get(path)).body).toEqual(design)
  expect((await client.get('/api/designs')).body.total).toBe(1)
  expect((await client.get('/api/exports')).body.total).toBe(0)
  const created = await client.post('/api/designs', { width: 10, height: 10 }, key)
  expect([created.status, created.headers.has('idempotent-replayed')]).toEqual([201, false])
})

test('the window starts with its first request, and lasts 60 seconds', async () => {
  const client = await newClient('team')
  moveTo(START + 5_000)
  expect(rate(await client.get('/api/designs'))).toEqual({
    limit: '5',
    remaining: '4',
    reset: String(Number(RESET) + 5),
  })
  moveTo(START + 64_000)
  await spend(client, 4)
  const over = await client.get('/api/designs')
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '1'])
  expect(rate(over)).toMatchObject({ reset: String(Number(RESET) + 5) })
  moveTo(START + 64_999)
  expect((await client.get('/api/designs')).status).toBe(429)
  moveTo(START + 65_000)
  expect(rate(await client.get('/api/designs'))).toEqual({
    limit: '5',
    remaining: '4',
    reset: String(Number(RESET) + 65),
  })
})

test('a client that waits as long as Retry-After says succeeds', async () => {
  const client = await newClient('team')
  const over = (await spend(client, 6)).at(-1)
  moveTo(START + Number(over?.headers.get('retry-after')) * 1000)
  expect((await client.get('/api/designs')).status).toBe(200)
})

test('a changed plan takes effect with the next request', async () => {
  const client = await newClient('team')
  const email = `team-${accounts}@example.com`
  await spend(client, 6)
  await service.app.operator.accounts.setPlan(email, 'pro')
  expect(rate(await client.get('/api/designs'))).toMatchObject({ limit: '300', remaining: '293' })
  expect((await client.get('/api/account')).body).toMatchObject({ plan: 'pro', limits: { requestsPerMinute: 300 } })
})

test('responses that require no key have no rate limit headers', async () => {
  for (const path of ['/api/openapi.json', '/healthz', '/docs']) {
    const { status, headers } = await new Client(service.url).get(path)
    expect([status, headers.has('x-ratelimit-limit')]).toEqual([200, false])
  }
})
