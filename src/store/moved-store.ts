import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '#kysely'
import { SetupError } from '../failure.ts'
import { closeDatabase, type Database, openDatabase } from './database.ts'
import type { StoreLocation } from './dialect.ts'

// A database that was copied to another place is closed: a server on the old copy would delete files
// of the new one. On SQLite, a file next to the database closes it, which also works for versions
// without this check. On PostgreSQL, a table does.

const TABLE = 'moved_to'

/** Records that the database was copied to `to`, which its files belong to from now on. */
export async function markMoved(location: StoreLocation, to: string): Promise<void> {
  if ('dataDir' in location) return writeFile(markPath(location.dataDir), `${to}\n`, { mode: 0o600 })
  await withDatabase(location, async ({ query }) => {
    await sql`create table if not exists ${sql.table(TABLE)} (place text not null)`.execute(query)
    await sql`insert into ${sql.table(TABLE)} (place) values (${to})`.execute(query)
  })
}

export async function unmarkMoved(location: StoreLocation): Promise<void> {
  if ('dataDir' in location) return rm(markPath(location.dataDir), { force: true })
  await withDatabase(location, async ({ query }) => {
    await sql`drop table if exists ${sql.table(TABLE)}`.execute(query)
  })
}

/** Returns where the database was moved. */
export function findMoved(location: StoreLocation): Promise<string | undefined> {
  if ('dataDir' in location) return Promise.resolve(findInFolder(location.dataDir))
  return withDatabase(location, findInTable)
}

/** Call before the database is opened, which would create a missing one. @throws SetupError if it was moved */
export function rejectMovedFolder(dataDir: string): void {
  const to = findInFolder(dataDir)
  if (to !== undefined) throw moved(dataDir, to, `delete ${markPath(dataDir)}.`)
}

/** @throws SetupError if the PostgreSQL database was moved */
export async function rejectMovedDatabase(database: Database): Promise<void> {
  if (database.dialect.name === 'sqlite') return
  const to = await findInTable(database)
  if (to !== undefined) throw moved('DATABASE_URL', to, `run in it: drop table ${TABLE};`)
}

function moved(from: string, to: string, undo: string): SetupError {
  return new SetupError(
    `The database of ${from} was moved to ${to}, where its files are needed. Set DATABASE_URL or PLATEN_DATA_DIR to the new database. To return to the old copy, without later changes, ${undo}`,
  )
}

function findInFolder(dataDir: string): string | undefined {
  try {
    return readFileSync(markPath(dataDir), 'utf8').trim()
  } catch {
    return undefined
  }
}

async function findInTable({ dialect, query }: Database): Promise<string | undefined> {
  if (!(await dialect.listTables(query)).includes(TABLE)) return undefined
  const found = await sql<{ readonly place: string }>`select place from ${sql.table(TABLE)}`.execute(query)
  return found.rows.at(-1)?.place
}

async function withDatabase<Result>(
  location: StoreLocation,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(location)
  try {
    return await work(database)
  } finally {
    await closeDatabase(database)
  }
}

function markPath(dataDir: string): string {
  return join(dataDir, 'moved-to')
}
