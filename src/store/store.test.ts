import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openStore } from './store.ts'
import { describeOnEngines } from './testing/engines.ts'
import { addAccount, newId, sampleDesign } from './testing/samples.ts'

await describeOnEngines('a store', ({ name, store, open, location, newLocation }) => {
  test('responds to a ping', async () => {
    await expect(store().ping()).resolves.toBeUndefined()
  })

  test('rejects text with U+0000 before anything is written, and keeps working', async () => {
    const accountId = await addAccount(store())
    const expectedError = {
      code: 'invalid_input',
      details: { issues: [{ detail: expect.stringContaining('U+0000') }] },
    }
    const content = { documentJson: '{"a":"\0"}', pageCount: 1, assetIds: [] }
    await expect(store().designs.create(sampleDesign(accountId, { title: 'a\0b' }))).rejects.toMatchObject(
      expectedError,
    )
    await expect(store().designs.create(sampleDesign(accountId, { tags: ['\0'] }))).rejects.toMatchObject(expectedError)
    await expect(store().designs.create(sampleDesign(accountId, { content }))).rejects.toMatchObject(expectedError)
    await expect(store().designs.find(accountId, 'des_\0')).rejects.toMatchObject(expectedError)
    await expect(store().designs.list(accountId, { limit: 1, offset: 0, q: '\0' })).rejects.toMatchObject(expectedError)
    expect(await store().accounts.find(accountId)).toMatchObject({ changes: 0, designCount: 0 })
    expect(await store().designs.list(accountId, { limit: 9, offset: 0 })).toEqual({ designs: [], total: 0 })
  })

  test('stores SQL injections as plain text', async () => {
    const accountId = await addAccount(store())
    const title = `'); drop table designs; -- " \\ $1 ?`
    const { id } = await store().designs.create(sampleDesign(accountId, { title, tags: [title] }))
    expect(await store().designs.find(accountId, id)).toMatchObject({ title, tags: [title] })
    expect((await store().designs.list(accountId, { limit: 9, offset: 0, q: title, tags: [title] })).total).toBe(1)
  })

  test('shows a second connection the writes of the first', async () => {
    const second = await open(location())
    const accountId = await addAccount(store())
    expect(await second.accounts.find(accountId)).toMatchObject({ id: accountId })
    expect(await second.migrate(1)).toEqual([])
  })

  test('handles two thousand queries at once', async () => {
    const accountId = await addAccount(store())
    const found = await Promise.all(Array.from({ length: 2_000 }, () => store().accounts.find(accountId)))
    expect(found.every((account) => account?.id === accountId)).toBe(true)
  })

  test('lets timers run between consecutive queries', async () => {
    const accountId = await addAccount(store())
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 5)
    const end = performance.now() + 200
    while (performance.now() < end) await store().accounts.find(accountId)
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(2)
  })

  test('keeps every acknowledged write when its process is killed', async () => {
    const place = await newLocation()
    await (await open(place)).migrate(0)
    const script = join(await mkdtemp(join(tmpdir(), 'platen-killed-')), 'write.ts')
    await writeFile(script, killedWriter(place))
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const writer = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
      for await (const id of createInterface(writer.stdout)) {
        acknowledged.push(id)
        if (acknowledged.length % 50 === 0) writer.kill('SIGKILL')
      }
      if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
    }
    const heir = await open(place)
    const account = (await heir.accounts.list())[0]
    expect(acknowledged.length).toBeGreaterThanOrEqual(150)
    for (const id of acknowledged) expect(await heir.designs.find('acc_1', id)).toMatchObject({ id })
    const { total, designs } = await heir.designs.list('acc_1', { limit: 100, offset: 100, sort: 'updatedAt' })
    expect(account?.designCount).toBe(total)
    expect(designs.length).toBe(Math.min(100, total - 100))
    await rm(script, { force: true })
  })

  if (name === 'SQLite') return
  test('hides the details of lost server connections, and recovers', async () => {
    const place = await newLocation()
    if (!('databaseUrl' in place)) throw new Error('not a server')
    const cut = await open({ ...place, maxConnections: 2 })
    await cut.migrate(0)
    const accountId = await addAccount(cut)
    const { id } = await cut.designs.create(sampleDesign(accountId))
    const admin = new pg.Client(place.databaseUrl)
    admin.on('error', () => undefined)
    await admin.connect()
    const cutAll = () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    await cutAll()
    await expect.poll(() => cut.designs.find(accountId, id).catch(() => undefined)).toMatchObject({ id })

    await admin.query('begin')
    await admin.query('select 1 from accounts where id = $1 for update', [accountId])
    const update = cut.designs.update({ accountId, id, now: 9 }, () => ({ title: 'Lost' }))
    const rejection = expect(update).rejects.toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 2 } })
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1)
    await cutAll()
    await rejection
    await admin.query('rollback')
    await admin.end()
    expect(await cut.designs.find(accountId, id)).toMatchObject({ title: 'Poster', revision: 1 })
    const done = await cut.designs.update({ accountId, id, now: 9 }, () => ({ title: 'Done' }))
    expect(done).toMatchObject({ title: 'Done', revision: 2 })
  })
})

describe('opening a store', () => {
  test('that is unreachable fails with overloaded, and the message omits the address', async () => {
    const probe = createServer()
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
    const address = probe.address()
    const port = typeof address === 'object' ? address?.port : undefined
    probe.close()
    const databaseUrl = `postgres://someone:secret@127.0.0.1:${String(port)}/platen`
    const opening = openStore({ databaseUrl })
    await expect(opening).rejects.toMatchObject({ code: 'overloaded' })
    await expect(opening).rejects.toThrow(/^(?!.*(secret|127\.0\.0\.1))/)
  })

  test('in a folder that is a file fails with the path', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'platen-store-')), newId('file'))
    await writeFile(file, 'not a folder')
    await expect(openStore({ dataDir: join(file, 'data') })).rejects.toThrow(file)
  })
})

/** Prints each design's ID once it is acknowledged. */
function killedWriter(location: object): string {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  return `
    import { openStore } from ${module('./store.ts')}
    const store = await openStore(${JSON.stringify(location)})
    await store.accounts.create({ id: 'acc_1', email: 'a@b.c', plan: 'free', createdAt: 0 }).catch(() => undefined)
    const content = { documentJson: '{}'.padEnd(8_000), pageCount: 1, assetIds: [] }
    for (let number = 0; ; number += 1) {
      const id = 'des_' + process.pid + '_' + number
      await store.designs.create({ id, accountId: 'acc_1', title: 'x', width: 1, height: 1, tags: ['t'],
        visibility: 'private', fromTemplate: null, createdAt: number, content })
      process.stdout.write(id + '\\n')
    }`
}
