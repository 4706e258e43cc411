import { sql } from '#kysely'
import { SetupError } from '../../failure.ts'
import { closeDatabase, type Database, openPatientDatabase } from '../database.ts'
import type { StoreLocation } from '../dialect.ts'
import { migrations } from '../migrations/migrations.ts'
import { runMigrations } from '../migrations/run-migrations.ts'
import { createSecretStore } from '../secrets/secret-store.ts'
import type { Tables } from '../tables.ts'
import { appliedMigrations, migrationsAt } from './copy-source.ts'
import { countRows, findLastRow, readRows } from './read-rows.ts'
import type { Row } from './release-row.ts'
import { type OwnedRow, removeRows } from './remove-rows.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'
import {
  findUnfinishedCopy,
  recordUnfinishedCopy,
  removeUnfinishedCopy,
  UNFINISHED_COPY,
  type UnfinishedCopy,
} from './unfinished-copy.ts'

export interface CopyTarget {
  /** A copy that was interrupted here. */
  findUnfinished(): Promise<UnfinishedCopy | undefined>
  /** Whether the database has rows of a complete installation, which a copy must not mix with its own. */
  isUsed(): Promise<boolean>
  /**
   * Marks the database as incomplete, and creates the empty tables of these migrations. Drops the
   * tables of an earlier, interrupted copy.
   */
  begin(copy: UnfinishedCopy, migrated: { readonly applied: readonly string[]; readonly now: number }): Promise<void>
  /** The migrations that the database has run. */
  applied(): Promise<readonly string[]>
  /** Makes the next copy start over instead of continuing. */
  discard(): Promise<void>
  insert(table: TableShape, rows: readonly Row[]): Promise<void>
  /** The last row that an interrupted copy inserted, since copies insert in the order of the key. */
  findLast(table: TableShape): Promise<Row | undefined>
  count(table: TableShape): Promise<number>
  rows(table: TableShape): AsyncIterable<readonly Row[]>
  /**
   * Runs the migrations that the source lacked, stores its secret if the rows contain none, removes `removedRows` and
   * then the mark. Returns the names of these migrations.
   */
  finish(
    now: number,
    rest: { readonly secret: string | undefined; readonly removedRows?: readonly OwnedRow[] },
  ): Promise<readonly string[]>
  close(): Promise<void>
}

/** Creates a missing SQLite database. */
export function openCopyTarget(location: StoreLocation): CopyTarget {
  const database = openPatientDatabase(location)
  const { dialect, query } = database
  return {
    findUnfinished: () => findUnfinishedCopy(database),
    async isUsed() {
      if ((await findUnfinishedCopy(database)) !== undefined) return false
      for (const table of await ownTables(database)) if ((await countRows(query, table)) > 0) return true
      return false
    },
    async begin(copy, { applied, now }) {
      const wanted = migrationsAt(applied)
      await recordUnfinishedCopy(database, copy)
      await dropTables(database)
      await runMigrations(database, wanted, now)
    },
    async applied() {
      return (await dialect.listTables(query)).includes('migrations') ? appliedMigrations(query) : []
    },
    async discard() {
      const copy = await findUnfinishedCopy(database)
      if (copy !== undefined) await recordUnfinishedCopy(database, { ...copy, source: 'a database that has changed' })
    },
    async insert({ name }, rows) {
      if (rows.length === 0) return
      await database.write(async (transaction) => {
        await transaction
          .insertInto(name as keyof Tables)
          .values(rows)
          .execute()
      })
    },
    findLast: (table) => findLastRow(query, table),
    count: (table) => countRows(query, table),
    rows: (table) => readRows(query, table),
    async finish(now, { secret, removedRows = [] }) {
      const ran = await runMigrations(database, migrations, now)
      if (secret !== undefined) {
        await createSecretStore(database).create({ signing: secret, encryption: secret }, now)
      }
      await removeRows(database, removedRows)
      await removeUnfinishedCopy(query)
      return ran
    },
    close: () => closeDatabase(database),
  }
}

/** A PostgreSQL schema may also contain tables of other applications. @throws SetupError if these are in the way */
async function ownTables({ dialect, query }: Database): Promise<readonly TableShape[]> {
  const existing = await dialect.listTables(query)
  const own = tableShapes(migrations).filter(({ name }) => existing.includes(name))
  if (existing.includes('migrations')) {
    // Fails for a newer version, whose tables are unknown here.
    const shapes = tableShapes(migrationsAt(await appliedMigrations(query)))
    return shapes.filter(({ name }) => existing.includes(name))
  }
  const isForeign = dialect.isOwn ? existing.some((name) => name !== UNFINISHED_COPY) : own.length > 0
  if (!isForeign) return []
  throw new SetupError(`There are tables of another application in ${dialect.place}: choose another database.`)
}

async function dropTables(database: Database): Promise<void> {
  const tables = await ownTables(database)
  await database.write(async (transaction) => {
    for (const { name } of tables.toReversed()) await sql`drop table ${sql.table(name)}`.execute(transaction)
    await sql`drop table if exists migrations`.execute(transaction)
  })
}
