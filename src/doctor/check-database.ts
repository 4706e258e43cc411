import type { DatabaseState } from '../store/store.ts'
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
    if (state.unfinishedCopy !== undefined) return [failed(state.unfinishedCopy)]
    return [...oldVersion(state), ...slowSearch(state), tables(state, await store.hasTables())]
  },
}

function oldVersion({ engine, version }: DatabaseState): Finding[] {
  if (engine === 'SQLite' || Number.parseInt(version, 10) >= MIN_POSTGRESQL) return []
  return [failed(`PostgreSQL ${version} is too old. Upgrade to PostgreSQL ${MIN_POSTGRESQL} or later.`)]
}

/** Before the migrations, there is nothing to search. */
function slowSearch({ lacksWordIndex, pendingMigrations }: DatabaseState): Finding[] {
  if (!lacksWordIndex || pendingMigrations.length > 0) return []
  return [
    warning(
      'Searches of designs read all designs of an account, because the extension pg_trgm could not be created. As a superuser, run in this database: create extension pg_trgm; create index concurrently design_words_search on design_words using gin (words gin_trgm_ops);',
    ),
  ]
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
