import type { Kysely } from '#kysely'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Design, Page } from '../records.ts'
import type { Tables } from '../tables.ts'
import { countDesigns, designById, toDesign } from './design-row.ts'
import type { DesignPage } from './list-designs.ts'
import { checkFound, type DesignTarget } from './update-design.ts'

export interface TrashTarget extends DesignTarget {
  /** If it throws, nothing is written. */
  readonly check?: (current: Design) => void
}

export async function trashDesign(database: Database, transaction: Write, target: TrashTarget): Promise<Design> {
  await lockAccounts(database, transaction, [target.accountId])
  const design = await readDesign(transaction, target)
  target.check?.(design)
  if (design.trashedAt !== null) return design
  await moveTo(transaction, design.id, target.now)
  await countDesigns(transaction, design.accountId, { designs: -1, trashed: 1 })
  return { ...design, trashedAt: target.now }
}

export async function restoreDesign(
  database: Database,
  transaction: Write,
  target: { readonly accountId: string; readonly id: string },
): Promise<Design> {
  await lockAccounts(database, transaction, [target.accountId])
  const design = await readDesign(transaction, target)
  if (design.trashedAt === null) return design
  await moveTo(transaction, design.id, null)
  await countDesigns(transaction, design.accountId, { designs: 1, trashed: -1 })
  return { ...design, trashedAt: null }
}

export async function listTrash(query: Kysely<Tables>, accountId: string, page: Page): Promise<DesignPage> {
  const counted = query.selectFrom('accounts').select('trash_count').where('id', '=', accountId)
  const rows = query
    .selectFrom('designs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is not', null)
    .orderBy('trashed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
  const total = (await counted.executeTakeFirst())?.trash_count ?? 0
  return { designs: (await rows.execute()).map(toDesign), total }
}

async function readDesign(
  transaction: Write,
  target: { readonly accountId: string; readonly id: string },
): Promise<Design> {
  const found = designById(transaction, target.id).where('account_id', '=', target.accountId)
  return toDesign(checkFound(await found.executeTakeFirst(), target))
}

async function moveTo(transaction: Write, id: string, trashedAt: number | null): Promise<void> {
  await transaction.updateTable('designs').set({ trashed_at: trashedAt }).where('id', '=', id).execute()
}
