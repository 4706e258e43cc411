import { sql } from 'kysely'
import { type Write } from '../database.ts'
import { type ExportRow } from '../tables.ts'

// Start-time fair queueing (Goyal, Vin and Cheng, 1996): docs/decisions/0013-fair-queue.md. Turns
// are milliseconds of render time. V, the virtual time, is the greatest turn claimed in order. A
// new export takes the turn max(V, F) and advances its account's F (`queue_turn`) by its expected
// cost. At its end, F and the account's waiting turns move by the difference to the actual time. F
// always equals the first waiting turn plus the costs of all waiting.

/** Smaller differences move only F; the turns follow with the next larger one. */
const MIN_SHIFT_MS = 250

const LATEST_WEIGHT = 0.25
const RATIO = { min: 0.1, max: 100 } as const

export type Place = Pick<ExportRow, 'turn' | 'cost_ms' | 'estimate_ms'>

/** Requires the account's lock. */
export async function takeTurn(transaction: Write, accountId: string, estimateMs: number): Promise<Place> {
  const account = await transaction
    .selectFrom('accounts')
    .select(['queue_turn', 'cost_ratio'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const turn = Math.max(await virtualTime(transaction), account?.queue_turn ?? 0)
  const costMs = Math.max(1, Math.round(estimateMs * (account?.cost_ratio ?? 1)))
  await transaction
    .updateTable('accounts')
    .set({ queue_turn: turn + costMs })
    .where('id', '=', accountId)
    .execute()
  return { turn, cost_ms: costMs, estimate_ms: Math.round(estimateMs) }
}

/** Returns V, at least the first waiting turn: the export with the greatest claimed turn may have been removed. */
async function virtualTime(transaction: Write): Promise<number> {
  const claimed = await transaction
    .selectFrom('exports')
    .select('claimed_turn')
    .where('claimed_turn', 'is not', null)
    .orderBy('claimed_turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  const next = await transaction
    .selectFrom('exports')
    .select('turn')
    .where('turn', 'is not', null)
    .orderBy('turn')
    .limit(1)
    .executeTakeFirst()
  return Math.max(claimed?.claimed_turn ?? 0, next?.turn ?? 0)
}

/** Charges `differenceMs`, which may be negative, and moves the account's queue. Requires the account's lock. */
export async function charge(transaction: Write, accountId: string, differenceMs: number): Promise<void> {
  const difference = Math.round(differenceMs)
  const account = await transaction
    .updateTable('accounts')
    .set((eb) => ({ queue_turn: eb('queue_turn', '+', difference) }))
    .where('id', '=', accountId)
    .returning('queue_turn')
    .executeTakeFirst()
  if (account === undefined || Math.abs(difference) < MIN_SHIFT_MS) return
  // Each turn is F minus the costs of this export and of all after it.
  const waiting = transaction
    .selectFrom('exports')
    .select('id')
    .select(sql<number>`sum(cost_ms) over (order by turn desc, id desc)`.as('cost'))
    .where('account_id', '=', accountId)
    .where('turn', 'is not', null)
    .where('status', '=', 'queued')
  await transaction
    .updateTable('exports')
    .from(waiting.as('waiting'))
    .set({ turn: sql<number>`${account.queue_turn} - waiting.cost` })
    .whereRef('exports.id', '=', 'waiting.id')
    .where('exports.status', '=', 'queued')
    .execute()
}

export async function learnCost(
  transaction: Write,
  accountId: string,
  { estimateMs, usedMs }: { readonly estimateMs: number; readonly usedMs: number },
): Promise<void> {
  const ratio = Math.min(RATIO.max, Math.max(RATIO.min, usedMs / Math.max(1, estimateMs)))
  await transaction
    .updateTable('accounts')
    .set({ cost_ratio: sql<number>`cost_ratio + (${ratio} - cost_ratio) * ${sql.lit(LATEST_WEIGHT)}` })
    .where('id', '=', accountId)
    .execute()
}
