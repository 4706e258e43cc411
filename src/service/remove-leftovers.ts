import { type FileStore } from '../files/file-store.ts'
import { assetPath, exportFolder, thumbnailFolder } from '../files/paths.ts'
import { type Leftovers } from '../store/leftovers.ts'
import { type Store } from '../store/store.ts'

interface LeftoverOptions {
  readonly store: Pick<Store, 'assets' | 'exports'>
  readonly files: Pick<FileStore, 'remove' | 'removeFolder'>
}

/** Removes the files of rows that are gone. Never rejects: what cannot be removed now is left to the sweep. */
export type RemoveLeftovers = (left: Partial<Leftovers>) => Promise<void>

export function createLeftoverRemover(
  options: LeftoverOptions & { readonly onError?: (error: unknown) => void },
): RemoveLeftovers {
  return (left) => removeLeftovers(options, left).catch((error: unknown) => options.onError?.(error))
}

/**
 * Removes the files of rows that are gone, right after their transaction, except those that other rows still need: equal
 * exports share files, and equal bytes are one file for all accounts. Both are checked under the lock that whoever adds such
 * a row takes, so that no file in use is removed. An upload of the same bytes writes its file again after it has added its
 * row (see create-assets.ts).
 *
 * @throws what the stores throw; the sweep removes what is left then
 */
export async function removeLeftovers(
  { store, files }: LeftoverOptions,
  { fileSets = [], pictured = [], assets = [] }: Partial<Leftovers>,
): Promise<void> {
  for (const fileSet of fileSets) {
    await store.exports.whileUnused(fileSet, () => files.removeFolder(exportFolder(fileSet)))
  }
  for (const id of [...pictured, ...assets.map((asset) => asset.id)]) await files.removeFolder(thumbnailFolder(id))
  for (const { sha256 } of assets) await store.assets.whileUnused(sha256, () => files.remove(assetPath(sha256)))
}
