import { type Kysely, sql } from 'kysely'
import { SetupFault } from '../failure.ts'
import { type Database } from './database.ts'
import { type Migration } from './migrations/migration.ts'
import { type Tables } from './tables.ts'

/** The table that remembers which migrations ran; older than all of them, so not in `Tables`. */
type MigrationTables = Tables & { migrations: { name: string; applied_at: number } }

/**
 * Runs those of the migrations that have not run, all in one transaction, and answers their names. Of several that start
 * at once one does the work and the others wait for it. Throws where the database has run a migration that is not among
 * them: it belongs to a newer version, whose data this one might harm.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> {
  const { dialect } = database
  // Without this look, every start of a server, and every command beside it, would queue for the write lock.
  if (
    (
      await pendingOf(
        database.query.$extendTables<{ migrations: MigrationTables['migrations'] }>(),
        database,
        migrations,
      )
    ).length === 0
  )
    return []
  return database.write(async (write) => {
    await dialect.lockMigrations(write)
    const transaction = write.$extendTables<{ migrations: MigrationTables['migrations'] }>()
    const pending = await pendingOf(transaction, database, migrations)
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

async function pendingOf(
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
    applied.size === 0 ? dialect.isOwn && tables.some((name) => name !== 'migrations') : applied.isDisjointFrom(known)
  if (isForeign) {
    throw new SetupFault(`${capitalized(dialect.place)} belongs to another application: choose another database.`)
  }
  const unknown = applied.difference(known)
  if (unknown.size > 0) {
    throw new SetupFault(
      `${capitalized(dialect.place)} was written by a newer version of Platen: it has run ${[...unknown].join(', ')}, which this version does not know. Start that version, or restore a backup.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
