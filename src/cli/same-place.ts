import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { shellWord } from './shell-word.ts'

/** `command` so that it works on the store of these settings, pasted into a shell that has none of them. */
export function atSamePlace(command: string, { store }: Config): string {
  // Its address may hold a password, which no terminal should show.
  if ('databaseUrl' in store) return `${command}   # with the same DATABASE_URL`
  const isDefault = store.dataFolder === resolve('./data')
  return isDefault ? command : `PLATEN_DATA_DIR=${shellWord(store.dataFolder)} ${command}`
}

/** Told where a command found no store, which is a surprise to whoever has one elsewhere. */
export function newStoreNotice({ store }: Config): string {
  return 'databaseUrl' in store
    ? 'The database that DATABASE_URL names was empty, so its tables were made.'
    : `There was no database in ${store.dataFolder}, so a new one was made there. If yours is elsewhere, name its folder in PLATEN_DATA_DIR, or a PostgreSQL in DATABASE_URL.`
}
