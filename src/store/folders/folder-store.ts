import { Failure } from '../../failure.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { countDesigns } from '../designs/design-row.ts'
import type { Folder } from '../records.ts'
import { type FolderTree, MAX_FOLDER_DEPTH, MAX_FOLDERS, readFolderTree } from './folder-tree.ts'
import { type DeletedFolder, deleteFolder, type FolderDeletion } from './delete-folder.ts'

export type FolderStore = ReturnType<typeof createFolderStore>

export interface FolderChange {
  readonly name?: string
  /** Null moves it to the top level. */
  readonly parentId?: string | null
}

/**
 * Nested folders of designs. Names are unique within a parent, ignoring case. Unknown folders are `not_found`.
 */
export function createFolderStore(database: Database) {
  const { query } = database
  const write = <Result>(
    accountId: string,
    work: (transaction: Write, tree: FolderTree) => Promise<Result>,
  ): Promise<Result> =>
    database.write(async (transaction) => {
      await lockAccounts(database, transaction, [accountId])
      const result = await work(transaction, await readFolderTree(transaction, accountId))
      // Cached lists of designs depend on the folders.
      await countDesigns(transaction, accountId, {})
      return result
    })

  return {
    read: (accountId: string): Promise<FolderTree> => readFolderTree(query, accountId),

    /** Returns how many designs outside the trash each folder has, without those of its subfolders. */
    async countDesigns(accountId: string): Promise<ReadonlyMap<string, number>> {
      const counted = await query
        .selectFrom('designs')
        .select(({ fn }) => ['folder_id', fn.countAll<number>().as('count')])
        .where('account_id', '=', accountId)
        .where('folder_id', 'is not', null)
        .where('trashed_at', 'is', null)
        .groupBy('folder_id')
        .execute()
      return new Map(
        counted.flatMap(({ folder_id, count }) => (folder_id === null ? [] : [[folder_id, count] as const])),
      )
    },

    /** Returns an existing folder with this ID unchanged. Throws `folder_name_taken`, `folder_limit`. */
    create: (folder: Folder): Promise<Folder> =>
      write(folder.accountId, async (transaction, tree) => {
        const existing = tree.find(folder.id)
        if (existing) return existing
        if (tree.size >= MAX_FOLDERS) throw new Failure('folder_limit', { limit: MAX_FOLDERS, what: 'folders' })
        checkPlace(tree, folder, { heightBelow: 1 })
        await transaction
          .insertInto('folders')
          .values({
            id: folder.id,
            account_id: folder.accountId,
            parent_id: folder.parentId,
            name: folder.name,
            name_key: nameKey(folder.name),
            created_at: folder.createdAt,
          })
          .execute()
        return folder
      }),

    /** Throws `folder_name_taken`, `folder_limit`; `folder_cycle` if it would be inside itself. */
    update: (accountId: string, id: string, change: FolderChange): Promise<Folder> =>
      write(accountId, async (transaction, tree) => {
        const current = requireFolderIn(tree, id)
        const { name = current.name, parentId = current.parentId } = change
        const folder = { ...current, name, parentId }
        const inside = tree.within(id)
        if (inside.some((other) => other.id === parentId)) throw new Failure('folder_cycle', { id, parentId })
        const deepest = Math.max(...inside.map((other) => tree.depthOf(other.id)))
        checkPlace(tree, folder, { heightBelow: deepest - tree.depthOf(id) + 1 })
        await transaction
          .updateTable('folders')
          .set({ name, name_key: nameKey(name), parent_id: parentId })
          .where('id', '=', id)
          .execute()
        return folder
      }),

    /** Deletes a folder with its subfolders. */
    delete: (accountId: string, id: string, deletion: FolderDeletion): Promise<DeletedFolder> =>
      write(accountId, (transaction, tree) => {
        const { parentId } = requireFolderIn(tree, id)
        const folderIds = tree.within(id).map((folder) => folder.id)
        return deleteFolder(transaction, { accountId, folderIds, parentId, ...deletion })
      }),
  }
}

/** @throws `not_found` */
export function requireFolderIn(tree: FolderTree, id: string): Folder {
  const folder = tree.find(id)
  if (folder === undefined) throw new Failure('not_found', { resource: 'folder', id })
  return folder
}

/** Accents distinguish names, as in file systems. */
function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC')
}

/** @throws `not_found` for the parent, `folder_name_taken`, `folder_limit` */
function checkPlace(tree: FolderTree, folder: Folder, { heightBelow }: { readonly heightBelow: number }): void {
  const { parentId, name } = folder
  if (parentId !== null) requireFolderIn(tree, parentId)
  const isTaken = tree
    .childrenOf(parentId)
    .some((other) => other.id !== folder.id && nameKey(other.name) === nameKey(name))
  if (isTaken) throw new Failure('folder_name_taken', { name })
  if (tree.depthOf(parentId) + heightBelow > MAX_FOLDER_DEPTH) {
    throw new Failure('folder_limit', { limit: MAX_FOLDER_DEPTH, what: 'levels' })
  }
}
