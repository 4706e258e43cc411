import { randomUUID } from 'node:crypto'
import { identifyFiles } from '../files/identify-files.ts'
import { type Core } from './core.ts'

/** Returns undefined on SQLite, where all processes share the data folder. */
export async function findFilesId({ config, files }: Pick<Core, 'config' | 'files'>): Promise<string | undefined> {
  return 'databaseUrl' in config.store ? identifyFiles(files, randomUUID) : undefined
}
