import { join } from 'node:path'
import { createDiskFileStore } from './disk-file-store.ts'
import { type FileStore } from './file-store.ts'
import { type S3Location } from './s3/s3-location.ts'

interface FileStoreOptions {
  readonly dataFolder: string
  /** If undefined, files are in the data folder. */
  readonly s3: S3Location | undefined
  readonly now: () => number
  /** Unique across all servers. */
  readonly newName: () => string
}

/** @throws {SetupError} if the S3 store cannot be used */
export async function createFileStore({ dataFolder, s3, now, newName }: FileStoreOptions): Promise<FileStore> {
  if (s3 === undefined) return createDiskFileStore({ folder: join(dataFolder, 'files'), newName })
  // Imported only if needed: the AWS client has hundreds of modules.
  const { openS3FileStore } = await import('./s3/open-s3-file-store.ts')
  return openS3FileStore({ location: s3, now, newName })
}
