import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store.ts'
import { addAccount, sampleDesign } from '../testing/samples.ts'
import { databasePath } from './sqlite-file.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { Kysely } from '#kysely'

let folder: string
let store: Store
let accountId: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-words-'))
  store = await openStore({ dataDir: folder })
  await store.migrate(1)
  accountId = await addAccount(store)
  for (let number = 0; number < 100; number += 1) {
    await store.designs.create(sampleDesign(accountId, { title: `Poster number ${number}` }))
  }
})

afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

function inFile<Result>(work: (file: DatabaseSync) => Result): Result {
  const file = new DatabaseSync(databasePath(folder), { enableForeignKeyConstraints: true })
  try {
    return work(file)
  } finally {
    file.close()
  }
}

/** Fails if the index and the titles differ. */
function checkIndex(): void {
  inFile((file) => file.exec(`insert into design_parts (design_parts, rank) values ('integrity-check', 1)`))
}

test('the index rules out titles without rare words, and is not used for frequent and for short words', async () => {
  const dialect = createSqliteDialect(folder)
  const query = new Kysely({ dialect: dialect.kysely })
  const isUsed = async (...words: string[]) => (await dialect.findByWords(query, { accountId, words })) !== undefined
  expect(await isUsed('nowhere')).toBe(true)
  expect(await isUsed('poster', '100')).toBe(true)
  expect(await isUsed('poster')).toBe(false)
  expect(await isUsed('42')).toBe(false)
  dialect.close()
  await query.destroy()
})

test('the index follows a vacuum, and the removal of an account', async () => {
  inFile((file) => file.exec(`delete from designs where title_search like '%1%'; vacuum`))
  checkIndex()
  const found = await store.designs.list(accountId, { q: 'ber 42', limit: 9, offset: 0 })
  expect(found.designs.map(({ title }) => title)).toEqual(['Poster number 42'])
  inFile((file) => file.prepare('delete from accounts where id = ?').run(accountId))
  checkIndex()
  expect(
    inFile((file) => file.prepare(`select rowid from design_parts where design_parts match '"pos"'`).all()),
  ).toEqual([])
})
