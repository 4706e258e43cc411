import { join } from 'node:path'
import {
  type CompiledQuery,
  type Expression,
  type Kysely,
  type Dialect as KyselyDialect,
  PostgresDialect,
  type SelectQueryBuilder,
  sql,
  SqliteDialect,
  type Transaction,
} from 'kysely'
import { type ColumnTypes } from './migrations/migration.ts'
import { openPostgresPool } from './postgres-pool.ts'
import { createTurns, openSqliteDatabase, whileBusy } from './sqlite-database.ts'
import { databasePath } from './sqlite-file.ts'
import { openSqliteReader, type PreparedRead } from './sqlite-reader.ts'
import { openRuns } from './sqlite-runs.ts'
import { type StoreLocation } from './store.ts'

/** A query as every dialect may extend it, whatever it selects from. */
type Select<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>

/** Every difference between the engines. Whatever is not here is the same for both. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  readonly kysely: KyselyDialect
  readonly types: ColumnTypes
  /** Whether transactions of other connections can run beside ours, so that rows have to be locked. */
  readonly concurrentWriters: boolean
  /** Locks the rows until the transaction ends; rows that only point to them may still be written. */
  forUpdate<DB, TB extends keyof DB, O>(query: Select<DB, TB, O>): Select<DB, TB, O>
  /** As `forUpdate`, passing over the rows that somebody else has locked. */
  skipLocked<DB, TB extends keyof DB, O>(query: Select<DB, TB, O>): Select<DB, TB, O>
  /**
   * Milliseconds on the clock that leases run by, whose zero is arbitrary. All servers that share the store read the same clock, and no
   * server's wall clock matters: PostgreSQL's servers ask the database, SQLite's share their machine's monotonic clock.
   */
  leaseNow(): Expression<number>
  /** Lets one transaction at a time go on, of all servers. */
  lockMigrations<DB>(transaction: Transaction<DB>): Promise<void>
  /** Lets one transaction at a time go on that names this hash, of all servers: for what no row speaks of yet. */
  lockHash<DB>(transaction: Transaction<DB>, hash: string): Promise<void>
  /** Names the database for the operator, without a password. */
  readonly place: string
  /** Whether the database is Platen's alone. A schema of PostgreSQL may hold other applications' tables beside it. */
  readonly isOwn: boolean
  listTables<DB>(query: Kysely<DB>): Promise<readonly string[]>
  /**
   * A read of one row that every request makes, built once: building it anew costs more than the read. It sees what is committed,
   * whatever transaction is open. `compiled` has one parameter; the same value may be given again for as long as it is true.
   */
  prepareRead<DB, Row, Value>(query: Kysely<DB>, read: RowRead<Row, Value>): PreparedRead<Value>
  /**
   * Makes it known that this server's run is under way until `close`, and calls `bury` with those that are over for certain.
   * Of PostgreSQL's servers, which may be on several machines, that is never certain.
   */
  beginRun(run: string, bury: (over: readonly string[]) => Promise<void>): Promise<void>
  /** Closes what is open beside Kysely's connection: after the last query, before that connection. */
  close(): void
}

interface NamedTable {
  readonly name: string
}

export interface RowRead<Row, Value> {
  readonly compiled: CompiledQuery<Row>
  readonly toValue: (row: Row) => Value
}

export function openDialect(location: StoreLocation): Dialect {
  return 'dataDir' in location ? sqlite(location.dataDir) : postgres(location)
}

function sqlite(dataDir: string): Dialect {
  const path = databasePath(dataDir)
  const reader = openSqliteReader(path)
  const runs = openRuns(join(dataDir, 'runs'))
  return {
    name: 'sqlite',
    kysely: new SqliteDialect({
      // Async, so that what cannot be opened is a rejection.
      // eslint-disable-next-line @typescript-eslint/require-await -- there is nothing to wait for
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
    types: { text: 'text', integer: 'integer', real: 'real', strict: ' strict' },
    // One writer at a time is SQLite's rule, and `begin immediate` is where it waits.
    concurrentWriters: false,
    forUpdate: (query) => query,
    skipLocked: (query) => query,
    leaseNow: () => sql<number>`${monotonicMs()}`,
    lockMigrations: () => Promise.resolve(),
    lockHash: () => Promise.resolve(),
    place: path,
    isOwn: true,
    async listTables(query) {
      const found = await sql<NamedTable>`select name from sqlite_schema where type = 'table'`.execute(query)
      return found.rows.map(({ name }) => name)
    },
    prepareRead: (_query, { compiled, toValue }) => reader.prepare(compiled, toValue),
    beginRun: (run, bury) => runs.begin(run, bury),
    close() {
      reader.close()
      runs.close()
    },
  }
}

/**
 * Milliseconds since an arbitrary moment, usually the machine's start. The system's monotonic clock is the same for all processes of one
 * boot, never steps, and on Linux stands still while the machine is suspended, as the processes that hold leases do.
 */
function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}

/** Any number, yet the same in every version: the advisory lock that migrations take. */
const MIGRATION_LOCK = 7_528_363

function postgres(location: Extract<StoreLocation, { databaseUrl: string }>): Dialect {
  return {
    name: 'postgres',
    kysely: new PostgresDialect({ pool: () => Promise.resolve(openPostgresPool(location)) }),
    types: { text: 'text collate "C"', integer: 'bigint', real: 'double precision', strict: '' },
    concurrentWriters: true,
    // Not `for update`: that would also stop the foreign keys of rows that are being added from being checked.
    forUpdate: (query) => query.forNoKeyUpdate(),
    skipLocked: (query) => query.forNoKeyUpdate().skipLocked(),
    leaseNow: () => sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    async lockMigrations(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction)
    },
    async lockHash(transaction, hash) {
      // Two hashes that share a lock only wait for each other. Locks of two numbers are apart from those of one.
      await sql`select pg_advisory_xact_lock(0, hashtext(${hash}))`.execute(transaction)
    },
    place: 'the database that DATABASE_URL names',
    isOwn: false,
    async listTables(query) {
      // Not to_regclass: its answer is from a cache that waiting for the migration lock does not refresh.
      const tables = sql<NamedTable>`select tablename as name from pg_tables where schemaname = current_schema()`
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
