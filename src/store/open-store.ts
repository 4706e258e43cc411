import { sql } from 'kysely'
import { createAccountStore } from './accounts/account-store.ts'
import { createAccountChanges } from './accounts/create-account-changes.ts'
import { createAssetStore } from './assets/asset-store.ts'
import { openDatabase } from './database.ts'
import { createDesignStore } from './designs/design-store.ts'
import { createExportStore } from './exports/export-store.ts'
import { endLeases } from './end-leases.ts'
import { createIdempotencyStore } from './idempotency/idempotency-store.ts'
import { createKeyStore } from './keys/key-store.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { createSessionStore } from './sessions/session-store.ts'
import { createOperatorStore } from './operator/operator-store.ts'
import { type Store, type StoreLocation } from './store.ts'
import { createTemplateStore } from './templates/template-store.ts'
import { createUsageStore } from './usage/usage-store.ts'

/**
 * Opens the store, unmigrated: call `migrate` before anything else. Throws where the folder cannot be written or the
 * server not be reached.
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  const database = openDatabase(location)
  const ping = async () => {
    await sql`select 1`.execute(database.query)
  }
  await ping()
  return {
    accounts: { ...createAccountStore(database), ...createAccountChanges(database) },
    keys: createKeyStore(database),
    sessions: createSessionStore(database),
    designs: createDesignStore(database),
    templates: createTemplateStore(database),
    exports: createExportStore(database),
    assets: createAssetStore(database),
    idempotency: createIdempotencyStore(database),
    usage: createUsageStore(database),
    operator: createOperatorStore(database),
    hasTables: async () => (await database.dialect.listTables(database.query)).includes('migrations'),
    migrate: (now) => migrate(database, migrations, now),
    beginRun: (run) => database.dialect.beginRun(run, (over) => endLeases(database, over)),
    ping,
    async close() {
      // The connection that writes closes last: a read-only one cannot write the log back.
      database.dialect.close()
      await database.query.destroy()
    },
  }
}
