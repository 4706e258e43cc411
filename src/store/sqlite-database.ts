import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { type SqliteDatabase, type SqliteStatement } from 'kysely'
import { Failure, isFailure } from '../failure.ts'
import { ConstraintViolation } from './constraint-violation.ts'
import { refuseNul } from './refuse-nul.ts'
import { createPrivateFile } from './sqlite-file.ts'

/**
 * How long a write waits for another process (the command line) to end its own, in milliseconds: at first in SQLite,
 * where this thread can do nothing else, then with the event loop free.
 */
const BLOCKED_MS = 5
const PATIENCE_MS = 5_000

/** The longest that a committed write stays in the write-ahead log alone, unless a long read holds it there. */
const CHECKPOINT_MS = 60_000

interface SqliteOptions {
  /** Interval between checkpoints, in milliseconds. Default one minute. */
  readonly checkpointMs?: number
}

/** Enough for every query there is; lists of ids of other lengths make further ones, so it is bounded. */
const KEPT_STATEMENTS = 300

/**
 * Opens the file as the database that Kysely's SqliteDialect expects. Kysely prepares its SQL anew for every call; kept
 * statements make a read by id more than twice as fast.
 *
 * The write-ahead log is written back to the file regularly and on close, so that the file alone is a usable copy.
 * SQLite does so by itself only every 1,000 pages, and at a close only if no other connection is open.
 */
export function openSqliteDatabase(path: string, { checkpointMs = CHECKPOINT_MS }: SqliteOptions = {}): SqliteDatabase {
  createPrivateFile(path)
  const database = new DatabaseSync(path, { timeout: BLOCKED_MS, enableForeignKeyConstraints: true })
  useWriteAheadLog(database)
  // FULL: what was acknowledged survives the machine's power cut, not only the process' end. Not every build's default.
  database.exec('pragma synchronous = full')
  // 32 MiB (the default is 2): pages of a long list lie scattered over the file.
  database.exec('pragma cache_size = -32768')
  const statements = new Map<string, SqliteStatement>()
  const timer = setInterval(() => checkpoint(database), checkpointMs)
  timer.unref()
  return {
    prepare(sql) {
      const kept = statements.get(sql)
      if (kept !== undefined) {
        statements.delete(sql)
        statements.set(sql, kept)
        return kept
      }
      const adapted = translated(() => adaptStatement(database.prepare(immediate(sql))))
      const statement = sql === 'rollback' ? ifInTransaction(database, adapted) : adapted
      statements.set(sql, statement)
      const oldest = statements.size > KEPT_STATEMENTS ? statements.keys().next().value : undefined
      if (oldest !== undefined) statements.delete(oldest)
      return statement
    },
    close() {
      clearInterval(timer)
      statements.clear()
      checkpoint(database)
      database.close()
    },
  }
}

/**
 * Writes the log back and empties it. A reader in another process, a transaction of this one or a full disk may prevent
 * that: the log then stays as it is, which loses nothing, and the next checkpoint tries again.
 */
function checkpoint(database: DatabaseSync): void {
  if (database.isTransaction) return
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch {
    return
  }
}

/** Runs `execute` again while another connection holds the write lock; after five seconds that is `overloaded`. */
export async function whileBusy<T>(execute: () => Promise<T>): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await execute()
    } catch (error) {
      if (!isFailure(error, 'overloaded') || performance.now() - start > PATIENCE_MS) throw error
      await setTimeout(BLOCKED_MS)
    }
  }
}

/** Far below what a client notices, and far above what a pause costs. */
const TURN_MS = 20

/**
 * node:sqlite answers on this thread and at once, so that a loop of queries never lets go of it: no request would be
 * read, no timer run, until the loop ends. The function made here pauses once a turn for whatever else is waiting.
 */
export function createTurns(): () => Promise<void> {
  let turnEnds = performance.now() + TURN_MS
  return async () => {
    if (performance.now() < turnEnds) return
    await setImmediate()
    turnEnds = performance.now() + TURN_MS
  }
}

/** Two processes that open a new file at once both turn its journal; the loser is refused without waiting. */
function useWriteAheadLog(database: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (attempt === 200 || sqliteCode(error) !== BUSY) throw error
      Atomics.wait(pause, 0, 0, 20)
    }
  }
}

/**
 * A transaction that reads first and writes later fails with "busy" when another process wrote in between, whatever the
 * timeout. All of ours write, so each takes the lock at its beginning.
 */
function immediate(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

/** SQLite itself rolls back a transaction that meets a full disk or an I/O error. */
function ifInTransaction(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const run = (parameters: readonly unknown[]) =>
    database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }
  return { ...rollback, run }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => translated(() => statement.all(...inputValues(parameters))),
    run: (parameters) => translated(() => statement.run(...inputValues(parameters))),
    iterate: (parameters) => statement.iterate(...inputValues(parameters)),
  }
}

function inputValues(parameters: readonly unknown[]): SQLInputValue[] {
  refuseNul(parameters)
  return parameters as SQLInputValue[]
}

const BUSY = 5
const IO_ERROR = 10
const FULL = 13
/** A read that fails is a defect of the disk. A write may also fail for a quota or a limit, which SQLite does not tell apart. */
const IO_READS = [266, 522]
const UNIQUE = [1555, 2067]
const FOREIGN_KEY = 787

function translated<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    const code = sqliteCode(error)
    if (code === undefined) throw error
    if ((code & 0xff) === BUSY) throw new Failure('overloaded', { retryAfterSeconds: 1 }, error)
    const isRefusedWrite = (code & 0xff) === IO_ERROR && !IO_READS.includes(code)
    if (code === FULL || isRefusedWrite) throw new Failure('disk_full', {}, error)
    if (UNIQUE.includes(code)) throw new ConstraintViolation('unique', error)
    if (code === FOREIGN_KEY) throw new ConstraintViolation('foreign_key', error)
    throw error
  }
}

function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined
}
