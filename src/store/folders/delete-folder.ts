import { chunked } from '../chunked.ts'
import type { Write } from '../database.ts'
import { countDesigns } from '../designs/design-row.ts'

export interface FolderDeletion {
  /** Whether its designs and those of its subfolders move to its parent, or to the trash. */
  readonly designs: 'parent' | 'trash'
  readonly now: number
}

export interface DeletedFolder {
  readonly folderIds: readonly string[]
  /** Number of designs outside the trash before. */
  readonly designs: number
}

interface Target extends FolderDeletion {
  readonly accountId: string
  /** The folder first. */
  readonly folderIds: readonly string[]
  readonly parentId: string | null
}

/** Call under the lock of the account. Designs in the trash would be restored to the parent. */
export async function deleteFolder(
  transaction: Write,
  { accountId, folderIds, parentId, designs, now }: Target,
): Promise<DeletedFolder> {
  const inside = await chunked(folderIds, (batch) =>
    transaction
      .selectFrom('designs')
      .select('id')
      .where('folder_id', 'in', batch)
      .where('account_id', '=', accountId)
      .where('trashed_at', 'is', null)
      .execute(),
  )
  await chunked(designs === 'trash' ? inside.map(({ id }) => id) : [], async (batch) => {
    await transaction.updateTable('designs').set({ trashed_at: now }).where('id', 'in', batch).execute()
    return []
  })
  await chunked(folderIds, async (batch) => {
    await transaction
      .updateTable('designs')
      .set({ folder_id: parentId })
      .where('account_id', '=', accountId)
      .where('folder_id', 'in', batch)
      .execute()
    await transaction.deleteFrom('folders').where('id', 'in', batch).execute()
    return []
  })
  const trashed = designs === 'trash' ? inside.length : 0
  if (trashed > 0) await countDesigns(transaction, accountId, { designs: -trashed, trashed })
  return { folderIds, designs: inside.length }
}
