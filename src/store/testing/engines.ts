import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres } from '../../../test/setup/postgres.ts'
import type { StoreLocation } from '../dialect.ts'
import { openStore, type Store } from '../store.ts'

export interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** Migrated and shared by the tests of one suite, which use separate accounts. */
  readonly store: () => Store
  readonly location: () => StoreLocation
  readonly newLocation: () => Promise<StoreLocation>
  readonly open: (location: StoreLocation) => Promise<Store>
}

const sqlite = {
  name: 'SQLite',
  locate: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-store-'))
    return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
  },
} as const

const postgres = {
  name: 'PostgreSQL',
  locate: async () => {
    const database = await startPostgres()
    if (database === undefined) return undefined
    return { location: { databaseUrl: database.databaseUrl }, remove: () => database.stop() }
  },
} as const

/** Declares the suite once per engine. Skips PostgreSQL if it is not installed. */
export async function describeOnEngines(subject: string, suite: (engine: Engine) => void): Promise<void> {
  for (const { name, locate } of [sqlite, postgres]) {
    const first = await locate()
    describe.skipIf(first === undefined)(`${subject} (${name})`, () => {
      const removals: (() => Promise<void>)[] = []
      const stores: Store[] = []
      let shared: Store | undefined
      const engine: Engine = {
        name,
        store() {
          if (shared === undefined) throw new Error('the store is only available inside tests')
          return shared
        },
        location() {
          if (first === undefined) throw new Error(`${name} is not installed`)
          return first.location
        },
        async newLocation() {
          const created = await locate()
          if (created === undefined) throw new Error(`${name} is not installed`)
          removals.push(created.remove)
          return created.location
        },
        async open(location) {
          const store = await openStore(location)
          stores.push(store)
          return store
        },
      }
      beforeAll(async () => {
        if (first !== undefined) removals.push(first.remove)
        shared = await engine.open(engine.location())
        await shared.migrate(0)
      })
      afterAll(async () => {
        for (const store of stores) await store.close()
        for (const remove of removals) await remove()
      })
      suite(engine)
    })
  }
}
