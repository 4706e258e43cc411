import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../test/setup/postgres.ts'
import { openCopySource } from './copy/copy-source.ts'
import { openStore } from './store.ts'
import { addAccount } from './testing/samples.ts'

const database = await startPostgres()
afterAll(() => database?.stop())

/** Time limits that every statement of a server meets on a busy machine, and a migration of a large table would not. */
const LIMITED = new URL(database?.databaseUrl ?? 'postgres://none')
LIMITED.searchParams.set('statement_timeout', '1000')
LIMITED.searchParams.set('idle_in_transaction_session_timeout', '1000')
LIMITED.searchParams.set('query_timeout', '1500')
const location = { databaseUrl: LIMITED.href }
const LONG_MS = 2_000

describe.skipIf(database === undefined)('beyond the time limits of statements', () => {
  test('a server waits for the migrations of another', async () => {
    const migrating = await holding('select pg_advisory_lock(7528363)')
    const store = await openStore(location)
    try {
      const migrated = store.migrate(1)
      await setTimeout(LONG_MS)
      await migrating.end()
      expect((await migrated).length).toBeGreaterThan(0)
      await addAccount(store)
    } finally {
      await store.close()
    }
  })

  test('a backup reads a table that another transaction has locked, and may pause between its reads', async () => {
    const source = await openCopySource(location)
    try {
      const rows = await source.snapshot(async (snapshot) => {
        await setTimeout(LONG_MS)
        const locking = await holding('begin; lock table accounts in access exclusive mode')
        const counted = snapshot.count()
        await setTimeout(LONG_MS)
        await locking.end()
        return counted
      })
      expect(rows).toBeGreaterThan(0)
    } finally {
      await source.close()
    }
  })
})

/** A connection that holds a lock until it ends. */
async function holding(statement: string): Promise<pg.Client> {
  const client = new pg.Client(database?.databaseUrl)
  await client.connect()
  await client.query(statement)
  return client
}
