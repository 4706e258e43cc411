import type { Kysely } from '#kysely'
import type { Folder } from '../records.ts'
import type { FolderRow, Tables } from '../tables.ts'

/** Levels of folders inside each other. */
export const MAX_FOLDER_DEPTH = 10
/** Of one account. All of them are read together. */
export const MAX_FOLDERS = 1_000

export interface FolderTree {
  readonly find: (id: string) => Folder | undefined
  readonly childrenOf: (parentId: string | null) => readonly Folder[]
  /** The folder itself, then all folders inside it. Empty for an unknown ID. */
  readonly within: (id: string) => readonly Folder[]
  /** 1 at the top level; 0 for null. */
  readonly depthOf: (id: string | null) => number
  readonly size: number
}

export async function readFolderTree(query: Kysely<Tables>, accountId: string): Promise<FolderTree> {
  const rows = await query.selectFrom('folders').selectAll().where('account_id', '=', accountId).execute()
  return treeOf(rows.map(toFolder))
}

function treeOf(folders: readonly Folder[]): FolderTree {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const byParent = Map.groupBy(folders, ({ parentId }) => parentId)
  const childrenOf = (parentId: string | null): readonly Folder[] => byParent.get(parentId) ?? []
  const within = (id: string): readonly Folder[] => {
    const folder = byId.get(id)
    return folder ? [folder, ...childrenOf(id).flatMap((child) => within(child.id))] : []
  }
  const depthOf = (id: string | null): number => {
    const folder = id === null ? undefined : byId.get(id)
    return folder ? 1 + depthOf(folder.parentId) : 0
  }
  return { find: (id) => byId.get(id), childrenOf, within, depthOf, size: folders.length }
}

function toFolder(row: FolderRow): Folder {
  return {
    id: row.id,
    accountId: row.account_id,
    parentId: row.parent_id,
    name: row.name,
    createdAt: row.created_at,
  }
}
