import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type PostgresDatabase, startPostgres } from '../../../test/setup/postgres.ts'
import { openDatabase } from '../database.ts'
import type { StoreLocation } from '../dialect.ts'
import { migrations } from '../migrations/migrations.ts'
import { runMigrations } from '../migrations/run-migrations.ts'
import { openStore, type Store } from '../store.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'
import { type CopyProgress, copyStore } from './copy-store.ts'
import { type CopySource, openCopySource } from './copy-source.ts'
import { openCopyTarget } from './copy-target.ts'

const removals: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const remove of removals.toReversed()) await remove()
})

const probe: PostgresDatabase | undefined = await startPostgres()
if (probe !== undefined) removals.push(() => probe.stop())

type Engine = 'SQLite' | 'PostgreSQL'

interface Place {
  readonly location: StoreLocation
  readonly database?: PostgresDatabase
}

/** An empty database, or a copy of one. */
async function newPlace(engine: Engine, from?: Place): Promise<Place> {
  if (engine === 'SQLite') {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-copy-'))
    removals.push(() => rm(dataDir, { recursive: true, force: true }))
    if (from && 'dataDir' in from.location) await cp(from.location.dataDir, dataDir, { recursive: true })
    return { location: { dataDir } }
  }
  const database = await startPostgres(from?.database)
  if (database === undefined) throw new Error('PostgreSQL is not installed')
  removals.push(() => database.stop())
  return { location: { databaseUrl: database.databaseUrl }, database }
}

async function locate(engine: Engine): Promise<StoreLocation> {
  return (await newPlace(engine)).location
}

interface Filled {
  readonly place: Place
  readonly accountId: string
}

/** By engine and number of designs: copies are made faster than designs. */
const templates = new Map<string, Promise<Filled>>()

/** A database with text that engines treat differently, leases in progress, and several batches of rows. */
async function filled(
  engine: Engine,
  { designs = 250 } = {},
): Promise<{ readonly location: StoreLocation; readonly accountId: string }> {
  const key = `${engine} ${designs}`
  const making = templates.get(key) ?? makeFilled(engine, designs)
  templates.set(key, making)
  const { place, accountId } = await making
  const { location } = await newPlace(engine, place)
  await using(location, (store) => takeLeases(store, accountId))
  return { location, accountId }
}

async function makeFilled(engine: Engine, designs: number): Promise<Filled> {
  const place = await newPlace(engine)
  const accountId = await using(place.location, async (store) => {
    await store.migrate(1)
    return fill(store, designs)
  })
  return { place, accountId }
}

