import { resolve } from 'node:path'
import { type Config } from './config.ts'

/** How a command is called in texts for the operator: pasted as it is, it works in the project's folder. */
export const PLATEN = 'npm run -s platen --'

/** `command` with the settings that it needs to work on the service of `config`, for a shell that has none of them. */
export function atSamePlace(command: string, { store, files }: Config): string {
  const isDefault = files.dataFolder === resolve('./data')
  const inFolder = isDefault ? command : `PLATEN_DATA_DIR=${shellWord(files.dataFolder)} ${command}`
  // The address of the database may hold a password, which no terminal should show.
  return 'databaseUrl' in store ? `${inFolder}   # with the same DATABASE_URL` : inFolder
}

/** `text` as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w.@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
