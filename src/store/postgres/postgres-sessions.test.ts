import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../../../test/setup/postgres.ts'
import { startTransactionPool } from '../../../test/setup/transaction-pool.ts'
import { openStore } from '../store.ts'

const database = await startPostgres()
afterAll(() => database?.stop())

test.skipIf(database === undefined)(
  'a server starts with a connection of its own, but not behind a pool of transactions',
  async () => {
    const databaseUrl = database?.databaseUrl ?? ''
    const direct = await openStore({ databaseUrl })
    await direct.beginRun('direct')
    await direct.close()
    const pool = await startTransactionPool(databaseUrl)
    const pooled = await openStore({ databaseUrl: pool.databaseUrl })
    try {
      await expect(pooled.beginRun('pooled')).rejects.toThrow(/assigns connections per transaction.* connect directly/)
    } finally {
      await pooled.close()
      await pool.stop()
    }
  },
)
