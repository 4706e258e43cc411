import { sql } from '#kysely'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { ExportRow } from '../export-tables.ts'

// Only the first waiting exports of an account can be claimed, and only their turns move, so that a
// change costs the same in a queue of any length. Those behind them stand in line: `line` is their
// place, 0 for the first ones, and `line_ms` of the account is the sum of their costs. They get
// their turns when an export of the account ends, or when the last of the first ones is claimed.

/** Waiting exports of an account that can be claimed. Others follow when half of them are gone. */
export const MAX_FIRST = 50

/** Smaller differences move only F; the turns follow with the next larger one. */
const MIN_SHIFT_MS = 250

type Waiting = Pick<ExportRow, 'id' | 'cost_ms'>

/** Returns the place of a new export: 0 if it is among the first. Requires the account's lock. */
export async function takePlace(
  transaction: Write,
  accountId: string,
  account: { readonly line_ms: number; readonly unfinished_count: number },
): Promise<number> {
  if (account.line_ms === 0) {
    if (account.unfinished_count < MAX_FIRST) return 0
    const first = await selectWaiting(transaction, accountId).where('line', '=', 0).limit(MAX_FIRST).execute()
    if (first.length < MAX_FIRST) return 0
  }
  const inLine = selectWaiting(transaction, accountId).clearSelect().select('line').orderBy('line', 'desc')
  return ((await inLine.limit(1).executeTakeFirst())?.line ?? 0) + 1
}

export interface QueueChange {
  /** Render time to charge, which may be negative. */
  readonly differenceMs: number
  /** The exports that have left the queue. */
  readonly left: readonly Pick<ExportRow, 'line' | 'cost_ms'>[]
}

/** Charges the account, and moves its queue. Call whenever exports leave it. Requires the account's lock. */
export async function changeQueue(transaction: Write, accountId: string, change: QueueChange): Promise<void> {
  const difference = Math.round(change.differenceMs)
  const leftLineMs = sumCosts(change.left.filter(({ line }) => line > 0))
  const account = await transaction
    .updateTable('accounts')
    .set((eb) => ({
      queue_turn: eb('queue_turn', '+', difference),
      line_ms: eb('line_ms', '-', leftLineMs),
      unfinished_count: eb('unfinished_count', '-', change.left.length),
    }))
    .where('id', '=', accountId)
    .returning(['queue_turn', 'line_ms'])
    .executeTakeFirst()
  if (account === undefined) return
  // The refund of an export in line moves only those behind it.
  const isMoving = Math.abs(difference + leftLineMs) >= MIN_SHIFT_MS
  if (!isMoving && account.line_ms === 0) return
  const first = await selectWaiting(transaction, accountId)
    .where('line', '=', 0)
    .orderBy('turn')
    .orderBy('id')
    .execute()
  const hasRoom = account.line_ms > 0 && first.length <= MAX_FIRST / 2
  const next = hasRoom ? await selectNext(transaction, accountId) : []
  if (!isMoving && next.length === 0) return
  const lineMs = account.line_ms - sumCosts(next)
  await setTurns(transaction, [...first, ...next], account.queue_turn - lineMs)
  if (next.length > 0) {
    await transaction.updateTable('accounts').set({ line_ms: lineMs }).where('id', '=', accountId).execute()
  }
}

/** For an account with exports in line: gives them turns if the last of the first ones was claimed. */
export async function replaceFirst(database: Database, accountId: string): Promise<void> {
  const waiting = await selectWaiting(database.query, accountId).where('line', '=', 0).limit(1).execute()
  if (waiting.length > 0) return
  await database.write(async (transaction) => {
    await lockAccounts(database, transaction, [accountId])
    await changeQueue(transaction, accountId, { differenceMs: 0, left: [] })
  })
}

function selectWaiting(query: Database['query'], accountId: string) {
  return query
    .selectFrom('exports')
    .select(['id', 'cost_ms'])
    .where('account_id', '=', accountId)
    .where('turn', 'is not', null)
    .where('status', '=', 'queued')
}

function selectNext(transaction: Write, accountId: string): Promise<readonly Waiting[]> {
  const inLine = selectWaiting(transaction, accountId).where('line', '>', 0)
  return inLine
    .orderBy('line')
    .limit(MAX_FIRST / 2)
    .execute()
}

/** Gives the exports consecutive turns, of which the last ends at `end`. */
async function setTurns(transaction: Write, rows: readonly Waiting[], end: number): Promise<void> {
  if (rows.length === 0) return
  let turn = end - sumCosts(rows)
  const cases = rows.map(({ id, cost_ms }) => {
    const own = turn
    turn += cost_ms
    return sql`when ${id} then ${sql.lit(own)}`
  })
  const ids = rows.map(({ id }) => id)
  await transaction
    .updateTable('exports')
    .set({ line: 0, turn: sql<number>`case id ${sql.join(cases, sql` `)} end` })
    .where('id', 'in', ids)
    // A worker may have claimed one in the meantime.
    .where('status', '=', 'queued')
    .execute()
}

function sumCosts(rows: readonly Pick<ExportRow, 'cost_ms'>[]): number {
  return rows.reduce((sum, { cost_ms }) => sum + cost_ms, 0)
}
