import { mkdtemp, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { openStore } from '../store/store.ts'
import { openToRead } from './open-to-read.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-read-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

test('a database of an older version is neither migrated nor read', async () => {
  const config = readConfig({ PLATEN_DATA_DIR: dataDir })
  await expect(openToRead(config)).rejects.toThrow(/^No database in/)
  const store = await openStore({ dataDir })
  const migrations = await store.migrate(0)
  await store.close()
  await (await openToRead(config)).close()

  const database = new DatabaseSync(join(dataDir, 'platen.db'))
  database.prepare('delete from migrations where name = ?').run(migrations.at(-1) ?? '')
  const rejection = /^The database was written by an older version of Platen, .* migrate the database: .* migrate/
  await expect(openToRead(config)).rejects.toThrow(rejection)
  expect(database.prepare('select count(*) as count from migrations').get()).toEqual({ count: migrations.length - 1 })
  database.close()
})
