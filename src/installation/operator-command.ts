import { basename, resolve } from 'node:path'
import type { Config } from '../config/config.ts'

/** The command line as shown to admins: the link `platen` of the image, or a script of the project's folder. */
export const PLATEN = basename(process.argv[1] ?? '') === 'platen' ? 'platen' : 'npm run -s platen --'

/** Adds the settings that a shell needs to use the same data as `config`. */
export function withDataLocation(command: string, { store, files }: Config): string {
  const isDefault = files.dataFolder === resolve('./data')
  const inFolder = isDefault ? command : `PLATEN_DATA_DIR=${shellWord(files.dataFolder)} ${command}`
  // The database URL may contain a password.
  return 'databaseUrl' in store ? `${inFolder}   # with the same DATABASE_URL` : inFolder
}

export function shellWord(text: string): string {
  return /^[\w.@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
