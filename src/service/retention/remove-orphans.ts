import type { FileStore, StoredFile } from '../../files/file-store.ts'
import { ASSETS_FOLDER, exportFolder, EXPORTS_FOLDER, THUMBNAILS_FOLDER } from '../../files/file-paths.ts'
import { PICTURE_KEPT_MS } from '../../pictures/picture.ts'
import { removeUnused } from '../../exports/remove-leftovers.ts'
import type { Store } from '../../store/store.ts'

/*
 * Deletes files that no row names, by listing all files. Rows of removed files are recorded when their rows are
 * removed, so these files are of writers that crashed before their row existed, or of earlier versions. A file must be
 * an hour old: one that is being written has no row yet.
 */

const GRACE_MS = 3_600_000

const BATCH = 200

export interface OrphanOptions {
  readonly store: Pick<Store, 'exports' | 'assets'>
  readonly files: FileStore
  readonly now: () => number
  readonly signal?: AbortSignal
}

/** Returns the number of deleted files and folders. Stops between two of them if the signal aborts. */
export async function removeOrphans(options: OrphanOptions): Promise<number> {
  const time = options.now()
  const before = time - GRACE_MS
  const removed = [
    await removeExportFolders(options, before),
    await removeAssetFiles(options, before),
    await removeThumbnails(options, time),
    options.signal?.aborted ? 0 : await options.files.removeLeftovers(before),
  ]
  return removed.reduce((sum, count) => sum + count, 0)
}

async function removeExportFolders({ store, files, signal }: OrphanOptions, before: number): Promise<number> {
  let removed = 0
  for await (const batch of batches(oldFolders(files, EXPORTS_FOLDER, before))) {
    if (signal?.aborted) break
    const inUse = await store.exports.fileSetsInUse(batch)
    for (const fileSet of batch.filter((name) => !inUse.has(name))) {
      if (await removeExportFolder({ store, files }, fileSet, before)) removed += 1
    }
  }
  return removed
}

/** Keeps a folder in use or with new files: a visitor requested it again. */
async function removeExportFolder(
  { store, files }: Pick<OrphanOptions, 'store' | 'files'>,
  fileSet: string,
  before: number,
): Promise<boolean> {
  const folder = exportFolder(fileSet)
  for await (const { modifiedAt } of files.list(folder)) if (modifiedAt >= before) return false
  return removeUnused(files, folder, (hide) => store.exports.whileUnused(fileSet, hide))
}

async function* oldFolders(files: FileStore, folder: string, before: number): AsyncGenerator<string> {
  let current: { name: string; isOld: boolean } | undefined
  for await (const { path, modifiedAt } of files.list(folder)) {
    const name = path.split('/')[1] ?? ''
    if (current?.name !== name) {
      if (current?.isOld) yield current.name
      current = { name, isOld: true }
    }
    if (modifiedAt >= before) current.isOld = false
  }
  if (current?.isOld) yield current.name
}

async function removeAssetFiles({ store, files, signal }: OrphanOptions, before: number): Promise<number> {
  let removed = 0
  for await (const batch of batches(oldFiles(files, ASSETS_FOLDER, before))) {
    if (signal?.aborted) break
    const inUse = await store.assets.hashesInUse(batch.map(hashOf))
    for (const path of batch.filter((file) => !inUse.has(hashOf(file)))) {
      if (await removeAsset({ store, files }, path, before)) removed += 1
    }
  }
  return removed
}

/**
 * Keeps the file if the bytes were uploaded again: it is new, or a row refers to it. Creating a row
 * waits for this, then retains the file (assets/store-asset.ts), so a crash loses nothing.
 */
async function removeAsset(
  { store, files }: Pick<OrphanOptions, 'store' | 'files'>,
  path: string,
  before: number,
): Promise<boolean> {
  const found = await files.stat(path)
  if (found === undefined || found.modifiedAt >= before) return false
  return removeUnused(files, path, (hide) => store.assets.whileUnused(hashOf(path), hide))
}

function hashOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

async function* oldFiles(files: FileStore, folder: string, before: number): AsyncGenerator<string> {
  for await (const { path, modifiedAt } of files.list(folder)) if (modifiedAt < before) yield path
}

/** Deletes old pictures, and those of replaced revisions or renderer versions. */
async function removeThumbnails({ files, signal }: OrphanOptions, time: number): Promise<number> {
  let removed = 0
  for await (const folder of folders(files, THUMBNAILS_FOLDER)) {
    if (signal?.aborted) break
    const newest = folder.reduce((latest, file) => (file.modifiedAt > latest.modifiedAt ? file : latest))
    for (const { path, modifiedAt } of folder) {
      const isReplaced = versionOf(path) !== versionOf(newest.path) && modifiedAt < time - GRACE_MS
      if (!isReplaced && modifiedAt >= time - PICTURE_KEPT_MS) continue
      await files.remove(path)
      removed += 1
    }
  }
  return removed
}

/** Returns the revision and the renderer version, with which the file name of every page starts. */
function versionOf(path: string): string {
  return /\/(\d+(?:-\d+)?)[^/]*$/.exec(path)?.[1] ?? path
}

async function* folders(files: FileStore, folder: string): AsyncGenerator<StoredFile[]> {
  let name: string | undefined
  let group: StoredFile[] = []
  for await (const file of files.list(folder)) {
    const next = file.path.split('/')[1]
    if (next !== name && group.length > 0) {
      yield group
      group = []
    }
    name = next
    group.push(file)
  }
  if (group.length > 0) yield group
}

async function* batches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const name of names) {
    batch.push(name)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
