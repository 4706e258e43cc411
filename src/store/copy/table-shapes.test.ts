import { sql } from '#kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import type { Migration } from '../migrations/migration.ts'
import { migrations } from '../migrations/migrations.ts'
import { runMigrations } from '../migrations/run-migrations.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { releaseRow } from './release-row.ts'
import { tableShapes } from './table-shapes.ts'

await describeOnEngines('the tables to copy', ({ newLocation }) => {
  test('are all tables of a migrated database, with all their columns', async () => {
    const database = openDatabase(await newLocation())
    const { dialect, query } = database
    await runMigrations(database, migrations, 1)
    const existing = (await dialect.listTables(query)).filter((name) => name !== 'migrations')
    const shapes = tableShapes(migrations)
    expect(shapes.map(({ name }) => name).toSorted()).toEqual(existing.toSorted())
    for (const { name, columns } of shapes) {
      const found =
        dialect.name === 'sqlite'
          ? await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(query)
          : await sql<{ name: string }>`
              select column_name as name from information_schema.columns
              where table_schema = current_schema() and table_name = ${name}`.execute(query)
      expect(columns.toSorted(), name).toEqual(found.rows.map((row) => row.name).toSorted())
    }
    dialect.close()
    await query.destroy()
  })
})

test('a table is copied after the tables that it references, and a new one needs no further change', () => {
  const later: Migration = {
    name: '999-later',
    statements: ({ text }) => [`create table a_notes (design_id ${text} not null primary key references designs (id))`],
  }
  const names = tableShapes([...migrations, later]).map(({ name }) => name)
  expect(names.indexOf('a_notes')).toBeGreaterThan(names.indexOf('designs'))
  expect(names.indexOf('designs')).toBeGreaterThan(names.indexOf('accounts'))
})

test('a table without a primary key fails, since it cannot be read in batches', () => {
  const keyless: Migration = { name: '999-keyless', statements: () => ['create table keyless (id integer)'] }
  expect(() => tableShapes([...migrations, keyless])).toThrow('keyless')
})

// Add a rule to release-row.ts for a new column that names a process or a time on the lease clock, then list it here.
test('every column of a lease has a rule', () => {
  const leases = tableShapes(migrations).flatMap(({ name, columns }) =>
    columns.filter((column) => /lease|instance|worker|run_at|locked/.test(column)).map((column) => `${name}.${column}`),
  )
  expect(leases.toSorted()).toEqual([
    'exports.leased_by',
    'exports.run_at',
    // Compared only while the lease lasts.
    'idempotency_keys.instance_id',
    'idempotency_keys.lease_until',
    'mails.leased_by',
    'mails.leased_until',
    'pictures.leased_by',
    'pictures.run_at',
    'servers.instance',
  ])
  expect(releaseRow('servers', { instance: 'a', alive_until: 9 })).toEqual({ instance: 'a', alive_until: 0 })
  expect(releaseRow('exports', { turn: 5, run_at: 9, leased_by: 'w' })).toEqual({ turn: 5, run_at: 0, leased_by: null })
  expect(releaseRow('idempotency_keys', { answer: null, lease_until: 9 })).toEqual({ answer: null, lease_until: 0 })
  expect(releaseRow('idempotency_keys', { answer: '{}', lease_until: 9 })).toEqual({ answer: '{}', lease_until: 9 })
})
