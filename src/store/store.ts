import { sql } from 'kysely'
import { type AccountStore, createAccountStore } from './accounts/account-store.ts'
import { type AuditStore, createAuditStore } from './audit/audit-store.ts'
import { type AssetStore, createAssetStore } from './assets/asset-store.ts'
import { openDatabase } from './database.ts'
import { createDesignStore, type DesignStore } from './designs/design-store.ts'
import { type StoreLocation } from './dialect.ts'
import { createExportStore, type ExportStore } from './exports/export-store.ts'
import { createIdempotencyStore, type IdempotencyStore } from './idempotency/idempotency-store.ts'
import { createInvitationStore, type InvitationStore } from './invitations/invitation-store.ts'
import { createKeyStore, type KeyStore } from './keys/key-store.ts'
import { endLeases } from './leases/end-leases.ts'
import { migrations } from './migrations/migrations.ts'
import { runMigrations } from './migrations/run-migrations.ts'
import { createOperatorStore, type OperatorStore } from './operator/operator-store.ts'
import { createSessionStore, type SessionStore } from './sessions/session-store.ts'
import { createTemplateStore, type TemplateStore } from './templates/template-store.ts'
import { createUsageStore, type UsageStore } from './usage/usage-store.ts'

/** Every method is one durable transaction. All may throw `overloaded`, `disk_full`, and `invalid_input` for U+0000. */
export interface Store {
  readonly accounts: AccountStore
  readonly keys: KeyStore
  readonly sessions: SessionStore
  readonly designs: DesignStore
  readonly templates: TemplateStore
  readonly exports: ExportStore
  readonly assets: AssetStore
  readonly idempotency: IdempotencyStore
  readonly usage: UsageStore
  readonly operator: OperatorStore
  readonly invitations: InvitationStore
  readonly audit: AuditStore
  /** Whether `migrate` has run before. Returns false for another application's database. */
  hasTables(): Promise<boolean>
  /** Returns the names of the migrations that ran. Safe when several servers start at once. */
  migrate(now: number): Promise<readonly string[]>
  /** Call before the run takes a lease. Ends the leases of ended runs at once. */
  beginRun(run: string): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}

/** Call `migrate` next. Throws if the folder is not writable or the server is unreachable. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const database = openDatabase(location)
  const ping = async () => {
    await sql`select 1`.execute(database.query)
  }
  await ping()
  return {
    accounts: createAccountStore(database),
    keys: createKeyStore(database),
    sessions: createSessionStore(database),
    designs: createDesignStore(database),
    templates: createTemplateStore(database),
    exports: createExportStore(database),
    assets: createAssetStore(database),
    idempotency: createIdempotencyStore(database),
    usage: createUsageStore(database),
    operator: createOperatorStore(database),
    invitations: createInvitationStore(database),
    audit: createAuditStore(database),
    hasTables: async () => (await database.dialect.listTables(database.query)).includes('migrations'),
    migrate: (now) => runMigrations(database, migrations, now),
    beginRun: (run) => database.dialect.beginRun(run, (ended) => endLeases(database, ended)),
    ping,
    async close() {
      // The writing connection closes last: a read-only one cannot write the log back.
      database.dialect.close()
      await database.query.destroy()
    },
  }
}
