import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { asDiskFull, isFailure, SetupError } from '../../failure.ts'
import { createEntrySums } from './backup-format.ts'

/** Writes the entries of a backup, one after another. */
export interface BackupFile {
  add(name: string, content: Uint8Array): Promise<void>
  /** @throws if the content has another size */
  addStream(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<void>
  /** SHA-256 of all entries so far; see `entriesSha256` of the manifest. */
  sum(): string
  /** Makes the backup durable and visible under its name. */
  finish(): Promise<void>
  /** Removes everything. */
  discard(): Promise<void>
}

/** Only for the owner: a backup contains all data, and the secret that signs links. */
const MODE = 0o600

/**
 * Writes to `path` with the suffix `.partial` until the backup is complete.
 *
 * @throws SetupError if one of the two files exists
 */
export async function createBackupFile(path: string): Promise<BackupFile> {
  const partial = `${path}.partial`
  await rejectExisting(path)
  // `flush` syncs the file before it is closed.
  const file = createWriteStream(partial, { flags: 'wx', mode: MODE, flush: true })
  await once(file, 'open').catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error
    throw new SetupError(
      `${partial} exists: another backup is being written, or was interrupted. If none is running, delete the file.`,
    )
  })
  const tar = pack()
  const written = pipeline(tar, file)
  // An error is reported by the entry that is being written, or at the end.
  written.catch(() => undefined)
  const sums = createEntrySums()

  const write = async (name: string, size: number, fill: (hash: Hash) => AsyncIterable<Uint8Array>): Promise<void> => {
    const hash = createHash('sha256')
    try {
      await new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, size, mode: MODE }, (error) => (error ? reject(error) : resolve()))
        pipeline(fill(hash), entry).catch(reject)
      })
    } catch (error) {
      tar.destroy()
      // The cause, such as a full disk, is the error of the file and not of the entry.
      await written.catch((cause: unknown) => {
        if (isCode(cause, 'ERR_STREAM_PREMATURE_CLOSE')) return
        throw translated(cause, path)
      })
      throw error
    }
    sums.add(name, hash)
  }

  return {
    add: (name, content) =>
      // oxlint-disable-next-line typescript/require-await -- streams take an async iterable
      write(name, content.length, async function* (hash) {
        hash.update(content)
        if (content.length > 0) yield content
      }),
    addStream: (name, bytes, content) =>
      write(name, bytes, async function* (hash) {
        for await (const chunk of content) {
          hash.update(chunk)
          yield chunk
        }
      }),
    sum: () => sums.digest(),
    async finish() {
      tar.finalize()
      try {
        await written
        await rejectExisting(path)
        await rename(partial, path)
        await syncFolder(dirname(path))
      } catch (error) {
        throw translated(error, path)
      }
    },
    async discard() {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(partial, { force: true })
    },
  }
}

async function rejectExisting(path: string): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new SetupError(`${path} already exists. Choose another name, or move the file away.`)
}

function translated(error: unknown, path: string): unknown {
  if (!isFailure(asDiskFull(error), 'disk_full')) return error
  return new SetupError(`No space left on the disk of ${path}. The incomplete backup was removed.`, { cause: error })
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
