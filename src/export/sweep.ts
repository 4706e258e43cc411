import { type FileStore, type StoredFile } from '../files/file-store.ts'
import { ASSETS_FOLDER, EXPORTS_FOLDER, exportFolder, THUMBNAILS_FOLDER } from '../files/paths.ts'
import { IDEMPOTENCY_MS } from '../service/create-idempotency.ts'
import { removeLeftovers } from '../service/remove-leftovers.ts'
import { USAGE_DAYS } from '../service/usage.ts'
import { type Store } from '../store/store.ts'
import { dayOf } from '../store/usage.ts'

/*
 * Deletes expired data. Rows go first, by their age. Files go when no row refers to them: those of removed rows right after
 * their transaction (service/remove-leftovers.ts), and here whatever a crash between the two left behind, found by looking
 * at every file. Any number of servers may sweep at once.
 *
 * A file found here is only removed once it is an hour old: a file that is being written has no row yet.
 */

const HOUR_MS = 3_600_000
const GRACE_MS = HOUR_MS

/** A thumbnail is made again when somebody looks. */
const THUMBNAILS_KEPT_MS = 30 * 24 * HOUR_MS

const BATCH = 200

export interface SweepOptions {
  readonly store: Store
  readonly files: FileStore
  readonly trashMs: number
  readonly now: () => number
  readonly signal?: AbortSignal
}

/** How many of each were removed. */
export interface Swept {
  expiredExports: number
  purgedDesigns: number
  idempotencyKeys: number
  usageDays: number
  exportFolders: number
  assetFiles: number
  thumbnails: number
  leftovers: number
}

/** One sweep from end to end. Stops between two steps once the signal is aborted. */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { store, files, trashMs, now, signal } = options
  const time = now()
  const before = time - GRACE_MS
  const steps: { readonly [Step in keyof Swept]: () => Promise<number> } = {
    expiredExports: () => repeat(signal, async () => (await store.exports.expireDue(time, BATCH)).length),
    purgedDesigns: () => repeat(signal, () => purgeDesigns(options, time - trashMs)),
    idempotencyKeys: () => repeat(signal, () => store.idempotency.purge(time - IDEMPOTENCY_MS, BATCH)),
    usageDays: () => store.usage.purge(dayOf(time) - USAGE_DAYS),
    exportFolders: () => sweepExportFolders(options, before),
    assetFiles: () => sweepAssetFiles(options, before),
    thumbnails: () => sweepThumbnails(options, time),
    leftovers: () => files.removeLeftovers(before),
  }
  const swept: Partial<Swept> = {}
  for (const [name, step] of Object.entries(steps)) {
    swept[name as keyof Swept] = signal?.aborted ? 0 : await step()
  }
  return swept as Swept
}

/** Small transactions, one after another: nobody who writes waits for more than one of them. */
async function repeat(signal: AbortSignal | undefined, batch: () => Promise<number>): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const count = await batch()
    total += count
    if (count < BATCH) break
  }
  return total
}

/** The designs' exports are removed with them, and the files of both right after. */
async function purgeDesigns({ store, files }: SweepOptions, before: number): Promise<number> {
  const left = await store.designs.purgeDue(before, BATCH)
  await removeLeftovers({ store, files }, left)
  return left.pictured.length
}

async function sweepExportFolders({ store, files, signal }: SweepOptions, before: number): Promise<number> {
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

/**
 * A visitor may have asked for the export of this id again since the batch was looked at: its folder is in use then, or has new files.
 * One who asks now waits until the folder is gone.
 */
async function removeExportFolder(
  { store, files }: Pick<SweepOptions, 'store' | 'files'>,
  fileSet: string,
  before: number,
): Promise<boolean> {
  let isRemoved = false
  await store.exports.whileUnused(fileSet, async () => {
    for await (const { modifiedAt } of files.list(exportFolder(fileSet))) if (modifiedAt >= before) return
    await files.removeFolder(exportFolder(fileSet))
    isRemoved = true
  })
  return isRemoved
}

/** The folders directly below `folder` in which every file is older than `before`. */
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

async function sweepAssetFiles({ store, files, signal }: SweepOptions, before: number): Promise<number> {
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
 * Somebody may have uploaded the same bytes since the batch was looked at: their file is new by then, or a row speaks of
 * it. Whoever makes a row waits until this is over, then sees that the file is missing, and writes it again (see
 * service/create-assets.ts). Nothing that is in use is ever away, so that a crash in here loses nothing.
 */
async function removeAsset(
  { store, files }: Pick<SweepOptions, 'store' | 'files'>,
  path: string,
  before: number,
): Promise<boolean> {
  let isRemoved = false
  await store.assets.whileUnused(hashOf(path), async () => {
    const found = await files.stat(path)
    if (found === undefined || found.modifiedAt >= before) return
    await files.remove(path)
    isRemoved = true
  })
  return isRemoved
}

function hashOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

async function* oldFiles(files: FileStore, folder: string, before: number): AsyncGenerator<string> {
  for await (const { path, modifiedAt } of files.list(folder)) if (modifiedAt < before) yield path
}

/** Old ones, and those of a revision or a renderer that a later one of the same design has replaced. */
async function sweepThumbnails({ files, signal }: SweepOptions, time: number): Promise<number> {
  let removed = 0
  for await (const folder of folders(files, THUMBNAILS_FOLDER)) {
    if (signal?.aborted) break
    const newest = folder.reduce((latest, file) => (file.modifiedAt > latest.modifiedAt ? file : latest))
    for (const { path, modifiedAt } of folder) {
      const isReplaced = stateOf(path) !== stateOf(newest.path) && modifiedAt < time - GRACE_MS
      if (!isReplaced && modifiedAt >= time - THUMBNAILS_KEPT_MS) continue
      await files.remove(path)
      removed += 1
    }
  }
  return removed
}

/** What of a design a picture shows: its name begins with the revision and the renderer, whichever page it is of. */
function stateOf(path: string): string {
  return /\/(\d+(?:-\d+)?)[^/]*$/.exec(path)?.[1] ?? path
}

/** The files below `folder`, those of one folder within it together. */
async function* folders(files: FileStore, folder: string): AsyncGenerator<StoredFile[]> {
  let name: string | undefined
  let together: StoredFile[] = []
  for await (const file of files.list(folder)) {
    const next = file.path.split('/')[1]
    if (next !== name && together.length > 0) {
      yield together
      together = []
    }
    name = next
    together.push(file)
  }
  if (together.length > 0) yield together
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
