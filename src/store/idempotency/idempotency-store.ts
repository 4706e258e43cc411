import type { Expression, ExpressionBuilder, SqlBool } from '#kysely'
import { TransactionConflict } from '../constraint-violation.ts'
import type { Database, Write } from '../database.ts'
import { hasLeaseEnded, leaseEnd } from '../leases/lease-time.ts'
import type { StoredResponse } from '../records.ts'
import type { Tables } from '../tables.ts'

export interface IdempotencyBegin {
  readonly accountId: string
  /** 1–255 characters. */
  readonly key: string
  /** Hash of the method, path and body. */
  readonly fingerprint: string
  readonly resourceId: string
  readonly instanceId: string
  /** Unique within the run. */
  readonly attempt: number
  readonly now: number
  /** Time until an unanswered reservation can be resumed. At most 60,000, on the lease clock. */
  readonly leaseMs: number
  /** Creation time of the oldest valid key. */
  readonly validSince: number
}

export type IdempotencyState =
  | { readonly state: 'new'; readonly resourceId: string }
  /** An earlier attempt did not finish: repeat the work with its ID. */
  | { readonly state: 'resumed'; readonly resourceId: string }
  | { readonly state: 'done'; readonly answer: StoredResponse }
  | { readonly state: 'in_flight' }
  | { readonly state: 'other_body' }

/** Identifies one attempt: an earlier attempt of the same run is another holder. */
export type IdempotencyHolder = Pick<IdempotencyBegin, 'accountId' | 'key' | 'instanceId' | 'attempt'>

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>

export function createIdempotencyStore(database: Database) {
  return {
    begin: (request: IdempotencyBegin): Promise<IdempotencyState> =>
      database.write((transaction) => begin(database, transaction, request)),
    /** Returns false and writes nothing if the holder has lost the reservation. */
    async finish(holder: IdempotencyHolder, answer: StoredResponse): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify(answer) })
        .where((eb) => isHeld(eb, holder))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Allows a retry after a response that must not be replayed. */
    async abandon(holder: IdempotencyHolder): Promise<void> {
      await database.query
        .deleteFrom('idempotency_keys')
        .where((eb) => isHeld(eb, holder))
        .execute()
    },
    /** Lets the same request resume at once after an unknown outcome. */
    async release(holder: IdempotencyHolder): Promise<void> {
      await database.query
        .updateTable('idempotency_keys')
        .set({ lease_until: 0 })
        .where((eb) => isHeld(eb, holder))
        .execute()
    },
    async purge(before: number, limit: number): Promise<number> {
      const oldest = database.query
        .selectFrom('idempotency_keys')
        .select(['account_id', 'key'])
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
      const removed = await database.query
        .deleteFrom('idempotency_keys')
        .where((eb) => eb(eb.refTuple('account_id', 'key'), 'in', oldest.$asTuple('account_id', 'key')))
        .where('created_at', '<', before)
        .executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
  }
}

function isHeld(eb: ExpressionBuilder<Tables, 'idempotency_keys'>, holder: IdempotencyHolder): Expression<SqlBool> {
  const { accountId, key, instanceId, attempt } = holder
  return eb.and([eb.and({ account_id: accountId, key, instance_id: instanceId, attempt }), eb('answer', 'is', null)])
}

async function begin(database: Database, transaction: Write, request: IdempotencyBegin): Promise<IdempotencyState> {
  const { accountId, key, fingerprint, resourceId, instanceId, attempt, now } = request
  const { dialect } = database
  const reservation = {
    fingerprint,
    resource_id: resourceId,
    instance_id: instanceId,
    attempt,
    lease_until: leaseEnd(dialect, request.leaseMs),
    answer: null,
    created_at: now,
  }
  const inserted = await transaction
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, key, ...reservation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return { state: 'new', resourceId }

  const existing = await transaction
    .selectFrom('idempotency_keys')
    .selectAll()
    .select(hasLeaseEnded(dialect, 'lease_until').as('has_lease_ended'))
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .$call((query) => dialect.forUpdate(query))
    .executeTakeFirst()
  // The row was deleted between the two statements, so the next run can insert it.
  if (existing === undefined) throw new TransactionConflict('the reservation was deleted')
  const reserved = transaction
    .updateTable('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
  if (existing.created_at < request.validSince) {
    await reserved.set(reservation).execute()
    return { state: 'new', resourceId }
  }
  if (existing.fingerprint !== fingerprint) return { state: 'other_body' }
  if (existing.answer !== null) return { state: 'done', answer: JSON.parse(existing.answer) as StoredResponse }
  if (!existing.has_lease_ended) return { state: 'in_flight' }
  await reserved.set({ instance_id: instanceId, attempt, lease_until: reservation.lease_until }).execute()
  return { state: 'resumed', resourceId: existing.resource_id }
}
