import { sql } from '#kysely'
import type { Write } from '../database.ts'
import type { ExportRow } from '../export-tables.ts'
import { takePlace } from './queue-lines.ts'

// Start-time fair queueing (Goyal, Vin and Cheng, 1996): docs/decisions/0013-fair-queue.md. Turns
// are milliseconds of render time. V, the virtual time, is the greatest turn claimed in order. A
// new export takes the turn max(V, F) and advances its account's F (`queue_turn`) by its expected
// cost. At its end, F and the account's waiting turns move by the difference to the actual time
// (queue-lines.ts). F always equals the first waiting turn plus the costs of all waiting.

const LATEST_WEIGHT = 0.25
const RATIO = { min: 0.1, max: 100 } as const

export type Place = Pick<ExportRow, 'turn' | 'line' | 'cost_ms' | 'estimate_ms'>

/** Requires the account's lock. */
export async function takeTurn(transaction: Write, accountId: string, estimateMs: number): Promise<Place> {
  const account = (await transaction
    .selectFrom('accounts')
    .select(['queue_turn', 'cost_ratio', 'line_ms', 'unfinished_count'])
    .where('id', '=', accountId)
    .executeTakeFirst()) ?? { queue_turn: 0, cost_ratio: 1, line_ms: 0, unfinished_count: 0 }
  const turn = Math.max(await virtualTime(transaction), account.queue_turn)
  const costMs = Math.max(1, Math.round(estimateMs * account.cost_ratio))
  const line = await takePlace(transaction, accountId, account)
  await transaction
    .updateTable('accounts')
    .set({
      queue_turn: turn + costMs,
      line_ms: account.line_ms + (line > 0 ? costMs : 0),
      unfinished_count: account.unfinished_count + 1,
    })
    .where('id', '=', accountId)
    .execute()
  return { turn, line, cost_ms: costMs, estimate_ms: Math.round(estimateMs) }
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
    .where('line', '=', 0)
    .orderBy('turn')
    .limit(1)
    .executeTakeFirst()
  return Math.max(claimed?.claimed_turn ?? 0, next?.turn ?? 0)
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
