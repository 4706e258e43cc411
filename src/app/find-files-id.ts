import { randomUUID } from 'node:crypto'
import { identifyFiles } from '../files/identify-files.ts'
import type { Core } from './core.ts'

/** Returns undefined on SQLite, where all processes share the data folder. */
export async function findFilesId({
  config,
  files,
  store,
}: Pick<Core, 'config' | 'files' | 'store'>): Promise<string | undefined> {
  if (!('databaseUrl' in config.store)) return undefined
  return identifyFiles(files, { newId: randomUUID, runAlone: (work) => store.runAlone('identify-files', work) })
}
