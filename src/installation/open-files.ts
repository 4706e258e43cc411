import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { createFileStore } from '../files/create-file-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { describeLocation } from '../files/s3/s3-location.ts'

/** Opens the file store of the settings. @throws {SetupError} if it cannot be used */
export function openFiles({ files }: Config, warn: (text: string) => void = () => undefined): Promise<FileStore> {
  return createFileStore({ ...files, now: () => Date.now(), newName: randomUUID, warn })
}

/** A folder, or a bucket without credentials. */
export function filesPlaceOf({ files }: Pick<Config, 'files'>): string {
  return files.s3 === undefined ? join(files.dataFolder, 'files') : describeLocation(files.s3)
}
