import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPlaten } from '../setup/call-platen.ts'
import { Client } from '../setup/client.ts'
import { type PostgresDatabase, startPostgres } from '../setup/postgres.ts'
import { hasRedis, type RedisServer, startRedis } from '../setup/redis-server.ts'
import { type ServiceProcess, startService } from '../setup/service-process.ts'

let database: PostgresDatabase | undefined
let redis: RedisServer | undefined
const servers: ServiceProcess[] = []
let env: Record<string, string>

beforeAll(async () => {
  if (!hasRedis) return
  database = await startPostgres()
  if (database === undefined) return
  redis = await startRedis()
  env = {
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: redis.url,
    PLATEN_SECRET: 'the same secret on both of the servers',
    PLATEN_PLANS: 'unlimited=100000000',
    PLATEN_WORKERS: '1',
  }
  // One after the other: the first creates the tables.
  for (let count = 0; count < 2; count += 1) servers.push(await startService({ env }))
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await redis?.stop()
  await database?.stop()
})

async function newKey(plan: string): Promise<string> {
  const command = ['key', 'create', '--email', `${randomUUID()}@example.com`, '--plan', plan, '--create-account']
  const { stdout } = await callPlaten(command, { env })
  return stdout.trim()
}

/** Sends `count` requests, alternately to each server, and returns how many responses have each status. */
async function statuses(
  count: number,
  send: (client: Client) => Promise<{ status: number }>,
  key?: string,
): Promise<Record<number, number>> {
  const clients = servers.map(({ url }) => new Client(url, key))
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => send(clients[index % clients.length] as Client)),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const list = (client: Client) => client.get('/api/designs?limit=1')

const ATTEMPTS = 5

/**
 * Expects what requests return if the servers share their counts. On a busy machine, Redis can take longer to reply
 * than a server waits, which then counts by itself: each attempt needs a new count, once both are connected again.
 */
async function expectShared(
  attempt: () => Promise<Record<number, number>>,
  shared: Record<number, number>,
): Promise<void> {
  const counts: Record<number, number>[] = []
  while (!isDeepStrictEqual(counts.at(-1), shared)) {
    if (counts.length === ATTEMPTS) {
      expect.fail(`never shared, which returns ${JSON.stringify(shared)}; received ${JSON.stringify(counts)}`)
    }
    await expect.poll(readiness).toEqual(servers.map(() => [200, { status: 'ready', redis: 'connected' }]))
    counts.push(await attempt())
  }
}

/** A sign-in from the web app's own page. */
const guess = (email: string) => (client: Client) =>
  client.request('POST', '/web/session', {
    headers: { origin: new URL(client.base).origin },
    body: { email, password: 'not the password at all' },
  })

async function readiness(): Promise<unknown[]> {
  const answers = await Promise.all(servers.map(({ url }) => new Client(url).get('/readyz')))
  return answers.map(({ status, body }) => [status, body])
}

describe.skipIf(!hasRedis)('two servers with one Redis', () => {
  test('share the requests per minute of an account', async ({ skip }) => {
    if (!database) skip()
    await expectShared(async () => statuses(120, list, await newKey('free')), { 200: 60, 429: 60 })
  })

  test('share the attempts to sign in to an account', async ({ skip }) => {
    if (!database) skip()
    await expectShared(() => statuses(20, guess(`${randomUUID()}@example.com`)), { 401: 10, 429: 10 })
  })

  test('respond without Redis, report it, and share the limits again when it is back', async ({ skip }) => {
    if (!database) skip()
    expect(await readiness()).toEqual(servers.map(() => [200, { status: 'ready', redis: 'connected' }]))
    const key = await newKey('free')
    expect(await statuses(2, list, key)).toEqual({ 200: 2 })
    redis?.signal('SIGKILL')
    expect(await statuses(198, list, key)).toEqual({ 200: 118, 429: 80 })
    await expect.poll(readiness).toEqual(servers.map(() => [200, { status: 'ready', redis: 'unreachable' }]))
    expect((await new Client(servers[0]?.url ?? '').get('/metrics')).text).toMatch(/^platen_redis_connected 0$/m)
    await redis?.restart()
    await expect.poll(readiness).toEqual(servers.map(() => [200, { status: 'ready', redis: 'connected' }]))
    await expectShared(async () => statuses(120, list, await newKey('free')), { 200: 60, 429: 60 })
    for (const { dataFolder } of servers) {
      await expect
        .poll(() => readFile(`${dataFolder}.log`, 'utf8'))
        .toMatch(/Redis is unreachable[^]*Redis is reachable again/)
    }
  })

  test('respond while Redis hangs', async ({ skip }) => {
    if (!database) skip()
    const key = await newKey('unlimited')
    redis?.signal('SIGSTOP')
    const durations: number[] = []
    for (let round = 0; round < 50; round += 1) {
      const startedAt = performance.now()
      expect(await statuses(2, list, key)).toEqual({ 200: 2 })
      durations.push(performance.now() - startedAt)
    }
    // A request that waits for Redis takes longer. Other processes can delay requests, but not most of them.
    expect(durations.toSorted((a, b) => a - b)[25]).toBeLessThan(100)
    await expect.poll(readiness).toEqual(servers.map(() => [200, { status: 'ready', redis: 'unreachable' }]))
    redis?.signal('SIGCONT')
    await expect.poll(readiness).toEqual(servers.map(() => [200, { status: 'ready', redis: 'connected' }]))
  })

  test('reject a network that guesses keys together, and keep accepting a key that was used on either', async ({
    skip,
  }) => {
    if (!database) skip()
    const used = await newKey('unlimited')
    const [one, two] = servers.map(({ url }) => url) as [string, string]
    expect((await list(new Client(one, used))).status).toBe(200)
    const guesser = new Client(one, 'pl_wrong')
    for (let count = 0; count < 60; count += 1) expect((await list(guesser)).status).toBe(401)
    // As long as Redis was slow, only the first server has counted the guesses.
    const statusOfFresh = async () => {
      await list(guesser)
      return (await list(new Client(two, await newKey('unlimited')))).status
    }
    await expect.poll(statusOfFresh).toBe(429)
    expect((await list(new Client(two, used))).status).toBe(200)
  })
})
