import { sql } from 'kysely'
import { type Write } from '../database.ts'
import { type ExportRow } from '../tables.ts'

/*
 * Start-time fair queueing (Goyal, Vin and Cheng, 1996), by account and by render time. See docs/decisions/0013-fair-queue.md.
 *
 * Turns are milliseconds of render time, not moments: no clock is involved. `V`, the queue's virtual time, is the greatest turn that was
 * claimed in order: an express claim that passes over exports with earlier turns does not count. An account that queues an export takes
 * the turn max(V, F) and moves its own F, `accounts.queue_turn`, on by what the export is expected to cost. The export with the smallest turn is claimed first, so an account that has used little comes before one that has
 * used much, and an account that was idle gains nothing by it.
 *
 * When an export ends, its account is charged what it really took: F, and with it the turns of the account's waiting exports, moves by the
 * difference. F is always the turn of the account's first waiting export plus the costs of all that wait.
 */

/** Smaller differences move only F; the turns follow with the next one that is larger. */
const NOTICEABLE_MS = 250

/** How much the latest export counts in the average of real to estimated time. */
const LATEST_WEIGHT = 0.25
const RATIO = { least: 0.1, most: 100 } as const

/** What the row of a queued export says of its place. */
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

/** V. An export of a removed account may have been the greatest that was claimed: V is never behind what waits first. */
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

/** Charges the account `differenceMs` more than it was charged, or less. The account's row must be locked. */
export async function charge(transaction: Write, accountId: string, differenceMs: number): Promise<void> {
  const difference = Math.round(differenceMs)
  const account = await transaction
    .updateTable('accounts')
    .set((eb) => ({ queue_turn: eb('queue_turn', '+', difference) }))
    .where('id', '=', accountId)
    .returning('queue_turn')
    .executeTakeFirst()
  if (account === undefined || Math.abs(difference) < NOTICEABLE_MS) return
  // Each turn is what remains of F once the cost of this export and of all behind it is taken away.
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
    // Claimed meanwhile, it has had its turn.
    .where('exports.status', '=', 'queued')
    .execute()
}

/** Has the account's later estimates corrected by what an export of `estimateMs` really took. */
export async function learnCost(
  transaction: Write,
  accountId: string,
  { estimateMs, usedMs }: { readonly estimateMs: number; readonly usedMs: number },
): Promise<void> {
  const ratio = Math.min(RATIO.most, Math.max(RATIO.least, usedMs / Math.max(1, estimateMs)))
  await transaction
    .updateTable('accounts')
    .set({ cost_ratio: sql<number>`cost_ratio + (${ratio} - cost_ratio) * ${sql.lit(LATEST_WEIGHT)}` })
    .where('id', '=', accountId)
    .execute()
}
