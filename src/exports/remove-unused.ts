import { type DeleteSetAside, type FileStore } from '../files/file-store.ts'

/**
 * Deletes the file at `path`, or every file below it, if `whileUnused` calls the function passed to it. `whileUnused` holds a
 * lock of the store, on SQLite the only connection: the files are only hidden under it, and deleted after it is released.
 * Returns whether they were deleted. If `whileUnused` fails, the sweep deletes what was hidden.
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
