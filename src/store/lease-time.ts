import { type AliasableExpression, type Expression, sql, type SqlBool } from 'kysely'
import { type Dialect } from './dialect.ts'

/*
 * Leases end at a moment of the lease clock (see `Dialect.leaseNow`), which on SQLite starts over when the machine does. So a lease that
 * ends later than any lease can was written by a clock that is gone, and its holder with it: it counts as ended. Without this rule such
 * a lease would hold for as long as the machine had been running before.
 */

/** No lease, and no pause before a retry, may be longer. */
const LONGEST_LEASE_MS = 60_000

/**
 * A lease that ends later from now than this was written by another clock. Twice the longest, since a statement that waited for a lock
 * goes by the time at which it began waiting.
 */
const BELIEVED_MS = 2 * LONGEST_LEASE_MS

/**
 * When a lease of `leaseMs` that begins now ends.
 *
 * @throws RangeError for more than {@link LONGEST_LEASE_MS}
 */
export function leaseEnd(dialect: Dialect, leaseMs: number): Expression<number> {
  if (leaseMs > LONGEST_LEASE_MS) {
    throw new RangeError(`A lease may last at most ${LONGEST_LEASE_MS} ms; received ${leaseMs}.`)
  }
  return sql<number>`${dialect.leaseNow()} + ${leaseMs}`
}

/** Whether the lease that ends at the time in `column` has ended. */
export function isLeaseOver(dialect: Dialect, column: string): AliasableExpression<SqlBool> {
  const endsAt = sql.ref<number>(column)
  const now = dialect.leaseNow()
  return sql<SqlBool>`(${endsAt} <= ${now} or ${endsAt} > ${now} + ${BELIEVED_MS})`
}
