import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { SqliteDatabase, SqliteStatement } from '#kysely'
import { LRUCache } from 'lru-cache'
import { Failure, isFailure } from '../../failure.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { rejectNul } from '../reject-nul.ts'
import { createPrivateFile } from './sqlite-file.ts'

/** How long SQLite waits for a lock, blocking this thread. */
const BUSY_TIMEOUT_MS = 5
/** How long all attempts may take. The event loop runs between them. */
const MAX_BUSY_MS = 5_000

/** Maximum age of a write that is only in the write-ahead log, except during a long read. */
const CHECKPOINT_MS = 60_000

interface SqliteOptions {
  readonly checkpointMs?: number
}

/** Limits the cache, since lists of IDs produce one statement per length. */
const MAX_STATEMENTS = 300

/** Caches statements, which doubles the speed of a read by ID. Checkpoints make the file alone a usable copy. */
export function openSqliteDatabase(path: string, { checkpointMs = CHECKPOINT_MS }: SqliteOptions = {}): SqliteDatabase {
  createPrivateFile(path)
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  useWriteAheadLog(database)
  // FULL: acknowledged writes survive a power failure. Not the default of every build.
  database.exec('pragma synchronous = full')
  // 8 MiB (the default is 2): the pages of a long list are scattered over the file. The kernel caches them too.
  database.exec('pragma cache_size = -8192')
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  const timer = setInterval(() => checkpoint(database), checkpointMs)
  timer.unref()
  return {
    prepare(sql) {
      const cached = statements.get(sql)
      if (cached !== undefined) return cached
      const adapted = translateErrors(() => adaptStatement(database.prepare(immediate(sql))))
      const statement = sql === 'rollback' ? ifInTransaction(database, adapted) : adapted
      statements.set(sql, statement)
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

/** A transaction on this connection sees the database at its first read, and writers continue meanwhile. */
export function openSqliteSnapshot(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { readOnly: true, timeout: MAX_BUSY_MS })
  return {
    prepare: (sql) => translateErrors(() => adaptStatement(database.prepare(sql))),
    close: () => database.close(),
  }
}

/** Does nothing if a reader, a transaction or a full disk prevents it: the next checkpoint tries again. */
function checkpoint(database: DatabaseSync): void {
  if (database.isTransaction) return
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch {
    return
  }
}

/** Retries while the database is locked. @throws `overloaded` after five seconds */
export async function whileBusy<T>(execute: () => Promise<T>): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await execute()
    } catch (error) {
      if (!isFailure(error, 'overloaded') || performance.now() - start > MAX_BUSY_MS) throw error
      await setTimeout(BUSY_TIMEOUT_MS)
    }
  }
}

/** Time between pauses: too short for clients to notice, and far longer than a pause. */
const TURN_MS = 20

/** Returns a function that pauses when its turn has ended: node:sqlite is synchronous, so queries block requests. */
export function createTurns(): () => Promise<void> {
  let turnEnds = performance.now() + TURN_MS
  return async () => {
    if (performance.now() < turnEnds) return
    await setImmediate()
    turnEnds = performance.now() + TURN_MS
  }
}

/** When two processes switch the journal of a new file at once, SQLite fails the second without waiting. */
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

/** Locks at the start of a transaction: one that reads first would fail if another process wrote in between. */
function immediate(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

/** SQLite itself rolls a transaction back after a full disk or an I/O error; a second rollback would throw. */
function ifInTransaction(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const run = (parameters: readonly unknown[]) =>
    database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }
  return { ...rollback, run }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => translateErrors(() => statement.all(...inputValues(parameters))),
    run: (parameters) => translateErrors(() => statement.run(...inputValues(parameters))),
    iterate: (parameters) => statement.iterate(...inputValues(parameters)),
  }
}

function inputValues(parameters: readonly unknown[]): SQLInputValue[] {
  rejectNul(parameters)
  return parameters as SQLInputValue[]
}

const BUSY = 5
const IO_ERROR = 10
const FULL = 13
/** Disk defects. Other I/O errors may mean an exceeded quota, which SQLite does not distinguish. */
const IO_READ_ERRORS = [266, 522]
const UNIQUE = [1555, 2067]
const FOREIGN_KEY = 787

function translateErrors<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    const code = sqliteCode(error)
    if (code === undefined) throw error
    if ((code & 0xff) === BUSY) throw new Failure('overloaded', { retryAfterSeconds: 1 }, error)
    const isFailedWrite = (code & 0xff) === IO_ERROR && !IO_READ_ERRORS.includes(code)
    if (code === FULL || isFailedWrite) throw new Failure('disk_full', {}, error)
    if (UNIQUE.includes(code)) throw new ConstraintViolation('unique', error)
    if (code === FOREIGN_KEY) throw new ConstraintViolation('foreign_key', error)
    throw error
  }
}

function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined
}
