import { type DeleteSetAside, type FileStore } from '../files/file-store.ts'
import { assetPath, exportFolder, thumbnailFolder } from '../files/file-paths.ts'
import { type Leftovers } from '../store/leftovers.ts'
import { type Store } from '../store/store.ts'

interface LeftoverOptions {
  readonly store: Pick<Store, 'assets' | 'exports'>
  readonly files: Pick<FileStore, 'removeFolder' | 'setAside'>
}

/** Deletes the files of deleted rows. Never rejects: the sweep deletes what remains. */
export type RemoveLeftovers = (left: Partial<Leftovers>) => Promise<void>

export function createLeftoverRemover(
  options: LeftoverOptions & { readonly onError?: (error: unknown) => void },
): RemoveLeftovers {
  return (left) => removeLeftovers(options, left).catch((error: unknown) => options.onError?.(error))
}

/**
 * Deletes the files of deleted rows, right after their transaction, except files of other rows:
 * equal exports share files, and equal uploads are one file for all accounts. This is checked under
 * the lock that is taken to add such a row, so that no file in use is deleted. An upload of the
 * same bytes writes its file again after it has added its row (see store-asset.ts).
 *
 * @throws what the stores throw; the sweep deletes what remains
 */
export async function removeLeftovers(
  { store, files }: LeftoverOptions,
  { fileSets = [], thumbnailIds = [], assetHashes = [] }: Partial<Leftovers>,
): Promise<void> {
  for (const fileSet of fileSets) {
    await removeUnused(files, exportFolder(fileSet), (work) => store.exports.whileUnused(fileSet, work))
  }
  for (const id of thumbnailIds) await files.removeFolder(thumbnailFolder(id))
  for (const sha256 of assetHashes) {
    await removeUnused(files, assetPath(sha256), (work) => store.assets.whileUnused(sha256, work))
  }
}

/**
 * Deletes the file at `path`, or every file below it, if `whileUnused` calls the function passed to
 * it. `whileUnused` holds a lock of the store, on SQLite the only connection: the files are only
 * hidden under it, and deleted after it is released. Returns whether they were deleted. If
 * `whileUnused` fails, the sweep deletes what was hidden.
 */
export async function removeUnused(
  files: Pick<FileStore, 'setAside'>,
  path: string,
  whileUnused: (hide: () => Promise<void>) => Promise<unknown>,
): Promise<boolean> {
  // More than one if the store retries its transaction.
  const hidden: DeleteSetAside[] = []
  await whileUnused(async () => {
    hidden.push(await files.setAside(path))
  })
  for (const deleteHidden of hidden) await deleteHidden()
  return hidden.length > 0
}
