import type { Dirent } from 'node:fs'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asDiskFull } from '../failure.ts'
import { checkFreeSpace } from './check-free-space.ts'
import { checkPath, type FileStore, type Removal, type StoredFile } from './file-store.ts'
import {
  writeDurably,
  makeFolder,
  renameInto,
  syncFolder,
  openStream,
  removeEmptyFolders,
  absentAsUndefined,
} from './durable-files.ts'

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
