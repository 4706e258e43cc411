import type { Kysely } from '#kysely'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Page } from '../records.ts'
import type { Tables } from '../tables.ts'
import { designById, toDesign } from './design-row.ts'
import type { DesignPage } from './list-designs.ts'
import { checkFound } from './update-design.ts'

interface Opening {
  readonly accountId: string
  readonly id: string
  readonly now: number
}

/** Records that the account has opened a design. @throws `not_found` */
export async function recordOpening(database: Database, transaction: Write, opening: Opening): Promise<void> {
  const { accountId, id, now } = opening
  await lockAccounts(database, transaction, [accountId])
  const found = designById(transaction, id).where('account_id', '=', accountId).where('trashed_at', 'is', null)
  checkFound(await found.executeTakeFirst(), opening)
  await transaction
    .insertInto('design_opens')
    .values({ design_id: id, account_id: accountId, opened_at: now })
    .onConflict((conflict) => conflict.column('design_id').doUpdateSet({ opened_at: now }))
    .execute()
}

/** Lists designs that were opened, the last one first. Excludes trashed designs. */
export async function listRecent(query: Kysely<Tables>, accountId: string, page: Page): Promise<DesignPage> {
  const opened = query
    .selectFrom('design_opens')
    .innerJoin('designs', 'designs.id', 'design_opens.design_id')
    .where('design_opens.account_id', '=', accountId)
    .where('designs.trashed_at', 'is', null)
  const rows = await opened
    .selectAll('designs')
    .orderBy('design_opens.opened_at', 'desc')
    .orderBy('design_opens.design_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await opened.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  return { designs: rows.map(toDesign), total: counted?.count ?? 0 }
}
