import { type Kysely, sql } from '#kysely'
import { SetupError } from '../../failure.ts'
import type { Database } from '../database.ts'
import type { Migration } from './migration.ts'
import type { Tables } from '../tables.ts'
import { UNFINISHED_COPY } from '../copy/unfinished-copy.ts'

/** The table predates all migrations, so it is not in `Tables`. */
type MigrationTables = Tables & { migrations: { name: string; applied_at: number } }

/** @throws SetupError if a newer version or another application owns the database */
export async function runMigrations(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> {
  const { dialect } = database
  // Without this check, every server and command would wait for the write lock when it starts.
  const query = database.query.$extendTables<{ migrations: MigrationTables['migrations'] }>()
  if ((await listPending(query, database, migrations)).length === 0) return []
  return database.write(async (write) => {
    await dialect.lockMigrations(write)
    const transaction = write.$extendTables<{ migrations: MigrationTables['migrations'] }>()
    const pending = await listPending(transaction, database, migrations)
    const { text, integer, strict } = dialect.types
    const table = `create table if not exists migrations (name ${text} not null primary key, applied_at ${integer} not null)`
    await sql.raw(`${table}${strict}`).execute(transaction)
    for (const migration of pending) {
      for (const statement of migration.statements(dialect.types)) await sql.raw(statement).execute(transaction)
      await migration.rows?.(write)
      await transaction.insertInto('migrations').values({ name: migration.name, applied_at: now }).execute()
    }
    return pending.map(({ name }) => name)
  })
}

/** @throws SetupError like `runMigrations` */
export async function listPendingNames(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const query = database.query.$extendTables<{ migrations: MigrationTables['migrations'] }>()
  return (await listPending(query, database, migrations)).map(({ name }) => name)
}

async function listPending(
  query: Kysely<MigrationTables>,
  { dialect }: Database,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const tables = await dialect.listTables(query)
  const applied = new Set(
    tables.includes('migrations')
      ? (await query.selectFrom('migrations').select('name').execute()).map(({ name }) => name)
      : [],
  )
  const known = new Set(migrations.map(({ name }) => name))
  const isForeign =
    applied.size === 0
      ? dialect.isOwn && tables.some((name) => name !== 'migrations' && name !== UNFINISHED_COPY)
      : applied.isDisjointFrom(known)
  if (isForeign) {
    throw new SetupError(`${capitalize(dialect.place)} belongs to another application: choose another database.`)
  }
  const unknown = applied.difference(known)
  if (unknown.size > 0) {
    throw new SetupError(
      `${capitalize(dialect.place)} was written by a newer version of Platen (${[...unknown].join(', ')}). Start that version, or restore a backup.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
