import { join } from 'node:path'
import { Kysely, sql, SqliteDialect } from '#kysely'
import type { Dialect } from '../dialect.ts'
import { createTurns, openSqliteDatabase, openSqliteSnapshot, whileBusy } from './sqlite-database.ts'
import { findByWords } from './find-by-words.ts'
import { databasePath } from './sqlite-file.ts'
import { createSqliteNotifier } from './sqlite-notifier.ts'
import { openSqliteReader } from './sqlite-reader.ts'
import { openRuns } from './sqlite-runs.ts'
import { SQLITE_TYPES } from './sqlite-types.ts'

export function createSqliteDialect(dataDir: string): Dialect {
  const path = databasePath(dataDir)
  const reader = openSqliteReader(path)
  const runs = openRuns(join(dataDir, 'runs'))
  return {
    name: 'sqlite',
    kysely: new SqliteDialect({
      // Async, so that a failure to open is a rejection.
      // oxlint-disable-next-line typescript/require-await -- there is nothing to wait for
      database: async () => openSqliteDatabase(path),
      onCreateConnection(connection) {
        const execute = connection.executeQuery.bind(connection)
        const takeTurns = createTurns()
        connection.executeQuery = async (compiled, options) => {
          await takeTurns()
          return whileBusy(() => execute(compiled, options))
        }
        return Promise.resolve()
      },
    }),
    types: SQLITE_TYPES,
    // SQLite allows one writer at a time; the others wait at `begin immediate`.
    concurrentWriters: false,
    forUpdate: (query) => query,
    skipLocked: (query) => query,
    leaseNow: () => sql<number>`${monotonicMs()}`,
    wallClock: undefined,
    async serverVersion(query) {
      const found = await sql<{ readonly version: string }>`select sqlite_version() as version`.execute(query)
      return found.rows[0]?.version ?? ''
    },
    lockMigrations: () => Promise.resolve(),
    lockHash: () => Promise.resolve(),
    place: path,
    isOwn: true,
    connections: () => undefined,
    async listTables(query) {
      // Without virtual tables, which are indexes of others, and their parts.
      const tables = sql<{ readonly name: string }>`
        select name from pragma_table_list where schema = 'main' and type = 'table' and name <> 'sqlite_schema'`
      const found = await tables.execute(query)
      return found.rows.map(({ name }) => name)
    },
    prepareRead: (_query, { select, toValue }) => reader.prepare(select(['']), toValue),
    findByWords,
    lacksWordIndex: () => Promise.resolve(false),
    openNotifier: () => createSqliteNotifier(join(dataDir, 'processes')),
    async runAlone(_query, _name, work) {
      await work()
      return true
    },
    async readSnapshot<DB, Result>(_query: Kysely<DB>, read: (snapshot: Kysely<DB>) => Promise<Result>) {
      const snapshot = new Kysely<DB>({
        // Async, so that a failure to open is a rejection.
        // oxlint-disable-next-line typescript/require-await -- there is nothing to wait for
        dialect: new SqliteDialect({ database: async () => openSqliteSnapshot(path) }),
      })
      try {
        return await snapshot.transaction().execute(read)
      } finally {
        await snapshot.destroy()
      }
    },
    hasActiveRuns: () => Promise.resolve(runs.hasOthers()),
    connectionLimit: () => Promise.resolve(undefined),
    sharesSessions: () => Promise.resolve(false),
    beginRun: (run, onEnded) => runs.begin(run, onEnded),
    close() {
      reader.close()
      runs.close()
    },
  }
}

/** The same in all processes until a reboot. Never steps; on Linux, it pauses during a suspend, like lease holders. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}
