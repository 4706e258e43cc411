import { type FileStore } from '../files/file-store.ts'
import { exportFolder, exportPath } from '../files/file-paths.ts'
import { type ClaimedExport } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { type WorkerLog } from './worker-log.ts'

interface Cleaning {
  readonly store: Store
  readonly files: FileStore
  readonly log?: WorkerLog
}

/** Each claim has its own file names: a worker that lost its lease unnoticed never touches its successor's files. */
export function storedName({ claims }: ClaimedExport, rest: string): string {
  return `${claims}-${rest}`
}

function isOfClaim({ id, claims }: ClaimedExport, path: string): boolean {
  return path.startsWith(exportPath(id, `${claims}-`))
}

/** Deletes the files of a claim that lost its lease, unless it finished and only the database's reply was lost. */
export async function removeOwnFiles(cleaning: Cleaning, claimed: ClaimedExport): Promise<void> {
  const { store, log } = cleaning
  try {
    const current = await store.exports.findAny(claimed.id)
    const shown = current?.status === 'completed' ? current.files : []
    if (shown.some(({ name }) => isOfClaim(claimed, exportPath(claimed.id, name)))) return
  } catch (error) {
    log?.warn({ err: error, exportId: claimed.id }, 'could not delete leftover export files; the sweep will retry')
    return
  }
  await removeFiles(cleaning, claimed, (path) => isOfClaim(claimed, path))
}

/** Deletes leftover files of earlier claims whose workers crashed. */
export async function removeFilesOfOthers(cleaning: Cleaning, claimed: ClaimedExport): Promise<void> {
  await removeFiles(cleaning, claimed, (path) => !isOfClaim(claimed, path))
}

async function removeFiles(
  { files, log }: Cleaning,
  { id }: ClaimedExport,
  isLeftover: (path: string) => boolean,
): Promise<void> {
  try {
    for await (const { path } of files.list(exportFolder(id))) if (isLeftover(path)) await files.remove(path)
  } catch (error) {
    log?.warn({ err: error, exportId: id }, 'could not delete leftover export files')
  }
}
