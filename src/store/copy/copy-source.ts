import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from '#kysely'
import { SetupError } from '../../failure.ts'
import { closeDatabase, openPatientDatabase } from '../database.ts'
import type { StoreLocation } from '../dialect.ts'
import type { Migration } from '../migrations/migration.ts'
import { migrations } from '../migrations/migrations.ts'
import type { Tables } from '../tables.ts'
import { countRows, readRows } from './read-rows.ts'
import type { Row } from './release-row.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'
import { rejectUnfinishedCopy } from './unfinished-copy.ts'

/** PostgreSQL lists the connections of a command that has ended for another moment. */
const IN_USE_ATTEMPTS = 6
const IN_USE_INTERVAL_MS = 200

/** All rows of a database at one moment, without leases. */
export interface StoreSnapshot {
  /** The migrations that the database has run. It may be older than this version, and is not migrated. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableShape[]
  /** The number of rows in all tables. */
  count(): Promise<number>
  /** In the order of the key, from the row after `after`. */
  rows(table: TableShape, after?: Row): AsyncIterable<readonly Row[]>
}

export interface CopySource {
  readonly engine: 'sqlite' | 'postgres'
  /** Servers can write meanwhile. The transaction stays open until `work` ends. */
  snapshot<Result>(work: (snapshot: StoreSnapshot) => Promise<Result>): Promise<Result>
  /** Whether a server or a worker uses the database. */
  isInUse(): Promise<boolean>
  close(): Promise<void>
}

/** The database must exist. @throws SetupError if it is incomplete, or not readable by this version */
export async function openCopySource(location: StoreLocation): Promise<CopySource> {
  const database = openPatientDatabase(location)
  const { dialect, query } = database
  const close = (): Promise<void> => closeDatabase(database)
  try {
    await rejectUnfinishedCopy(database)
  } catch (error) {
    await close()
    throw error
  }
  return {
    engine: dialect.name,
    snapshot: (work) =>
      dialect.readSnapshot(query, async (snapshot) => {
        const tables = await dialect.listTables(snapshot)
        if (!tables.includes('migrations')) throw new SetupError(`There are no Platen tables in ${dialect.place}.`)
        return work(snapshotOf(snapshot, await appliedMigrations(snapshot)))
      }),
    async isInUse() {
      for (let attempt = 1; await dialect.hasActiveRuns(query); attempt += 1) {
        if (attempt === IN_USE_ATTEMPTS) return true
        await sleep(IN_USE_INTERVAL_MS)
      }
      return false
    },
    close,
  }
}

function snapshotOf(query: Kysely<Tables>, applied: readonly string[]): StoreSnapshot {
  const tables = tableShapes(migrationsAt(applied))
  return {
    migrations: applied,
    tables,
    async count() {
      let total = 0
      for (const table of tables) total += await countRows(query, table)
      return total
    },
    rows: (table, after) => readRows(query, table, after),
  }
}

/** In the order they run. Empty if the database has no tables. */
export async function appliedMigrations<DB>(query: Kysely<DB>): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`select name from migrations order by name`.execute(query)
  return found.rows.map(({ name }) => name)
}

/** @throws SetupError unless the data is of this version or an earlier one */
export function migrationsAt(applied: readonly string[]): readonly Migration[] {
  const known = migrations.slice(0, applied.length)
  const unknown = applied.filter((name, index) => known[index]?.name !== name)
  if (unknown.length === 0) return known
  throw new SetupError(
    `The data was written by a newer version of Platen, or another one: it has run ${unknown.join(', ')}, which this version lacks. Use the version that wrote it, or a later one.`,
  )
}
