import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

export type Folder = Schemas['Folder']

export const FOLDER_NAME_CHARACTERS = 100
const KEY = ['folders'] as const

export interface FolderTree {
  /** Each folder before those inside it. */
  readonly folders: readonly Folder[]
  readonly unfiledCount: number
}

export const foldersQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }): Promise<FolderTree> => platen.listFolders({ signal }),
})

export function refreshFolders(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: KEY })
}

/** Returns the folder and the folders that contain it, from the top level; empty if it does not exist. */
export function pathOf(folders: readonly Folder[], id: string | null | undefined): readonly Folder[] {
  const folder = folders.find(({ _id }) => _id === id)
  return folder ? [...pathOf(folders, folder.parentId), folder] : []
}

/** Returns the IDs of the folder and of all folders inside it. */
export function idsWithin(folders: readonly Folder[], id: string): ReadonlySet<string> {
  return new Set(
    folders.filter(({ _id }) => pathOf(folders, _id).some((folder) => folder._id === id)).map(({ _id }) => _id),
  )
}