async function using<Result>(location: StoreLocation, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(location)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function fill(store: Store, designs: number): Promise<string> {
  const accountId = await addAccount(store, 5)
  const asset = await store.assets.create(sampleAsset(accountId, { bytes: 3_000_000_000 }), Infinity)
  const content = { documentJson: '{"text":"Grüße 日本 🎨 \\u0000 \\\\ \' \\n"}', pageCount: 1, assetIds: [asset.id] }
  for (let number = 0; number < designs; number += 1) {
    const title = ['_', 'B', 'a', 'é', '日'][number % 5] ?? ''
    await store.designs.create(sampleDesign(accountId, { id: `${title}${number}`, title, tags: ['a', 'B'], content }))
  }
  const design = sampleDesign(accountId)
  await store.designs.create(design)
  for (let number = 0; number < 3; number += 1) await store.exports.create(sampleExport(design), '{"snapshot":1}')
  return accountId
}

async function takeLeases(store: Store, accountId: string): Promise<void> {
  await store.exports.claim({ workerId: 'worker', now: 1_000, leaseMs: 60_000 })
  await store.idempotency.begin({
    ...{ accountId, key: 'k', fingerprint: 'f', resourceId: newId('des'), validSince: 0 },
    ...{ instanceId: 'instance', attempt: 1, now: 1_000, leaseMs: 60_000 },
  })
}

interface Copying {
  readonly onProgress?: (progress: CopyProgress) => void
  readonly source?: (source: CopySource) => CopySource
}

async function copy(from: StoreLocation, to: StoreLocation, { onProgress, source: adapt }: Copying = {}) {
  const opened = await openCopySource(from)
  const source = adapt?.(opened) ?? opened
  const target = openCopyTarget(to)
  try {
    const places = { from: 'the source', to: 'the target' }
    return await copyStore(source, target, { ...places, now: () => 2, onProgress: onProgress ?? (() => undefined) })
  } finally {
    await target.close()
    await opened.close()
  }
}

async function isInUse(location: StoreLocation): Promise<boolean> {
  const opened = await openCopySource(location)
  try {
    return await opened.isInUse()
  } finally {
    await opened.close()
  }
}

function withStore<Result>(location: StoreLocation, work: (store: Store) => Promise<Result>): Promise<Result> {
  return using(location, async (store) => {
    await store.migrate(3)
    return work(store)
  })
}

const PAIRS: readonly (readonly [Engine, Engine])[] = [
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
]

describe.each(PAIRS)('copying a database from %s to %s', (from, to) => {
  const isAvailable = probe !== undefined || (from === 'SQLite' && to === 'SQLite')

  test.skipIf(!isAvailable)('copies every row, and the copy works', async () => {
    const [{ location: source, accountId }, target] = [await filled(from), await locate(to)]
    const phases = new Set<string>()
    const report = await copy(source, target, { onProgress: ({ phase }) => phases.add(phase) })
    expect([...phases]).toEqual(['copying', 'verifying'])
    expect(report).toMatchObject({ resumedRows: 0, migrations: [] })
    expect(report.tables.get('designs')?.rows).toBe(251)
    expect(report.tables.get('exports')?.rows).toBe(3)
    const list = (store: Store) => store.designs.list(accountId, { limit: 100, offset: 60, sort: 'title' })
    const listed = await withStore(target, list)
    expect(listed).toEqual(await withStore(source, list))
    expect(listed.total).toBe(251)
    const [asset] = await withStore(
      target,
      async (store) => (await store.assets.list(accountId, { limit: 9, offset: 0 })).assets,
    )
    expect(asset?.bytes).toBe(3_000_000_000)
  })

  test.skipIf(!isAvailable)('ends the leases of the source: exports and keys are free at once', async () => {
    const [{ location: source, accountId }, target] = [await filled(from, { designs: 1 }), await locate(to)]
    await copy(source, target)
    await withStore(target, async (store) => {
      const claimed = new Set<string>()
      for (let number = 0; number < 3; number += 1) {
        const next = await store.exports.claim({ workerId: 'new', now: 9, leaseMs: 9_000, holding: [...claimed] })
        expect(next).toMatchObject({ deaths: 0, snapshotJson: '{"snapshot":1}' })
        claimed.add(next?.id ?? '')
      }
      expect(claimed.size).toBe(3)
      const again = { accountId, key: 'k', fingerprint: 'f', resourceId: newId('des'), validSince: 0 }
      const begun = await store.idempotency.begin({ ...again, instanceId: 'new', attempt: 1, now: 9, leaseMs: 9_000 })
      expect(begun.state).toBe('resumed')
    })
  })

  test.skipIf(!isAvailable)(
    'continues after an interruption, and no server starts on the incomplete copy',
    async () => {
      const [{ location: source, accountId }, target] = [await filled(from), await locate(to)]
      const interrupted = copy(source, target, {
        onProgress: ({ rows }) => {
          if (rows > 300) throw new Error('interrupted')
        },
      })
      await expect(interrupted).rejects.toThrow('interrupted')
      await expect(withStore(target, () => Promise.resolve())).rejects.toThrow(
        /incomplete: platen migrate-store.*the source/,
      )
      const report = await copy(source, target)
      expect(report.resumedRows).toBeGreaterThan(300)
      expect(report.resumedRows).toBeLessThan(report.rows)
      const { total } = await withStore(target, (store) =>
        store.designs.list(accountId, { limit: 1, offset: 0, sort: 'title' }),
      )
      expect(total).toBe(251)
    },
  )

  test.skipIf(!isAvailable)('starts over if the source has changed since the interruption', async () => {
    const [{ location: source, accountId }, target] = [await filled(from), await locate(to)]
    const interrupted = copy(source, target, {
      onProgress: ({ rows }) => {
        if (rows > 300) throw new Error('interrupted')
      },
    })
    await expect(interrupted).rejects.toThrow('interrupted')
    await withStore(source, (store) => store.designs.update({ accountId, id: '_0', now: 9 }, () => ({ title: 'New' })))
    await expect(copy(source, target)).rejects.toThrow(/differs from the source.*starts over/)
    expect((await copy(source, target)).resumedRows).toBe(0)
    expect(await withStore(target, (store) => store.designs.find(accountId, '_0'))).toMatchObject({ title: 'New' })
  })

  test.skipIf(!isAvailable)('rejects a target with data, and leaves it unchanged', async () => {
    const { location: source } = await filled(from, { designs: 1 })
    const { location: target, accountId } = await filled(to, { designs: 2 })
    await expect(copy(source, target)).rejects.toThrow('There is already data in the target.')
    const { total } = await withStore(target, (store) =>
      store.designs.list(accountId, { limit: 1, offset: 0, sort: 'title' }),
    )
    expect(total).toBe(3)
  })

  test.skipIf(!isAvailable)('rejects a source that a server uses', async () => {
    const [{ location: source }, target] = [await filled(from, { designs: 1 }), await locate(to)]
    await withStore(source, async (server) => {
      await server.beginRun('server')
      await expect(copy(source, target)).rejects.toThrow('A server is running on the source.')
    })
    expect((await copy(source, target)).rows).toBeGreaterThan(0)
  })

  test.skipIf(!isAvailable)('rejects a source on which a server starts or changes rows during the copy', async () => {
    const [{ location: source, accountId }, target] = [await filled(from, { designs: 1 }), await locate(to)]
    /** Calls `after` when all rows have been copied. */
    const afterCopying =
      (after: (opened: CopySource) => Promise<unknown>) =>
      (opened: CopySource): CopySource => {
        let snapshots = 0
        return {
          ...opened,
          async snapshot(work) {
            const result = await opened.snapshot(work)
            if (++snapshots === 1) await after(opened)
            return result
          },
        }
      }
    let started: Store | undefined
    const start = async () => {
      started = await openStore(source)
      await started.beginRun('server')
    }
    await expect(copy(source, target, { source: afterCopying(start) })).rejects.toThrow(
      'A server was started on the source during the copy. Stop it',
    )
    // PostgreSQL ends a connection a moment after it was closed.
    await started?.close()
    await expect.poll(() => isInUse(source)).toBe(false)
    const change = async (opened: CopySource) => {
      await withStore(source, (store) => store.designs.create(sampleDesign(accountId, { id: 'late' })))
      // Another client would also see the idle connection of this copy, which ends after ten seconds.
      await expect.poll(() => opened.isInUse()).toBe(false)
    }
    await expect(copy(source, target, { source: afterCopying(change) })).rejects.toThrow(
      'the source has changed during the copy, or since an interrupted one. Stop all its servers',
    )
    await copy(source, target)
    await withStore(target, async (store) => {
      expect(await store.designs.find(accountId, 'late')).toBeDefined()
    })
  })

  test.skipIf(!isAvailable)('copies a database of an earlier version, and migrates only the copy', async () => {
    const [source, target] = [await locate(from), await locate(to)]
    const old = openDatabase(source)
    await runMigrations(old, migrations.slice(0, 4), 1)
    const counts = { changes: 0, design_count: 0, trash_count: 0, export_count: 0, queue_turn: 0, cost_ratio: 1.25 }
    const account = {
      id: 'acc',
      email: 'A@b.c',
      email_key: 'A@b.c',
      plan: 'free',
      created_at: 1,
      role: 'owner',
      password: null,
    }
    await old.query
      .insertInto('accounts')
      .values({ ...account, ...counts } as never)
      .execute()
    old.dialect.close()
    await old.query.destroy()
    const report = await copy(source, target)
    expect(report.migrations).toEqual(migrations.slice(4).map(({ name }) => name))
    expect(await withStore(target, (store) => store.accounts.find('acc'))).toMatchObject({ email: 'A@b.c' })
    const after = openDatabase(source)
    const applied = await after.dialect.listTables(after.query)
    expect(applied).toContain('migrations')
    await expect(after.query.selectFrom('accounts').select('stored_bytes').execute()).rejects.toThrow('stored_bytes')
    after.dialect.close()
    await after.query.destroy()
  })
})

test('a database of a newer version is rejected with the unknown migration', async () => {
  const location = await locate('SQLite')
  const database = openDatabase(location)
  await runMigrations(database, [...migrations, { name: '999-later', statements: () => [] }], 1)
  database.dialect.close()
  await database.query.destroy()
  await expect(copy(location, await locate('SQLite'))).rejects.toThrow(/newer version.*999-later/)
})
