import { chunked } from '../chunked.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Design } from '../records.ts'
import { countDesigns, toDesign } from './design-row.ts'

export interface DesignSet {
  readonly accountId: string
  /** Distinct. Unknown IDs are skipped. */
  readonly ids: readonly string[]
}

export async function trashDesigns(
  database: Database,
  transaction: Write,
  target: DesignSet & { readonly now: number },
): Promise<readonly Design[]> {
  const found = await readDesigns(database, transaction, target)
  const moved = found.filter(({ trashedAt }) => trashedAt === null)
  if (moved.length > 0) {
    await moveAll(transaction, moved, target.now)
    await countDesigns(transaction, target.accountId, { designs: -moved.length, trashed: moved.length })
  }
  return found.map((design) => ({ ...design, trashedAt: design.trashedAt ?? target.now }))
}

export async function restoreDesigns(
  database: Database,
  transaction: Write,
  target: DesignSet,
): Promise<readonly Design[]> {
  const found = await readDesigns(database, transaction, target)
  const moved = found.filter(({ trashedAt }) => trashedAt !== null)
  if (moved.length > 0) {
    await moveAll(transaction, moved, null)
    await countDesigns(transaction, target.accountId, { designs: moved.length, trashed: -moved.length })
  }
  return found.map((design) => ({ ...design, trashedAt: null }))
}

export async function readDesigns(
  database: Database,
  transaction: Write,
  { accountId, ids }: DesignSet,
): Promise<readonly Design[]> {
  await lockAccounts(database, transaction, [accountId])
  const rows = await chunked(ids, (batch) =>
    transaction
      .selectFrom('designs')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', 'in', batch)
      .execute(),
  )
  const byId = new Map(rows.map((row) => [row.id, toDesign(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function moveAll(transaction: Write, designs: readonly Design[], trashedAt: number | null): Promise<void> {
  const ids = designs.map(({ id }) => id)
  await chunked(ids, async (batch) => {
    await transaction.updateTable('designs').set({ trashed_at: trashedAt }).where('id', 'in', batch).execute()
    return []
  })
}
