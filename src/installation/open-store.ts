import { existsSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import { withoutPassword } from '../config/parse-settings.ts'
import { SetupError } from '../failure.ts'
import type { StoreLocation } from '../store/dialect.ts'
import { databasePath } from '../store/sqlite/sqlite-file.ts'
import { openStore, type Store } from '../store/store.ts'
import { PLATEN, withDataLocation } from './operator-command.ts'
import { findRunningService } from './running-service.ts'
import { explainingStart } from './start-failure.ts'

/** Opens a store that exists, and migrates it. @throws {SetupError} if it is missing or unusable */
export async function openExistingStore(config: Config, now: () => number): Promise<Store> {
  await requireStore(config)
  return (await openMigratedStore(config, now)).store
}

/** Opens the store, which is created if it is missing, and migrates it. @throws {SetupError} if it is unusable */
export function openMigratedStore(
  config: Config,
  now: () => number,
): Promise<{ store: Store; migrations: readonly string[] }> {
  return explainingStart(config, async () => {
    const store = await openStore(locationOf(config))
    try {
      return { store, migrations: await store.migrate(now()) }
    } catch (error) {
      await store.close()
      throw error
    }
  })
}

/** @throws {SetupError} if the database that the settings name has no Platen tables */
export async function requireStore(config: Config): Promise<void> {
  const { dataFolder } = config.files
  const isSqlite = 'dataFolder' in config.store
  const exists = isSqlite && !existsSync(databasePath(dataFolder)) ? false : await hasTables(config)
  if (exists) return
  const advice = `To create a new database, start the server or run: ${withDataLocation(`${PLATEN} migrate`, config)}`
  if (!isSqlite) throw new SetupError(`The database in DATABASE_URL has no Platen tables. ${advice}`)
  const elsewhere = (await findRunningService(dataFolder))
    ? 'The server running on this folder uses PostgreSQL: set the same DATABASE_URL.'
    : 'To use an existing one, set PLATEN_DATA_DIR or DATABASE_URL.'
  throw new SetupError(`No database in ${dataFolder}. ${elsewhere} ${advice}`)
}

function hasTables(config: Config): Promise<boolean> {
  return explainingStart(config, async () => {
    const store = await openStore(locationOf(config))
    try {
      return await store.hasTables()
    } finally {
      await store.close()
    }
  })
}

/** Where the settings say that the database is. */
export function locationOf({ store }: Config): StoreLocation {
  return 'databaseUrl' in store ? store : { dataDir: store.dataFolder }
}

/** The path of the database, or its URL without the password. */
export function storeNameOf(location: StoreLocation): string {
  return 'dataDir' in location ? databasePath(location.dataDir) : withoutPassword(location.databaseUrl)
}
