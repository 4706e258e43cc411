import { expect, test } from 'vitest'
import { startPostgres } from '../../../test/setup/postgres.ts'
import { openPostgresPool } from './postgres-pool.ts'

const database = await startPostgres()

test.skipIf(database === undefined)('a statement that times out is reported as overloaded', async () => {
  const pool = openPostgresPool({ databaseUrl: database?.databaseUrl ?? '' })
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 20', [])
    await expect(client.query('select pg_sleep(5)', [])).rejects.toMatchObject({ code: 'overloaded' })
    await client.query('set idle_in_transaction_session_timeout = 20', [])
    await client.query('begin', [])
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(client.query('select 1', [])).rejects.toMatchObject({ code: 'overloaded' })
  } finally {
    client.release(true)
    await pool.end()
    await database?.stop()
  }
})
