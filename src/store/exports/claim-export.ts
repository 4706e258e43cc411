import { type Expression, type ExpressionBuilder, sql } from '#kysely'
import { ConstraintViolation, TransactionConflict } from '../constraint-violation.ts'
import type { Database } from '../database.ts'
import { hasLeaseEnded, leaseEnd } from '../leases/lease-time.ts'
import type { ClaimedExport } from '../export-records.ts'
import type { Tables } from '../tables.ts'
import type { ExportRow } from '../export-tables.ts'
import { toExport } from './export-row.ts'
import { replaceFirst } from './queue-lines.ts'

export interface AtOnce {
  readonly byPlan: Readonly<Record<string, number>>
  readonly otherwise: number
}

export interface ClaimOptions {
  readonly workerId: string
  readonly now: number
  readonly leaseMs: number
  /** Exports that this worker is rendering: not claimed again, even if their leases ended during a suspend. */
  readonly holding?: readonly string[]
  /** Maximum exports in progress of one account, by its plan; `otherwise` for other plans. Unlimited by default. */
  readonly atOnce?: AtOnce
  /** Restricts the claim to cheap exports of other accounts. */
  readonly express?: { readonly maxCostMs: number; readonly exceptAccounts: readonly string[] }
}

export async function claimExport(database: Database, options: ClaimOptions): Promise<ClaimedExport | undefined> {
  for (;;) {
    const row = await takeNext(database, options)
    if (row === undefined) return undefined
    if (row === 'taken') continue
    const stored = await database.query
      .selectFrom('export_snapshots')
      .innerJoin('accounts', (join) => join.on('accounts.id', '=', row.account_id))
      .select(['snapshot', 'accounts.line_ms'])
      .where('export_id', '=', row.id)
      .executeTakeFirst()
    // Without a snapshot, the design and this export were permanently deleted after the claim.
    if (stored === undefined) continue
    if (stored.line_ms > 0) await replaceFirst(database, row.account_id)
    return { ...toExport(row), snapshotJson: stored.snapshot }
  }
}

/** Claims atomically. Returns `taken` if another worker has just started an equal export: the next try skips it. */
async function takeNext(database: Database, options: ClaimOptions): Promise<ExportRow | 'taken' | undefined> {
  const { workerId, now, leaseMs, holding = [], express, atOnce } = options
  const { dialect } = database
  try {
    return await database.query
      .updateTable('exports')
      .set((eb) => ({
        status: 'processing',
        claims: eb('claims', '+', 1),
        // A release clears leased_by, so if it names another worker, that worker died or lost its lease.
        deaths: eb('deaths', '+', eb.case().when('leased_by', '<>', workerId).then(1).else(0).end()),
        leased_by: workerId,
        run_at: leaseEnd(dialect, leaseMs),
        claimed_turn: express === undefined ? eb.ref('turn') : turnIfNextInOrder(eb),
        started_at: eb.fn.coalesce('started_at', eb.val(now)),
      }))
      // `=`, not `in`: PostgreSQL may run a locking subquery of `in` more than once.
      .where('id', '=', (eb) =>
        eb
          .selectFrom('exports as due')
          .select('due.id')
          .where('due.turn', 'is not', null)
          .where('due.line', '=', 0)
          .where(hasLeaseEnded(dialect, 'due.run_at'))
          .where((outer) =>
            outer.not(
              outer.exists(
                outer
                  .selectFrom('exports as leader')
                  .select('leader.id')
                  .whereRef('leader.account_id', '=', 'due.account_id')
                  .whereRef('leader.fingerprint', '=', 'due.fingerprint')
                  // A literal, since SQLite matches a partial index only with a constant.
                  .where('leader.status', '=', sql.lit('processing'))
                  .whereRef('leader.id', '<>', 'due.id'),
              ),
            ),
          )
          .$call((query) =>
            atOnce === undefined ? query : query.where('due.account_id', 'not in', busyAccounts(database, atOnce)),
          )
          .$if(holding.length > 0, (query) => query.where('due.id', 'not in', holding))
          .$if(express !== undefined, (query) => query.where('due.cost_ms', '<=', express?.maxCostMs ?? 0))
          .$if((express?.exceptAccounts.length ?? 0) > 0, (query) =>
            query.where('due.account_id', 'not in', express?.exceptAccounts ?? []),
          )
          .orderBy('due.turn')
          .orderBy('due.id')
          .limit(1)
          .$call((query) => dialect.skipLocked(query)),
      )
      .returningAll()
      .executeTakeFirst()
  } catch (error) {
    if (error instanceof ConstraintViolation || error instanceof TransactionConflict) return 'taken'
    throw error
  }
}

/**
 * Accounts with as many exports in progress as their plan allows. Two workers that claim in the same moment may
 * exceed it by one.
 */
function busyAccounts({ query, dialect }: Database, { byPlan, otherwise }: AtOnce) {
  const limitOf = Object.entries(byPlan).reduce(
    (cases, [plan, limit]) => sql`${cases} when ${plan} then ${sql.lit(limit)}`,
    sql``,
  )
  return query
    .selectFrom('exports as busy')
    .innerJoin('accounts', 'accounts.id', 'busy.account_id')
    .select('busy.account_id')
    .where('busy.status', '=', sql.lit('processing'))
    .where((inner) => inner.not(hasLeaseEnded(dialect, 'busy.run_at')))
    .groupBy(['busy.account_id', 'accounts.plan'])
    .having(sql<boolean>`count(*) >= case accounts.plan${limitOf} else ${sql.lit(otherwise)} end`)
}

/** Does not advance past queued exports with an earlier turn: new exports would wait behind the skipped ones. */
function turnIfNextInOrder(eb: ExpressionBuilder<Tables, 'exports'>): Expression<number | null> {
  const earlier = eb
    .selectFrom('exports as earlier')
    .select('earlier.id')
    .where('earlier.status', '=', 'queued')
    .where('earlier.line', '=', 0)
    .whereRef('earlier.turn', '<', 'exports.turn')
  return eb.case().when(eb.exists(earlier)).then(eb.ref('claimed_turn')).else(eb.ref('turn')).end()
}
