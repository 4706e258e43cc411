import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Client } from '../setup/client.ts'
import { startOwnPostgres } from '../setup/postgres.ts'
import { type Service, startService } from '../setup/start-service.ts'

const postgres = await startOwnPostgres()

/** The time for which an interrupted attempt may hold its key. */
const LEASE_MS = 60_000

describe.skipIf(postgres === undefined)('a crash of PostgreSQL during requests with idempotency keys', () => {
  const url = postgres?.url ?? ''
  let service: Service
  let client: Client

  beforeAll(async () => {
    // By default, the test server may lose the latest commits in a crash.
    await withDatabase((database) => database.query('alter database postgres set synchronous_commit = on'))
    service = await startService({ DATABASE_URL: url })
    client = await service.client()
  })
  afterAll(async () => {
    await service.stop()
    await postgres?.stop()
  })

  async function withDatabase<Result>(work: (database: pg.Client) => Promise<Result>): Promise<Result> {
    const database = new pg.Client(url)
    database.on('error', () => undefined)
    await database.connect()
    try {
      return await work(database)
    } finally {
      await database.end()
    }
  }

  /** Kills one process of PostgreSQL, which then ends every connection and recovers from its log. */
  async function crash(): Promise<void> {
    const sql = "select pid from pg_stat_activity where backend_type = 'checkpointer'"
    const { rows } = await withDatabase((database) => database.query<{ pid: number }>(sql))
    process.kill(rows[0]?.pid ?? NaN, 'SIGKILL')
  }

  const send = (key: string): Promise<Answer> =>
    client.post('/api/designs', { title: key, width: 10, height: 10 }, { 'idempotency-key': key })

  /** Repeats the request until its key is free and the database is available, and returns the response. */
  async function repeat(key: string): Promise<Answer> {
    let response = await send(key)
    const isAnswered = async (): Promise<boolean> => {
      if (response.status === 201) return true
      expect(['idempotency_key_in_use', 'overloaded']).toContain(response.body.code)
      response = await send(key)
      return response.status === 201
    }
    // A repeated request can be interrupted, too, while the database recovers.
    await expect.poll(isAnswered, { timeout: 2 * LEASE_MS }).toBe(true)
    return response
  }

  test.each([1, 12, 20])(
    'after %i of 24 responses: retries succeed and create each design once',
    async (answersBefore) => {
      const keys = Array.from({ length: 24 }, (_, index) => `after-${answersBefore}-${index}`)
      const totalBefore = (await client.get('/api/designs')).body.total as number
      const enough = Promise.withResolvers<undefined>()
      let answered = 0
      const requests = keys.map(async (key) => {
        const response = await send(key)
        answered += 1
        if (answered === answersBefore) enough.resolve(undefined)
        return response
      })
      await enough.promise
      await crash()
      const first = await Promise.all(requests)
      const repeated = await Promise.all(keys.map(repeat))

      for (const [index, response] of first.entries()) {
        if (response.status === 201) expect(repeated[index]?.body).toEqual(response.body)
        else expect([response.status, response.body.code]).toEqual([503, 'overloaded'])
      }
      expect(new Set(repeated.map(({ body }) => body._id as string)).size).toBe(24)
      expect((await client.get('/api/designs')).body.total).toBe(totalBefore + 24)
    },
  )
})
