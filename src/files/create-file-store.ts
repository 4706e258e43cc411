import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskFileStore } from './disk-file-store.ts'
import { ASSETS_FOLDER } from './file-paths.ts'
import type { FileStore } from './file-store.ts'
import type { S3Location } from './s3/s3-location.ts'

interface FileStoreOptions {
  readonly dataFolder: string
  /** If undefined, files are in the data folder. */
  readonly s3: S3Location | undefined
  readonly now: () => number
  /** Unique across all servers. */
  readonly newName: () => string
  /** Receives a sentence about a problem that does not prevent the start. */
  readonly warn: (message: string) => void
}

/** @throws {SetupError} if the S3 store cannot be used */
export async function createFileStore({ dataFolder, s3, now, newName, warn }: FileStoreOptions): Promise<FileStore> {
  const folder = join(dataFolder, 'files')
  if (s3 === undefined) return createDiskFileStore({ folder, newName })
  // Imported only if needed: the AWS client has hundreds of modules.
  const { openS3FileStore } = await import('./s3/open-s3-file-store.ts')
  const files = await openS3FileStore({ location: s3, now, newName })
  const assets = await readdir(join(folder, ASSETS_FOLDER)).catch(() => [])
  if (assets.length > 0) warn(`The files in ${folder} are not used, because FILES_URL is set.`)
  return files
}
