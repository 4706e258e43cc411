import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Client } from '../setup/client.ts'
import { startOwnPostgres } from '../setup/postgres.ts'
import { type Service, startService } from '../setup/start-service.ts'

const postgres = await startOwnPostgres()

/** How long an attempt that ended half way may hold its key. */
const LEASE_MS = 60_000

describe.skipIf(postgres === undefined)('a crash of PostgreSQL during requests with idempotency keys', () => {
  const url = postgres?.url ?? ''
  let service: Service
  let client: Client

  beforeAll(async () => {
    // The test server's default loses the latest commits in a crash.
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

  /** PostgreSQL ends every connection when one of its processes is killed, and recovers from its log. */
  async function crash(): Promise<void> {
    const sql = "select pid from pg_stat_activity where backend_type = 'checkpointer'"
    const { rows } = await withDatabase((database) => database.query<{ pid: number }>(sql))
    process.kill(rows[0]?.pid ?? NaN, 'SIGKILL')
  }

  const send = (key: string): Promise<Answer> =>
    client.post('/api/designs', { title: key, width: 10, height: 10 }, { 'idempotency-key': key })

  /** The response to the repeated request, once the key is not in use and the database is available. */
  async function repeat(key: string): Promise<Answer> {
    let answer = await send(key)
    const isAnswered = async (): Promise<boolean> => {
      if (answer.status === 201) return true
      expect(['idempotency_key_in_use', 'overloaded']).toContain(answer.body.code)
      answer = await send(key)
      return answer.status === 201
    }
    await expect.poll(isAnswered, { timeout: LEASE_MS }).toBe(true)
    return answer
  }

  test.each([1, 12, 20])(
    'after %i of 24 responses: retries succeed and create each design once',
    async (answersBefore) => {
      const keys = Array.from({ length: 24 }, (_, index) => `after-${answersBefore}-${index}`)
      const totalBefore = (await client.get('/api/designs')).body.total as number
      const enough = Promise.withResolvers<undefined>()
      let answered = 0
      const sent = keys.map(async (key) => {
        const answer = await send(key)
        answered += 1
        if (answered === answersBefore) enough.resolve(undefined)
        return answer
      })
      await enough.promise
      await crash()
      const first = await Promise.all(sent)
      const repeated = await Promise.all(keys.map(repeat))

      for (const [index, answer] of first.entries()) {
        if (answer.status === 201) expect(repeated[index]?.body).toEqual(answer.body)
        else expect([answer.status, answer.body.code]).toEqual([503, 'overloaded'])
      }
      expect(new Set(repeated.map(({ body }) => body._id as string)).size).toBe(24)
      expect((await client.get('/api/designs')).body.total).toBe(totalBefore + 24)
    },
    120_000,
  )
})
