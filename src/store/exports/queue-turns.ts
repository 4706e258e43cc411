import { sql } from 'kysely'
import { type Write } from '../database.ts'
import { type ExportRow } from '../tables.ts'

/*
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996), by account and by render time. See docs/decisions/0013-fair-queue.md.
 *
 * Turns are milliseconds of render time, not times: no clock is involved. `V`, the queue's virtual time, is the greatest turn
 * claimed in order; express claims that skip exports with earlier turns do not count. An account that queues an export takes
 * the turn max(V, F) and advances its own F, `accounts.queue_turn`, by the expected cost. The export with the smallest turn
 * is claimed first, so accounts that have used little precede those that have used much, and idle accounts save up nothing.
 *
 * When an export ends, its account is charged the time it took: F, and with it the turns of the account's waiting exports,
 * moves by the difference. F is always the turn of the account's first waiting export plus the costs of all waiting ones.
 */

/** Smaller differences move only F; the turns follow with the next larger one. */
const MIN_SHIFT_MS = 250

/** Weight of the latest export in the moving average of actual to estimated time. */
const LATEST_WEIGHT = 0.25
const RATIO = { min: 0.1, max: 100 } as const

export type Place = Pick<ExportRow, 'turn' | 'cost_ms' | 'estimate_ms'>

/** Takes the account's next turn for an export of the estimated cost. The account's row must be locked. */
export async function takeTurn(transaction: Write, accountId: string, estimateMs: number): Promise<Place> {
  const account = await transaction
    .selectFrom('accounts')
    .select(['queue_turn', 'cost_ratio'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const turn = Math.max(await virtualTime(transaction), account?.queue_turn ?? 0)
  const cost = Math.max(1, Math.round(estimateMs * (account?.cost_ratio ?? 1)))
  await transaction
    .updateTable('accounts')
    .set({ queue_turn: turn + cost })
    .where('id', '=', accountId)
    .execute()
  return { turn, cost_ms: cost, estimate_ms: Math.round(estimateMs) }
}

/** V, but never less than the first waiting turn: the export with the greatest claimed turn may have been removed. */
async function virtualTime(transaction: Write): Promise<number> {
  const claimed = await transaction
    .selectFrom('exports')
    .select('claimed_turn')
    .where('claimed_turn', 'is not', null)
    .orderBy('claimed_turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  const first = await transaction
    .selectFrom('exports')
    .select('turn')
    .where('turn', 'is not', null)
    .orderBy('turn')
    .limit(1)
    .executeTakeFirst()
  return Math.max(claimed?.claimed_turn ?? 0, first?.turn ?? 0)
}

/** Charges the account `differenceMs`, which may be negative. The account's row must be locked. */
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
    // It may have been claimed in the meantime.
    .where('exports.status', '=', 'queued')
    .execute()
}

/** Corrects the account's later estimates by the time that an export of `estimateMs` took. */
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
