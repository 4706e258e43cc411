import type {
  CompiledQuery,
  Expression,
  Kysely,
  Dialect as KyselyDialect,
  SelectQueryBuilder,
  SqlBool,
  Transaction,
} from '#kysely'
import type { ColumnTypes } from './migrations/migration.ts'
import type { Notifier } from './notifier.ts'

/** A folder (SQLite, created if missing) or a PostgreSQL server. */
export type StoreLocation = { readonly dataDir: string } | PostgresLocation

export interface PostgresLocation {
  readonly databaseUrl: string
  readonly maxConnections?: number
  /** Whether statements may take any time, as those of migrations and copies of whole databases do. */
  readonly isPatient?: boolean
}

type Select<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>

export interface Dialect {
  readonly name: 'sqlite' | 'postgres'
  readonly kysely: KyselyDialect
  readonly types: ColumnTypes
  readonly concurrentWriters: boolean
  /** Locks the rows until the transaction ends. Rows that reference them can still be written. */
  forUpdate<DB, TB extends keyof DB, O>(query: Select<DB, TB, O>): Select<DB, TB, O>
  /** Like `forUpdate`, but skips rows that another transaction has locked. */
  skipLocked<DB, TB extends keyof DB, O>(query: Select<DB, TB, O>): Select<DB, TB, O>
  /** Milliseconds since an arbitrary origin, on a clock that all servers of the store share, unlike wall clocks. */
  leaseNow(): Expression<number>
  /** Unix milliseconds on the database server's clock; undefined if the database has no clock of its own. */
  readonly wallClock: Expression<number> | undefined
  serverVersion<DB>(query: Kysely<DB>): Promise<string>
  lockMigrations<DB>(transaction: Transaction<DB>): Promise<void>
  /** Serializes transactions with the same hash across all servers, where there is no row to lock. */
  lockHash<DB>(transaction: Transaction<DB>, hash: string): Promise<void>
  readonly place: string
  /** Whether only Platen uses the database. A PostgreSQL schema may hold other applications' tables. */
  readonly isOwn: boolean
  listTables<DB>(query: Kysely<DB>): Promise<readonly string[]>
  /** Prepares a read that every request performs. It sees only committed data, and may cache rows until a commit. */
  prepareRead<DB, Row, Value>(query: Kysely<DB>, read: RowRead<Row, Value>): PreparedRead<Value>
  /**
   * Returns a condition on `design_words` for the account's designs that may contain all words. Returns undefined if a
   * condition on the account alone is as fast, because few of its designs can be ruled out or the planner chooses the
   * index itself.
   */
  findByWords<DB>(query: Kysely<DB>, search: WordSearch): Promise<Expression<SqlBool> | undefined>
  /** Whether the migrations could not create the index of words; searches are then slow in large accounts. */
  lacksWordIndex<DB>(query: Kysely<DB>): Promise<boolean>
  openNotifier<DB>(query: Kysely<DB>): Notifier
  /**
   * Runs `work` unless another server runs work of this name, and returns whether it ran. If the connection
   * breaks meanwhile, another server may start: `work` must remain correct. On SQLite, it always runs.
   */
  runAlone<DB>(query: Kysely<DB>, name: string, work: () => Promise<void>): Promise<boolean>
  /** Runs reads that all see the database at one moment, and block no writer. */
  readSnapshot<DB, Result>(query: Kysely<DB>, read: (snapshot: Kysely<DB>) => Promise<Result>): Promise<Result>
  /** Whether a server or a worker uses the database, as far as it can be known. */
  hasActiveRuns<DB>(query: Kysely<DB>): Promise<boolean>
  /** Registers the run and reports earlier runs that have certainly ended. Does nothing on PostgreSQL. */
  beginRun(run: string, onEnded: (ended: readonly string[]) => Promise<void>): Promise<void>
  /** How many connections the database accepts from all servers together; undefined on SQLite. */
  connectionLimit<DB>(query: Kysely<DB>): Promise<number | undefined>
  /** Whether a pool in between assigns connections per transaction, which loses notifications and locks. */
  sharesSessions<DB>(query: Kysely<DB>): Promise<boolean>
  /** Returns undefined on SQLite, which has no pool. */
  connections(): Connections | undefined
  /** Call after the last query, before Kysely's connection closes. */
  close(): void
}

/** The pool of connections to a database server. */
export interface Connections {
  readonly open: number
  readonly busy: number
  readonly max: number
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number
}

export interface WordSearch {
  readonly accountId: string
  /** Folded. */
  readonly words: readonly string[]
}

/** A read of rows by their unique hash. */
export interface RowRead<Row, Value> {
  readonly select: (hashes: readonly string[]) => CompiledQuery<Row>
  readonly hashOf: (row: Row) => string
  readonly toValue: (row: Row) => Value
}

export type PreparedRead<Value> = (hash: string) => Promise<Value | undefined>
