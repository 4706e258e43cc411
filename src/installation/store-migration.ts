import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { SetupError } from '../failure.ts'
import { findSigningSecret } from '../files/signing-secret.ts'
import { storeNameOf } from './open-store.ts'
import { explainingStart } from './start-failure.ts'
import { type CopyProgress, type CopyReport, copyStore } from '../store/copy/copy-store.ts'
import { openCopySource } from '../store/copy/copy-source.ts'
import { type CopyTarget, openCopyTarget } from '../store/copy/copy-target.ts'
import type { StoreLocation } from '../store/dialect.ts'
import { findMoved, markMoved, unmarkMoved } from '../store/moved-store.ts'
import { databasePath } from '../store/sqlite/sqlite-file.ts'

interface StoreMigration {
  /** A data folder, or the URL of a PostgreSQL database. */
  readonly from: string
  readonly to: string
  readonly onProgress: (progress: CopyProgress) => void
}

/**
 * Copies the database, but no files. Afterward, no server opens the old one.
 * @throws SetupError for anything that an admin can correct
 */
export async function migrateStore(
  config: Config,
  { from, to, onProgress }: StoreMigration,
): Promise<CopyReport & { readonly to: StoreLocation }> {
  const locations = { from: parseLocation(from), to: parseLocation(to) }
  if ('dataDir' in locations.from && !existsSync(databasePath(locations.from.dataDir))) {
    throw new SetupError(`No database in ${locations.from.dataDir}. Set --from to the data folder of the server.`)
  }
  const sourceConfig = configFor(config, locations.from)
  const secret = await findSigningSecret(sourceConfig.files.dataFolder)
  const source = await explainingStart(sourceConfig, () => openCopySource(locations.from))
  try {
    const target = openCopyTarget(locations.to)
    try {
      await explainingStart(configFor(config, locations.to), () => rejectRepetition(locations, target))
      const report = await explainingStart(configFor(config, locations.to), () =>
        copyStore(source, target, {
          from: storeNameOf(locations.from),
          to: storeNameOf(locations.to),
          secret,
          now: () => Date.now(),
          onProgress,
        }),
      )
      await unmarkMoved(locations.to)
      await markMoved(locations.from, storeNameOf(locations.to))
      return { ...report, to: locations.to }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** @throws SetupError if this copy was completed before */
async function rejectRepetition({ from, to }: Record<'from' | 'to', StoreLocation>, target: CopyTarget): Promise<void> {
  if ((await findMoved(from)) !== storeNameOf(to) || !(await target.isUsed())) return
  const setting = 'databaseUrl' in to ? 'DATABASE_URL' : 'PLATEN_DATA_DIR'
  throw new SetupError(
    `The database of ${storeNameOf(from)} was already moved to ${storeNameOf(to)}. Start the server with ${setting} set to the new one.`,
  )
}

function parseLocation(text: string): StoreLocation {
  if (!/^\w+:\/\//.test(text)) return { dataDir: resolve(text) }
  if (/^postgres(ql)?:/.test(text) && URL.canParse(text)) return { databaseUrl: text }
  throw new SetupError(
    '--from and --to must be a data folder or the URL of a PostgreSQL database, such as postgres://user:password@localhost:5432/platen.',
  )
}

/** For messages about the database. */
function configFor(config: Config, location: StoreLocation): Config {
  if ('databaseUrl' in location) return { ...config, store: location }
  const { dataDir: dataFolder } = location
  return { ...config, store: { dataFolder }, files: { ...config.files, dataFolder } }
}
