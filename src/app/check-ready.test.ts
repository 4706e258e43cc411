import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { Failure } from '../failure.ts'
import { checkServer, checkWorker } from './check-ready.ts'

const files = { ping: () => Promise.resolve() }
const config = readConfig({ PLATEN_DATA_DIR: tmpdir() })

test.each([checkServer, checkWorker])('a database that does not respond is named', async (check) => {
  const busy = new Failure('overloaded', { retryAfterSeconds: 2 }, new Error('connect ECONNREFUSED'))
  const store = { ping: () => Promise.reject(busy) }
  await expect(check({ store, files, config })()).rejects.toMatchObject({
    code: 'overloaded',
    details: { reason: 'The database is not available.' },
    cause: busy,
  })
})
