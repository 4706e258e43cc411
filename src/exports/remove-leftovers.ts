import type { FileStore } from '../files/file-store.ts'
import { assetPath, exportFolder, thumbnailFolder } from '../files/file-paths.ts'
import type { Leftovers } from '../store/leftovers.ts'
import type { Store } from '../store/store.ts'

interface LeftoverOptions {
  readonly store: Pick<Store, 'assets' | 'exports' | 'leftovers'>
  readonly files: Pick<FileStore, 'removeFolder' | 'prepareRemoval'>
}

/** Deletes the files of deleted rows at once. Never rejects: the sweep deletes what remains. */
export type RemoveLeftovers = (leftovers: Partial<Leftovers>) => Promise<void>

export function createLeftoverRemover(
  options: LeftoverOptions & { readonly onError?: (error: unknown) => void },
): RemoveLeftovers {
  return (leftovers) => removeLeftovers(options, leftovers).catch((error: unknown) => options.onError?.(error))
}

/**
 * Deletes the files of deleted rows after their transaction. Keeps files that other rows use: equal
 * exports share files, and equal uploads share one file among all accounts. The check holds the lock
 * that is required to add such a row, so that no file in use is deleted. An upload of the same bytes
 * retains its file after it has added its row (see store-asset.ts).
 *
 * @throws what the stores throw; the sweep deletes what remains
 */
export async function removeLeftovers({ store, files }: LeftoverOptions, leftovers: Partial<Leftovers>): Promise<void> {
  const { fileSets = [], thumbnailIds = [], assetHashes = [] } = leftovers
  for (const fileSet of fileSets) {
    await removeUnused(files, exportFolder(fileSet), (hide) => store.exports.whileUnused(fileSet, hide))
  }
  for (const id of thumbnailIds) await files.removeFolder(thumbnailFolder(id))
  for (const sha256 of assetHashes) {
    await removeUnused(files, assetPath(sha256), (hide) => store.assets.whileUnused(sha256, hide))
  }
  await store.leftovers.forget(leftovers)
}

/**
 * Deletes the file at `path`, or every file below it, if `whileUnused` calls `hide`. Returns whether
 * it did. `whileUnused` holds a lock of the store (on SQLite, its only connection), so the files are
 * only hidden under the lock; they are listed before and deleted after it. A row for files that
 * already exist is added before `retain` is called for them, so the deletion never affects a file in
 * use, no matter how late it happens. If `whileUnused` fails, the sweep deletes the files.
 */
export async function removeUnused(
  files: Pick<FileStore, 'prepareRemoval'>,
  path: string,
  whileUnused: (hide: () => Promise<void>) => Promise<unknown>,
): Promise<boolean> {
  const removal = await files.prepareRemoval(path)
  const hiding = { isDone: false }
  await whileUnused(async () => {
    await removal.hide()
    hiding.isDone = true
  })
  if (hiding.isDone) await removal.finish()
  return hiding.isDone
}
