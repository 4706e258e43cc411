import { type Kysely, PostgresDialect, sql } from 'kysely'
import { type Dialect, type PostgresLocation, type PreparedRead, type RowRead } from '../dialect.ts'
import { openPostgresPool } from './postgres-pool.ts'

/** Arbitrary, but the same in every version. */
const MIGRATION_LOCK = 7_528_363

export function createPostgresDialect(location: PostgresLocation): Dialect {
  return {
    name: 'postgres',
    kysely: new PostgresDialect({ pool: () => Promise.resolve(openPostgresPool(location)) }),
    types: { text: 'text collate "C"', integer: 'bigint', real: 'double precision', strict: '' },
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
    prepareRead<DB, Row, Value>(query: Kysely<DB>, { compiled, toValue }: RowRead<Row, Value>): PreparedRead<Value> {
      return async (parameter) => {
        const { rows } = await query.executeQuery<Row>({ ...compiled, parameters: [parameter] })
        return rows[0] && toValue(rows[0])
      }
    },
    beginRun: () => Promise.resolve(),
    close: () => undefined,
  }
}
