import { randomUUID } from 'node:crypto'
import { type Config } from './config.ts'
import { createFileStore } from './files/create-file-store.ts'
import { type FileStore } from './files/file-store.ts'

/** Opens the file store of the settings. @throws {SetupError} if it cannot be used */
export function openFiles({ files }: Config, warn: (text: string) => void = () => undefined): Promise<FileStore> {
  return createFileStore({ ...files, now: () => Date.now(), newName: randomUUID, warn })
}
