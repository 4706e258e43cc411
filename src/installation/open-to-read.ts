import type { Config } from '../config/config.ts'
import { SetupError } from '../failure.ts'
import { openStore, type Store } from '../store/store.ts'
import { locationOf, requireStore } from './open-store.ts'
import { PLATEN, withDataLocation } from './operator-command.ts'
import { explainingStart } from './start-failure.ts'

/**
 * Opens the store for a command that only reads, without migrating it.
 * @throws {SetupError} if it is missing, or not of this version
 */
export async function openToRead(config: Config): Promise<Store> {
  await requireStore(config)
  return explainingStart(config, async () => {
    const store = await openStore(locationOf(config))
    try {
      const { pendingMigrations, unfinishedCopy } = await store.inspect()
      if (unfinishedCopy !== undefined) throw new SetupError(unfinishedCopy)
      if (pendingMigrations.length > 0) throw new SetupError(olderVersion(config))
      return store
    } catch (error) {
      await store.close()
      throw error
    }
  })
}

function olderVersion(config: Config): string {
  const migrate = withDataLocation(`${PLATEN} migrate`, config)
  return `The database was written by an older version of Platen, and this command only reads. Run the command of that version, or migrate the database: ${migrate}`
}
