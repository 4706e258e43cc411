import { isoTime } from '../../iso-time.ts'
import { requireFolderIn } from '../../store/folders/folder-store.ts'
import { type FolderTree, MAX_FOLDER_DEPTH, MAX_FOLDERS } from '../../store/folders/folder-tree.ts'
import type { Folder as FolderRecord } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { Reader, Writer } from '../access/caller.ts'
import type { NewId } from '../new-id.ts'

export { MAX_FOLDER_DEPTH, MAX_FOLDERS }
export const FOLDER_NAME_CHARACTERS = 100

export interface Folder {
  readonly _id: string
  readonly name: string
  /** Null at the top level. */
  readonly parentId: string | null
  /** 1 at the top level. */
  readonly depth: number
  /** Outside the trash, without those of subfolders. */
  readonly designCount: number
  /** With those of subfolders. */
  readonly totalCount: number
  readonly createdAt: string
}

export interface FolderInput {
  readonly name: string
  readonly parentId?: string | null
}

export interface DeletedFolder {
  readonly _id: string
  readonly folders: number
  readonly moved: number
  readonly trashed: number
}

/** Unknown folders are `not_found`, also as a parent. */
export interface Folders {
  /** All folders: each before those inside it, siblings by name. */
  list(caller: Reader): Promise<{ folders: Folder[]; unfiledCount: number }>
  get(caller: Reader, id: string): Promise<Folder>
  /** If the folder `newFolderId` exists, returns it. @throws `folder_name_taken`, `folder_limit` */
  create(caller: Writer, input: FolderInput, newFolderId?: string): Promise<Folder>
  /** @throws `folder_name_taken`, `folder_limit`, `folder_cycle` */
  update(caller: Writer, id: string, change: Partial<FolderInput>): Promise<Folder>
  /** Deletes a folder with its subfolders. Their designs move to its parent or to the trash. */
  remove(caller: Writer, id: string, designs: 'parent' | 'trash'): Promise<DeletedFolder>
}

interface FoldersOptions {
  readonly store: Pick<Store, 'folders' | 'accounts'>
  readonly now: () => number
  readonly newId: NewId
}

export function createFolders({ store, now, newId }: FoldersOptions): Folders {
  const read = async (accountId: string): Promise<Described> => ({
    tree: await store.folders.read(accountId),
    counts: await store.folders.countDesigns(accountId),
  })
  const find = async (accountId: string, id: string): Promise<Folder> => {
    const described = await read(accountId)
    return describeFolder(requireFolderIn(described.tree, id), described)
  }
  return {
    async list({ accountId }) {
      const described = await read(accountId)
      const filed = [...described.counts.values()].reduce((sum, count) => sum + count, 0)
      const total = (await store.accounts.find(accountId))?.designCount ?? 0
      const folders = inOrder(described.tree, null).map((folder) => describeFolder(folder, described))
      return { folders, unfiledCount: Math.max(0, total - filed) }
    },
    get: ({ accountId }, id) => find(accountId, id),
    async create({ accountId }, { name, parentId = null }, newFolderId) {
      const id = newFolderId ?? newId('fol')
      await store.folders.create({ id, accountId, parentId, name, createdAt: now() })
      return find(accountId, id)
    },
    async update({ accountId }, id, change) {
      await store.folders.update(accountId, id, change)
      return find(accountId, id)
    },
    async remove({ accountId }, id, designs) {
      const deleted = await store.folders.delete(accountId, id, { designs, now: now() })
      const count = deleted.designs
      const [moved, trashed] = designs === 'trash' ? [0, count] : [count, 0]
      return { _id: id, folders: deleted.folderIds.length, moved, trashed }
    },
  }
}

interface Described {
  readonly tree: FolderTree
  readonly counts: ReadonlyMap<string, number>
}

function describeFolder({ id, name, parentId, createdAt }: FolderRecord, { tree, counts }: Described): Folder {
  const countOf = (folder: FolderRecord): number => counts.get(folder.id) ?? 0
  return {
    _id: id,
    name,
    parentId,
    depth: tree.depthOf(id),
    designCount: counts.get(id) ?? 0,
    totalCount: tree.within(id).reduce((sum, folder) => sum + countOf(folder), 0),
    createdAt: isoTime(createdAt),
  }
}

const byName = new Intl.Collator('en', { numeric: true })

function inOrder(tree: FolderTree, parentId: string | null): FolderRecord[] {
  return tree
    .childrenOf(parentId)
    .toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .flatMap((folder) => [folder, ...inOrder(tree, folder.id)])
}
