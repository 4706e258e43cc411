import { type AliasableExpression, type Expression, sql, type SqlBool } from '#kysely'
import type { Dialect } from '../dialect.ts'

// On SQLite the clock restarts with the machine. A lease longer than the maximum predates it, so it has ended.

/** Also limits the delay before a retry. */
const MAX_LEASE_MS = 60_000

/** Twice the maximum, since a statement that waited for a lock uses the time at which it began to wait. */
const MAX_CREDIBLE_MS = 2 * MAX_LEASE_MS

export function leaseEnd(dialect: Dialect, leaseMs: number): Expression<number> {
  if (leaseMs > MAX_LEASE_MS) {
    throw new RangeError(`A lease may last at most ${MAX_LEASE_MS} ms; received ${leaseMs}.`)
  }
  return sql<number>`${dialect.leaseNow()} + ${leaseMs}`
}

export function hasLeaseEnded(dialect: Dialect, column: string): AliasableExpression<SqlBool> {
  const endsAt = sql.ref<number>(column)
  const now = dialect.leaseNow()
  return sql<SqlBool>`(${endsAt} <= ${now} or ${endsAt} > ${now} + ${MAX_CREDIBLE_MS})`
}
