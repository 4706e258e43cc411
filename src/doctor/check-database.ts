import { type DatabaseState } from '../store/store.ts'
import { type Check, type Finding, failed, ok, sentenceOf, warning } from './doctor-check.ts'

/** The oldest version that the tests run on. */
const MIN_POSTGRESQL = 15

export const databaseCheck: Check = {
  name: 'Database',
  async run({ config, store, storeError }) {
    if (storeError !== undefined) return [failed(await sentenceOf(storeError, config))]
    if (store === undefined) {
      const message = `No database in ${config.files.dataFolder} yet; the first start creates it. If there should be one, correct PLATEN_DATA_DIR or set DATABASE_URL.`
      return [warning(message)]
    }
    const state = await store.inspect()
    return [...oldVersion(state), tables(state, await store.hasTables())]
  },
}

function oldVersion({ engine, version }: DatabaseState): Finding[] {
  if (engine === 'SQLite' || Number.parseInt(version, 10) >= MIN_POSTGRESQL) return []
  return [failed(`PostgreSQL ${version} is too old. Upgrade to PostgreSQL ${MIN_POSTGRESQL} or later.`)]
}

function tables({ engine, version, pendingMigrations }: DatabaseState, hasTables: boolean): Finding {
  const name = `${engine} ${version}`
  if (!hasTables) {
    return warning(
      `${name} has no tables of Platen yet; the first start creates them. If there should be some, correct DATABASE_URL.`,
    )
  }
  if (pendingMigrations.length === 0) return ok(`${name} responds and is up to date.`)
  return warning(
    `${name} lacks ${pendingMigrations.join(', ')}. Back it up; the next start of this version or platen migrate changes it.`,
  )
}
