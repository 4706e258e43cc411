import type { Kysely } from '#kysely'
import { Failure } from '../../failure.ts'
import type { Write } from '../database.ts'
import type { Tables } from '../tables.ts'

/** How many exports may wait or be rendered. */
export interface QueueRoom {
  readonly ofAccount: number
  readonly ofAll: number
}

/** Requires the account's lock. @throws `queue_full`, `overloaded` */
export type CheckQueueRoom = (transaction: Write, accountId: string, room: QueueRoom) => Promise<void>

const RETRY_SECONDS = 10
/** Exports that other servers accept within this time may exceed the limit of all accounts. */
const MAX_AGE_MS = 1_000

/** Counts the exports of all accounts at most once a second, unless there may be no room. */
export function createQueueRoomCheck(clock: () => number = () => performance.now()): CheckQueueRoom {
  let counted = { at: -Infinity, total: 0 }
  return async (transaction, accountId, { ofAccount, ofAll }) => {
    const account = await transaction
      .selectFrom('accounts')
      .select('unfinished_count')
      .where('id', '=', accountId)
      .executeTakeFirst()
    const own = account?.unfinished_count ?? 0
    if (own >= ofAccount) throw new Failure('queue_full', { waiting: own, retryAfterSeconds: RETRY_SECONDS })
    if (ofAll === Infinity) return
    if (clock() - counted.at >= MAX_AGE_MS) counted = { at: clock(), total: await countUnfinished(transaction) }
    // Some may have ended since the count.
    if (counted.total >= ofAll && (await countUnfinished(transaction, ofAll)) >= ofAll) {
      const reason = `${ofAll} exports of all accounts wait or are being rendered, and more are accepted once some have ended`
      throw new Failure('overloaded', { retryAfterSeconds: RETRY_SECONDS, reason })
    }
    counted.total += 1
  }
}

/** Counts at most `limit`. */
async function countUnfinished(query: Kysely<Tables>, limit?: number): Promise<number> {
  const unfinished = query.selectFrom('exports').select('turn').where('turn', 'is not', null)
  const counted = await query
    .selectFrom((limit === undefined ? unfinished : unfinished.limit(limit)).as('unfinished'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return counted?.count ?? 0
}
