import { type Kysely, PostgresDialect, sql } from '#kysely'
import type { Dialect, PostgresLocation, PreparedRead, RowRead } from '../dialect.ts'
import { batchReads } from './batch-reads.ts'
import { createPostgresNotifier, NOTICES } from './postgres-notifier.ts'
import { APPLICATION, openPostgresPool } from './postgres-pool.ts'

/** Arbitrary, but the same in every version. */
const MIGRATION_LOCK = 7_528_363

/** The first number of the locks of `runAlone`; `lockHash` uses 0. */
const WORK_LOCKS = 1

export function createPostgresDialect(location: PostgresLocation): Dialect {
  let pool: ReturnType<typeof openPostgresPool> | undefined
  return {
    name: 'postgres',
    kysely: new PostgresDialect({
      pool: () => {
        pool = openPostgresPool(location)
        return Promise.resolve(pool)
      },
    }),
    connections: () => pool?.connections(),
    types: {
      text: 'text collate "C"',
      integer: 'bigint',
      real: 'double precision',
      strict: '',
      perEngine: ({ postgres }) => postgres,
    },
    concurrentWriters: true,
    // Not `for update`: that would also block the foreign key checks of rows being inserted.
    forUpdate: (query) => query.forNoKeyUpdate(),
    skipLocked: (query) => query.forNoKeyUpdate().skipLocked(),
    leaseNow: () => sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    wallClock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    async serverVersion(query) {
      const found = await sql<{ readonly server_version: string }>`show server_version`.execute(query)
      return found.rows[0]?.server_version ?? ''
    },
    async lockMigrations(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction)
    },
    async lockHash(transaction, hash) {
      // Colliding hashes only wait for each other. Two-number locks are separate from one-number locks.
      await sql`select pg_advisory_xact_lock(0, hashtext(${hash}))`.execute(transaction)
    },
    place: 'the database that DATABASE_URL names',
    isOwn: false,
    async listTables(query) {
      // to_regclass would read a cache that waiting for the migration lock does not refresh.
      const tables = sql<{
        readonly name: string
      }>`select tablename as name from pg_tables where schemaname = current_schema()`
      const found = await tables.execute(query)
      return found.rows.map(({ name }) => name)
    },
    prepareRead<DB, Row, Value>(
      query: Kysely<DB>,
      { select, hashOf, toValue }: RowRead<Row, Value>,
    ): PreparedRead<Value> {
      return batchReads(async (hashes) => {
        const { rows } = await query.executeQuery(select(hashes))
        return new Map(rows.map((row) => [hashOf(row), toValue(row)]))
      })
    },
    // The planner knows the index itself, and chooses between it and the account's designs.
    findByWords: () => Promise.resolve(undefined),
    async lacksWordIndex(query) {
      const found = await sql<{
        readonly lacks: boolean
      }>`select to_regclass('design_words_search') is null as lacks`.execute(query)
      return found.rows[0]?.lacks === true
    },
    openNotifier: (query) =>
      createPostgresNotifier(location.databaseUrl, (channel, payload) =>
        sql`select pg_notify(${channel}, ${payload})`.execute(query),
      ),
    runAlone: (query, name, work) =>
      query.connection().execute(async (connection) => {
        // A lock of the session: a transaction this long would keep PostgreSQL from removing dead rows.
        const lock = sql`${sql.lit(WORK_LOCKS)}, hashtext(${name})`
        const tried = await sql<{ readonly locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`.execute(
          connection,
        )
        if (tried.rows[0]?.locked !== true) return false
        try {
          await work()
        } finally {
          await sql`select pg_advisory_unlock(${lock})`.execute(connection)
        }
        return true
      }),
    readSnapshot: (query, read) =>
      query.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
    async hasActiveRuns(query) {
      const others = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and application_name in (${APPLICATION}, ${NOTICES}) and pid <> pg_backend_pid()`.execute(
        query,
      )
      return others.rows.length > 0
    },
    async connectionLimit(query) {
      const found = await sql<{ readonly available: number }>`
        select sum(case name when 'max_connections' then setting::bigint else -setting::bigint end)::bigint as available
        from pg_settings where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`.execute(
        query,
      )
      return found.rows[0]?.available
    },
    sharesSessions: (query) =>
      query.connection().execute(async (one) => {
        const before = await backendOf(one)
        return query.transaction().execute(async (other) => {
          // Two connected clients never have the same process, unless a pool lends it to each in turn.
          if ((await backendOf(other)) === before) return true
          return (await backendOf(one)) !== before
        })
      }),
    beginRun: () => Promise.resolve(),
    close: () => undefined,
  }
}

async function backendOf<DB>(connection: Kysely<DB>): Promise<number | undefined> {
  const found = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(connection)
  return found.rows[0]?.pid
}
