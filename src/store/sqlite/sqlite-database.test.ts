import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../store.ts'
import { openSqliteDatabase } from './sqlite-database.ts'
import { addAccount, sampleDesign } from '../testing/samples.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-sqlite-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

async function storeWithDesign(dataDir: string) {
  const store = await openStore({ dataDir })
  await store.migrate(0)
  const { id } = await store.designs.create(sampleDesign(await addAccount(store), { title: 'Kept' }))
  await store.keys.findByHash('none')
  return { store, id }
}

async function titlesIn(path: string): Promise<unknown[]> {
  const copy = join(folder, 'copy.db')
  await rm(copy, { force: true })
  await copyFile(path, copy)
  const database = new DatabaseSync(copy)
  try {
    return database.prepare('select title from designs').all()
  } finally {
    database.close()
  }
}

describe('the write-ahead log', () => {
  test('is empty after a store is closed, and the database file has all data', async () => {
    const dataDir = join(folder, 'closed')
    const { store } = await storeWithDesign(dataDir)
    await store.close()
    expect(await sizeOf(join(dataDir, 'platen.db-wal'))).toBe(0)
    expect(await titlesIn(join(dataDir, 'platen.db'))).toEqual([{ title: 'Kept' }])
  })

  test('is empty after a store is closed while another connection is open', async () => {
    const dataDir = join(folder, 'shared')
    const { store } = await storeWithDesign(dataDir)
    const other = await openStore({ dataDir })
    await other.keys.findByHash('none')
    await store.close()
    expect(await sizeOf(join(dataDir, 'platen.db-wal'))).toBe(0)
    expect(await titlesIn(join(dataDir, 'platen.db'))).toEqual([{ title: 'Kept' }])
    await other.close()
  })

  test('is checkpointed while the database is in use', async () => {
    const path = join(folder, 'running.db')
    const database = openSqliteDatabase(path, { checkpointMs: 20 })
    try {
      database.prepare('create table designs (title text)').run([])
      database.prepare('insert into designs values (?)').run(['Kept'])
      await expect.poll(() => sizeOf(`${path}-wal`)).toBe(0)
      expect(await titlesIn(path)).toEqual([{ title: 'Kept' }])
    } finally {
      database.close()
    }
  })

  test('keeps what a reader still needs when another connection closes', async () => {
    const dataDir = join(folder, 'read')
    const { store } = await storeWithDesign(dataDir)
    const reader = new DatabaseSync(join(dataDir, 'platen.db'), { readOnly: true })
    const rows = reader.prepare('select title from designs').iterate()
    rows.next()
    await store.close()
    reader.close()
    const again = await openStore({ dataDir })
    const { designs } = await again.designs.listPublic({ limit: 1, offset: 0 })
    expect(designs).toEqual([])
    await again.close()
    expect(await titlesIn(join(dataDir, 'platen.db'))).toEqual([{ title: 'Kept' }])
  })
})

describe.skipIf(process.platform === 'win32')('the permissions', () => {
  const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8)

  test('of a new folder and its database files are only for the owner', async () => {
    const dataDir = join(folder, 'new')
    const { store } = await storeWithDesign(dataDir)
    expect(await modeOf(dataDir)).toBe('700')
    for (const suffix of ['', '-wal', '-shm']) expect(await modeOf(join(dataDir, `platen.db${suffix}`))).toBe('600')
    await store.close()
  })

  test('of an existing database are restricted', async () => {
    const dataDir = join(folder, 'old')
    await mkdir(dataDir, { mode: 0o755 })
    for (const suffix of ['', '-wal', '-shm']) {
      await writeFile(join(dataDir, `platen.db${suffix}`), '', { mode: 0o644 })
    }
    const { store } = await storeWithDesign(dataDir)
    for (const suffix of ['', '-wal', '-shm']) expect(await modeOf(join(dataDir, `platen.db${suffix}`))).toBe('600')
    // The folder may be shared on purpose, or even belong to the system.
    expect(await modeOf(dataDir)).toBe('755')
    await store.close()
  })
})
