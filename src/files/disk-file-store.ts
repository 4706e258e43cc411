import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { asDiskFull } from '../failure.ts'
import { checkFreeSpace } from './check-free-space.ts'
import { type ByteRange, checkPath, type FileStore, type Removal, type StoredFile } from './file-store.ts'

/** On the same disk as the files, so that renaming is atomic. */
const PARTIAL = '.partial'

/** For hidden files, also on the same disk. */
const DISCARDED = '.discarded'

interface DiskFileStoreOptions {
  readonly folder: string
  /** Unique across all processes that share the folder. */
  readonly newName: () => string
}

export async function createDiskFileStore({ folder, newName }: DiskFileStoreOptions): Promise<FileStore> {
  const [partial, discarded] = [join(folder, PARTIAL), join(folder, DISCARDED)]
  for (const subfolder of [partial, discarded]) await mkdir(subfolder, { recursive: true })

  const at = (path: string): string => {
    checkPath(path)
    return join(folder, path)
  }

  const removalOf = (path: string): Removal => {
    const source = at(path)
    // More than one if the caller's transaction was retried.
    const hidden: string[] = []
    return {
      async hide() {
        const name = join(discarded, newName())
        const isHidden = await absentAsUndefined(rename(source, name).then(() => true))
        if (isHidden) hidden.push(name)
      },
      async finish() {
        for (const name of hidden) await rm(name, { recursive: true, force: true })
        if (hidden.length > 0) await removeEmptyFolders(folder, dirname(source))
      },
    }
  }

  const files: FileStore = {
    // Asynchronous, so that an invalid path rejects.
    prepareRemoval: (path) => Promise.resolve(path).then(removalOf),

    async write(path, ...parts) {
      const target = at(path)
      const temporary = join(partial, newName())
      try {
        await Promise.all([writeDurably(temporary, parts), makeFolder(folder, dirname(target))])
        await renameInto(folder, temporary, target)
      } catch (error) {
        await rm(temporary, { force: true })
        throw asDiskFull(error)
      }
      await syncFolder(dirname(target))
    },

    writeEqual: (path, bytes) => files.write(path, bytes),

    async retain(path, bytes) {
      const stored = await files.stat(path)
      if (stored?.bytes !== bytes.length) await files.write(path, bytes)
    },

    async read(path) {
      return absentAsUndefined(readFile(at(path)))
    },

    async open(path, range) {
      return absentAsUndefined(openStream(at(path), range))
    },

    async stat(path) {
      const found = await absentAsUndefined(stat(at(path)))
      if (!found?.isFile()) return undefined
      return { path, bytes: found.size, modifiedAt: Math.floor(found.mtimeMs) }
    },

    async remove(path) {
      await absentAsUndefined(unlink(at(path)))
      await removeEmptyFolders(folder, dirname(at(path)))
    },

    async removeFolder(path) {
      // Hidden first, so that writers never see a partly deleted folder.
      const removal = removalOf(path)
      await removal.hide()
      await removal.finish()
    },

    list(path) {
      checkPath(path)
      return listFiles(folder, path)
    },

    async removeLeftovers(before) {
      return (await removeOld(partial, before, 'mtimeMs')) + (await removeOld(discarded, before, 'ctimeMs'))
    },

    ping: () => checkFreeSpace(folder),
  }
  return files
}

/** A rename changes only `ctimeMs`, a write changes both. */
async function removeOld(folder: string, before: number, time: 'mtimeMs' | 'ctimeMs'): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await absentAsUndefined(stat(path))
    if (found === undefined || found[time] >= before) continue
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

async function writeDurably(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for (const part of parts) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new folder survives a crash only once its parent has been synced. */
async function makeFolder(root: string, path: string): Promise<void> {
  const firstCreated = await retryWhileAbsent(() => mkdir(path, { recursive: true }))
  if (firstCreated === undefined) return
  for (let folder = path; folder.length >= firstCreated.length && folder !== root; folder = dirname(folder)) {
    await syncFolder(dirname(folder))
  }
}

async function renameInto(root: string, from: string, to: string): Promise<void> {
  await retryWhileAbsent(async () => {
    try {
      await rename(from, to)
    } catch (error) {
      if (isAbsent(error)) await makeFolder(root, dirname(to))
      throw error
    }
  })
}

/** A concurrent removal may delete a new folder while it is still empty. */
async function retryWhileAbsent<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isAbsent(error) || attempts === 20) throw error
    }
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and does not need this.
  if (process.platform === 'win32') return
  const folder = await absentAsUndefined(open(path, 'r'))
  if (folder === undefined) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Opens the file now, so that it can be read even if it is removed in the meantime. */
async function openStream(path: string, range: ByteRange | undefined): Promise<Readable> {
  const file = await open(path, 'r')
  if (!(await file.stat()).isFile()) {
    await file.close()
    throw Object.assign(new Error('is a folder'), { code: 'ENOENT' })
  }
  return createReadStream('', { fd: file, highWaterMark: 256 * 1024, ...range })
}

async function removeEmptyFolders(root: string, path: string): Promise<void> {
  for (let folder = path; folder !== root; folder = dirname(folder)) {
    try {
      await rmdir(folder)
    } catch {
      return
    }
  }
}

async function* listFiles(root: string, path: string): AsyncGenerator<StoredFile> {
  const folder = await absentAsUndefined(opendir(join(root, path)))
  if (folder === undefined) return
  for await (const entry of folder) {
    const below = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(root, below)
    else yield* statFile(root, below, entry)
  }
}

async function* statFile(root: string, path: string, entry: Dirent): AsyncGenerator<StoredFile> {
  const found = entry.isFile() ? await absentAsUndefined(stat(join(root, path))) : undefined
  if (found !== undefined) yield { path, bytes: found.size, modifiedAt: Math.floor(found.mtimeMs) }
}

async function absentAsUndefined<T>(outcome: Promise<T>): Promise<T | undefined> {
  try {
    return await outcome
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
