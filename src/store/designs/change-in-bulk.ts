import { chunked } from '../chunked.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { expireReplaced } from '../pictures/enqueue-picture.ts'
import { requireFolder } from '../folders/require-folder.ts'
import type { Design } from '../records.ts'
import { countDesigns, writeTags } from './design-row.ts'
import { changeWords } from './design-words.ts'
import { type DesignSet, readDesigns } from './trash-in-bulk.ts'

export interface TagsTarget extends DesignSet {
  readonly now: number
  /** Returns the new tags. If it throws, nothing is written. */
  readonly tagsOf: (design: Design) => readonly string[]
}

/** Changes the tags of those of the designs that are not in the trash, and returns these in the order of `ids`. */
export async function changeTags(
  database: Database,
  transaction: Write,
  target: TagsTarget,
): Promise<readonly Design[]> {
  const { accountId, now, tagsOf } = target
  const found = await readUntrashed(database, transaction, target)
  const changed = found.map((before) => {
    const tags = tagsOf(before)
    if (JSON.stringify(tags) === JSON.stringify(before.tags)) return before
    return { ...before, tags, revision: before.revision + 1, updatedAt: Math.max(now, before.updatedAt + 1) }
  })
  let count = 0
  for (const [index, before] of found.entries()) {
    const design = changed[index] ?? before
    if (design === before) continue
    count += 1
    await transaction
      .updateTable('designs')
      .set({ tags: JSON.stringify(design.tags), revision: design.revision, updated_at: design.updatedAt })
      .where('id', '=', design.id)
      .execute()
    await transaction.deleteFrom('design_tags').where('design_id', '=', design.id).execute()
    await writeTags(transaction, design)
    await changeWords(transaction, design, undefined)
    await expireReplaced(transaction, { ...before, now })
  }
  if (count > 0) await countDesigns(transaction, accountId, {})
  return changed
}

/** Moves designs that are not in the trash, and returns these in the order of `ids`. @throws `not_found` */
export async function moveDesigns(
  database: Database,
  transaction: Write,
  { folderId, ...target }: DesignSet & { readonly folderId: string | null },
): Promise<readonly Design[]> {
  await lockAccounts(database, transaction, [target.accountId])
  await requireFolder(transaction, target.accountId, folderId)
  const found = await readUntrashed(database, transaction, target)
  const moved = found.filter((design) => design.folderId !== folderId).map(({ id }) => id)
  await chunked(moved, async (batch) => {
    await transaction.updateTable('designs').set({ folder_id: folderId }).where('id', 'in', batch).execute()
    return []
  })
  if (moved.length > 0) await countDesigns(transaction, target.accountId, {})
  return found.map((design) => ({ ...design, folderId }))
}

async function readUntrashed(database: Database, transaction: Write, target: DesignSet): Promise<readonly Design[]> {
  return (await readDesigns(database, transaction, target)).filter(({ trashedAt }) => trashedAt === null)
}
