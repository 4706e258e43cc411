import { type FileStore, type StoredFile } from '../../files/file-store.ts'
import { ASSETS_FOLDER, exportFolder, EXPORTS_FOLDER, THUMBNAILS_FOLDER } from '../../files/file-paths.ts'
import { IDEMPOTENCY_MS } from '../idempotency.ts'
import { removeLeftovers, removeUnused } from '../../exports/remove-leftovers.ts'
import { USAGE_DAYS } from '../usage/usage.ts'
import { type Store } from '../../store/store.ts'
import { dayOf } from '../../store/usage/usage-day.ts'

/*
 * Deletes expired data: rows by age, and files without rows. Files go right after the row's
 * transaction (exports/remove-leftovers.ts) or, after a crash in between, here. One worker sweeps at
 * a time, but several may: the lock ends with its connection. Here, a file must be an hour old: one
 * that is being written has no row yet.
 */

const HOUR_MS = 3_600_000
const GRACE_MS = HOUR_MS

/** A deleted thumbnail is rendered again on the next request. */
const THUMBNAIL_TTL_MS = 30 * 24 * HOUR_MS

/** From their creation, whether accepted or not. */
const INVITATIONS_MS = 90 * 24 * HOUR_MS

const BATCH = 200

export interface SweepOptions {
  readonly store: Store
  readonly files: FileStore
  readonly trashMs: number
  /** How long entries of the audit log are kept. Default: a year. */
  readonly auditMs?: number
  readonly now: () => number
  readonly signal?: AbortSignal
}

export interface Swept {
  expiredExports: number
  purgedDesigns: number
  idempotencyKeys: number
  usageDays: number
  auditEntries: number
  invitations: number
  exportFolders: number
  assetFiles: number
  thumbnails: number
  leftovers: number
}

/** Runs one sweep. Stops between two steps if the signal aborts. */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { store, files, trashMs, auditMs = 365 * 24 * HOUR_MS, now, signal } = options
  const time = now()
  const before = time - GRACE_MS
  const steps: { readonly [Step in keyof Swept]: () => Promise<number> } = {
    expiredExports: () => repeat(signal, async () => (await store.exports.expireDue(time, BATCH)).length),
    purgedDesigns: () => repeat(signal, () => purgeDesigns(options, time - trashMs)),
    idempotencyKeys: () => repeat(signal, () => store.idempotency.purge(time - IDEMPOTENCY_MS, BATCH)),
    usageDays: () => store.usage.purge(dayOf(time) - USAGE_DAYS),
    auditEntries: () => repeat(signal, () => store.audit.purge(time - auditMs, BATCH)),
    invitations: () => repeat(signal, () => store.invitations.purge(time - INVITATIONS_MS, BATCH)),
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

/** Uses small transactions, so that writers wait for at most one of them. */
async function repeat(signal: AbortSignal | undefined, batch: () => Promise<number>): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const count = await batch()
    total += count
    if (count < BATCH) break
  }
  return total
}

async function purgeDesigns({ store, files }: SweepOptions, before: number): Promise<number> {
  const leftovers = await store.designs.purgeDue(before, BATCH)
  await removeLeftovers({ store, files }, leftovers)
  return leftovers.thumbnailIds.length
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

/** Keeps a folder in use or with new files: a visitor requested it again. */
async function removeExportFolder(
  { store, files }: Pick<SweepOptions, 'store' | 'files'>,
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
 * Keeps the file if the bytes were uploaded again: it is new, or a row refers to it. Creating a row
 * waits for this, then retains the file (assets/store-asset.ts), so a crash loses nothing.
 */
async function removeAsset(
  { store, files }: Pick<SweepOptions, 'store' | 'files'>,
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
async function sweepThumbnails({ files, signal }: SweepOptions, time: number): Promise<number> {
  let removed = 0
  for await (const folder of folders(files, THUMBNAILS_FOLDER)) {
    if (signal?.aborted) break
    const newest = folder.reduce((latest, file) => (file.modifiedAt > latest.modifiedAt ? file : latest))
    for (const { path, modifiedAt } of folder) {
      const isReplaced = versionOf(path) !== versionOf(newest.path) && modifiedAt < time - GRACE_MS
      if (!isReplaced && modifiedAt >= time - THUMBNAIL_TTL_MS) continue
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
