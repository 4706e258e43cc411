import {
  type CompiledQuery,
  type Expression,
  type Kysely,
  type Dialect as KyselyDialect,
  type SelectQueryBuilder,
  type Transaction,
} from 'kysely'
import { type ColumnTypes } from './migrations/migration.ts'

/** A folder on this machine (SQLite, created if missing) or a PostgreSQL server. */
export type StoreLocation = { readonly dataDir: string } | PostgresLocation

export interface PostgresLocation {
  readonly databaseUrl: string
  /** Default 10. */
  readonly maxConnections?: number
}

type Select<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>

/** Every difference between SQLite and PostgreSQL. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  readonly kysely: KyselyDialect
  readonly types: ColumnTypes
  /** Whether other connections can run transactions at the same time, so that rows must be locked. */
  readonly concurrentWriters: boolean
  /** Locks the rows until the transaction ends. Rows that reference them can still be written. */
  forUpdate<DB, TB extends keyof DB, O>(query: Select<DB, TB, O>): Select<DB, TB, O>
  /** As `forUpdate`, but skips rows that another transaction has locked. */
  skipLocked<DB, TB extends keyof DB, O>(query: Select<DB, TB, O>): Select<DB, TB, O>
  /**
   * Milliseconds on the lease clock, with an arbitrary zero. All servers that share the store read the same clock, never
   * their wall clocks: on PostgreSQL the database's, on SQLite the machine's monotonic clock.
   */
  leaseNow(): Expression<number>
  /** Serializes migrations across all servers until the transaction ends. */
  lockMigrations<DB>(transaction: Transaction<DB>): Promise<void>
  /** Serializes transactions that pass the same hash, across all servers: for things that have no row to lock yet. */
  lockHash<DB>(transaction: Transaction<DB>, hash: string): Promise<void>
  /** The database's location for log and error messages, without a password. */
  readonly place: string
  /** Whether the database belongs to Platen alone. A PostgreSQL schema may hold other applications' tables. */
  readonly isOwn: boolean
  listTables<DB>(query: Kysely<DB>): Promise<readonly string[]>
  /**
   * Prepares a single-row read that every request makes: building it per request would cost more than the read. It sees
   * only committed data. `compiled` has one parameter; results may be cached for as long as they are current.
   */
  prepareRead<DB, Row, Value>(query: Kysely<DB>, read: RowRead<Row, Value>): PreparedRead<Value>
  /**
   * Marks this server's run as active until `close`, and calls `onEnded` with the runs that have certainly ended. On
   * PostgreSQL, whose servers may be on several machines, that is never certain.
   */
  beginRun(run: string, onEnded: (ended: readonly string[]) => Promise<void>): Promise<void>
  /** Closes everything except Kysely's connection: after the last query, before that connection. */
  close(): void
}

export interface RowRead<Row, Value> {
  readonly compiled: CompiledQuery<Row>
  readonly toValue: (row: Row) => Value
}

/** Reads one row by one parameter; undefined if absent. */
export type PreparedRead<Value> = (parameter: string) => Promise<Value | undefined>
