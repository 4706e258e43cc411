import { Kysely, type Transaction } from 'kysely'
import { Failure } from '../failure.ts'
import { ConstraintViolation, TransactionConflict } from './constraint-violation.ts'
import { type Dialect, openDialect } from './dialect.ts'
import { type StoreLocation } from './store.ts'
import { type Tables } from './tables.ts'

/** What every resource's file works with. */
export interface Database {
  /** For reads, and for writes that are one statement. */
  readonly query: Kysely<Tables>
  readonly dialect: Dialect
  /**
   * Runs `work` in one transaction. It may be run again where two met (a deadlock, or both adding the same row), so it
   * touches nothing but the database.
   */
  write<T>(work: (transaction: Write) => Promise<T>): Promise<T>
}

export type Write = Transaction<Tables>

const ATTEMPTS = 4

export function openDatabase(location: StoreLocation): Database {
  const dialect = openDialect(location)
  const query = new Kysely<Tables>({ dialect: dialect.kysely })
  return {
    query,
    dialect,
    async write(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await query.transaction().execute(work)
        } catch (error) {
          if (!isWorthAnotherRun(error)) throw error
          if (attempt === ATTEMPTS) throw explained(error)
        }
      }
    },
  }
}

/** A row that was not there when the transaction looked may be there, or gone, by the next run. */
function isWorthAnotherRun(error: unknown): boolean {
  return error instanceof TransactionConflict || error instanceof ConstraintViolation
}

/**
 * Everything else that a row points to is looked for first, under the account's lock: what is still not there at the last run is the
 * account itself, removed since its request was let in.
 */
function explained(error: unknown): unknown {
  const isAbsent = error instanceof ConstraintViolation && error.kind === 'foreign_key'
  return isAbsent ? new Failure('not_found', { resource: 'account' }, error) : error
}

/**
 * Locks the accounts' rows until the transaction ends. Every transaction that writes designs, exports or uses of assets
 * begins with this: so the counters are right, nothing that it looked at changes under it, and no two can deadlock, since
 * all take their locks in the same order. SQLite has one writer anyway.
 */
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
