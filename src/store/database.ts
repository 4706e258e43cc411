import { Kysely, type Transaction } from '#kysely'
import { Failure } from '../failure.ts'
import { ConstraintViolation, TransactionConflict } from './constraint-violation.ts'
import type { Dialect, StoreLocation } from './dialect.ts'
import { createPostgresDialect } from './postgres/postgres-dialect.ts'
import { createSqliteDialect } from './sqlite/sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export interface Database {
  /** For reads, and for writes of one statement. */
  readonly query: Kysely<Tables>
  readonly dialect: Dialect
  /** Runs `work` in a transaction, again after a conflict: it must have no effects outside the database. */
  write<T>(work: (transaction: Write) => Promise<T>): Promise<T>
}

export type Write = Transaction<Tables>

const MAX_ATTEMPTS = 4

export function openDatabase(location: StoreLocation): Database {
  const dialect = 'dataDir' in location ? createSqliteDialect(location.dataDir) : createPostgresDialect(location)
  const query = new Kysely<Tables>({ dialect: dialect.kysely })
  return {
    query,
    dialect,
    async write(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await query.transaction().execute(work)
        } catch (error) {
          if (!isRetryable(error)) throw error
          if (attempt === MAX_ATTEMPTS) throw translateFinal(error)
        }
      }
    },
  }
}

/** Opens the database for migrations and copies, whose statements may take any time. */
export function openPatientDatabase(location: StoreLocation): Database {
  return openDatabase('dataDir' in location ? location : { ...location, isPatient: true })
}

export async function closeDatabase({ dialect, query }: Database): Promise<void> {
  // SQLite's writing connection closes last: a read-only one cannot write the log back.
  dialect.close()
  await query.destroy()
}

/** Includes constraint violations: the next run may see what a concurrent transaction added or removed. */
function isRetryable(error: unknown): boolean {
  return error instanceof TransactionConflict || error instanceof ConstraintViolation
}

/** Only the account itself can be missing, since other references are checked under its lock. */
function translateFinal(error: unknown): unknown {
  const isAbsent = error instanceof ConstraintViolation && error.kind === 'foreign_key'
  return isAbsent ? new Failure('not_found', { resource: 'account' }, error) : error
}

/** Must come first in transactions that write designs, exports or asset uses: one lock order prevents deadlocks. */
export async function lockAccounts(
  database: Database,
  transaction: Write,
  accountIds: readonly string[],
): Promise<void> {
  if (!database.dialect.concurrentWriters || accountIds.length === 0) return
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .$call((query) => database.dialect.forUpdate(query))
    .execute()
}
