import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from './file-store.ts'

/** Resolves once the bytes are on the disk. */
export async function writeDurably(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for (const part of parts) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new folder survives a crash only once its parent has been synced. */
export async function makeFolder(root: string, path: string): Promise<void> {
  const firstCreated = await retryWhileAbsent(() => mkdir(path, { recursive: true }))
  if (firstCreated === undefined) return
  for (let folder = path; folder.length >= firstCreated.length && folder !== root; folder = dirname(folder)) {
    await syncFolder(dirname(folder))
  }
}

/** Renames a file, and creates the folder again if it was removed as empty meanwhile. */
export async function renameInto(root: string, from: string, to: string): Promise<void> {
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

export async function syncFolder(path: string): Promise<void> {
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
export async function openStream(path: string, range: ByteRange | undefined): Promise<Readable> {
  const file = await open(path, 'r')
  if (!(await file.stat()).isFile()) {
    await file.close()
    throw Object.assign(new Error('is a folder'), { code: 'ENOENT' })
  }
  return createReadStream('', { fd: file, highWaterMark: 256 * 1024, ...range })
}

export async function removeEmptyFolders(root: string, path: string): Promise<void> {
  for (let folder = path; folder !== root; folder = dirname(folder)) {
    try {
      await rmdir(folder)
    } catch {
      return
    }
  }
}

export async function absentAsUndefined<T>(outcome: Promise<T>): Promise<T | undefined> {
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
