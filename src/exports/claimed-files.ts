import type { FileStore } from '../files/file-store.ts'
import { exportFolder, exportPath } from '../files/file-paths.ts'
import type { ClaimedExport } from '../store/export-records.ts'
import type { Store } from '../store/store.ts'
import { logFields, type WorkerLog } from './worker-log.ts'

interface CleanupTools {
  readonly store: Store
  readonly files: FileStore
  readonly log?: WorkerLog
}

/** Returns a name unique to the claim. A worker that has lost its lease never overwrites files of a later claim. */
export function storedName({ claims }: ClaimedExport, suffix: string): string {
  return `${claims}-${suffix}`
}

function belongsToClaim({ id, claims }: ClaimedExport, path: string): boolean {
  return path.startsWith(exportPath(id, `${claims}-`))
}

/** The name of a fetched image, which all claims of the export use. */
export function fetchedName(hash: string): string {
  return `${FETCHED}${hash}`
}

const FETCHED = 'image-'

/**
 * Deletes the files of a claim, unless it completed the export and only the database's reply was lost. Of an export
 * that was deleted meanwhile, also the images that were fetched for it.
 */
export async function removeOwnFiles(tools: CleanupTools, claimed: ClaimedExport): Promise<void> {
  const { store, log } = tools
  let isDeleted: boolean
  try {
    const current = await store.exports.findAny(claimed.id)
    isDeleted = current === undefined
    const completedFiles = current?.status === 'completed' ? current.files : []
    if (completedFiles.some(({ name }) => belongsToClaim(claimed, exportPath(claimed.id, name)))) return
  } catch (error) {
    log?.warn({ err: error, ...logFields(claimed) }, 'could not delete leftover export files; the sweep will retry')
    return
  }
  const fetched = exportPath(claimed.id, FETCHED)
  await removeFiles(tools, claimed, (path) => belongsToClaim(claimed, path) || (isDeleted && path.startsWith(fetched)))
}

/** Deletes the files of all other claims, which crashed workers left behind. */
export async function removeFilesOfOtherClaims(tools: CleanupTools, claimed: ClaimedExport): Promise<void> {
  await removeFiles(tools, claimed, (path) => !belongsToClaim(claimed, path))
}

async function removeFiles(
  { files, log }: CleanupTools,
  claimed: ClaimedExport,
  isLeftover: (path: string) => boolean,
): Promise<void> {
  try {
    for await (const { path } of files.list(exportFolder(claimed.id))) if (isLeftover(path)) await files.remove(path)
  } catch (error) {
    log?.warn({ err: error, ...logFields(claimed) }, 'could not delete leftover export files')
  }
}
