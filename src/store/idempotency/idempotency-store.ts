import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { TransactionConflict } from '../constraint-violation.ts'
import { type Database, type Write } from '../database.ts'
import {
  type IdempotencyBegin,
  type IdempotencyState,
  type IdempotencyHolder,
  type IdempotencyStore,
} from '../idempotency.ts'
import { isLeaseOver, leaseEnd } from '../lease-time.ts'
import { type StoredAnswer } from '../records.ts'
import { type Tables } from '../tables.ts'

/** The idempotency keys in this database. */
export function createIdempotencyStore(database: Database): IdempotencyStore {
  return {
    begin: (request) => database.write((transaction) => begin(database, transaction, request)),
    async finish(holder, answer) {
      const { numUpdatedRows } = await database.query
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify(answer) })
        .where((eb) => isHeld(eb, holder))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async abandon(holder) {
      await database.query
        .deleteFrom('idempotency_keys')
        .where((eb) => isHeld(eb, holder))
        .execute()
    },
    async release(holder) {
      await database.query
        .updateTable('idempotency_keys')
        .set({ lease_until: 0 })
        .where((eb) => isHeld(eb, holder))
        .execute()
    },
    async purge(before, limit) {
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

/** The reservation, as long as it is still the holder's and has no answer. */
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
  const added = await transaction
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, key, ...reservation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 1n) return { state: 'new', resourceId }

  const first = await transaction
    .selectFrom('idempotency_keys')
    .selectAll()
    .select(isLeaseOver(dialect, 'lease_until').as('is_over'))
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .$call((query) => dialect.forUpdate(query))
    .executeTakeFirst()
  // Given back between the two statements: the next run finds it free.
  if (first === undefined) throw new TransactionConflict('the reservation went away')
  const mine = transaction.updateTable('idempotency_keys').where('account_id', '=', accountId).where('key', '=', key)
  if (first.created_at < request.keptSince) {
    await mine.set(reservation).execute()
    return { state: 'new', resourceId }
  }
  if (first.fingerprint !== fingerprint) return { state: 'other_body' }
  if (first.answer !== null) return { state: 'done', answer: JSON.parse(first.answer) as StoredAnswer }
  if (!first.is_over) return { state: 'in_flight' }
  await mine.set({ instance_id: instanceId, attempt, lease_until: reservation.lease_until }).execute()
  return { state: 'resumed', resourceId: first.resource_id }
}
