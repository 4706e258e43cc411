import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable } from 'node:stream'
import { asDiskFull } from '../failure.ts'
import { checkPath } from './check-path.ts'
import { type ByteRange, type FileStore, type StoredFile } from './file-store.ts'

/** Where files are written before they get their name: beside them, on the same disk, so that the renaming is one step. */
const PARTIAL = '.partial'

interface DiskFileStoreOptions {
  /** Made where it is not there. */
  readonly folder: string
  /** A name that no other process sharing the folder makes either. */
  readonly newName: () => string
}

/** Keeps files in a folder. Several processes may share it. */
export async function createDiskFileStore({ folder, newName }: DiskFileStoreOptions): Promise<FileStore> {
  const partial = join(folder, PARTIAL)
  await mkdir(partial, { recursive: true })

  const at = (path: string): string => {
    checkPath(path)
    return join(folder, path)
  }

  return {
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
      try {
        await rm(at(path), { recursive: true, force: true, maxRetries: 5, retryDelay: 10 })
      } catch (error) {
        // Somebody writes into it all the while, and what is written then may stay.
        if (!hasCode(error, 'ENOTEMPTY')) throw error
      }
    },

    list(path) {
      checkPath(path)
      return listFiles(folder, path)
    },

    async removeLeftovers(before) {
      let removed = 0
      for (const name of await readdir(partial)) {
        const found = await absentAsUndefined(stat(join(partial, name)))
        if (found === undefined || found.mtimeMs >= before) continue
        await rm(join(partial, name), { force: true })
        removed += 1
      }
      return removed
    },
  }
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

/** A new folder is only sure to be there when the one that holds it has reached the disk too. */
async function makeFolder(root: string, path: string): Promise<void> {
  const first = await untilPresent(() => mkdir(path, { recursive: true }))
  if (first === undefined) return
  for (let made = path; made.length >= first.length && made !== root; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

async function renameInto(root: string, from: string, to: string): Promise<void> {
  await untilPresent(async () => {
    try {
      await rename(from, to)
    } catch (error) {
      if (isAbsent(error)) await makeFolder(root, dirname(to))
      throw error
    }
  })
}

/**
 * Others remove folders that have become empty, maybe between this one's making and its use. Each try has to meet such a
 * removal at the very moment, so a few are as good as any number.
 */
async function untilPresent<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isAbsent(error) || count === 20) throw error
    }
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and its renames need no such help.
  if (process.platform === 'win32') return
  const folder = await absentAsUndefined(open(path, 'r'))
  if (folder === undefined) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Opened before it is handed out, so that a file removed meanwhile is still read to its end. */
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
      // Refused by the system for one that still holds something.
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
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
