import { sql } from '#kysely'
import { SetupError } from '../failure.ts'
import { rejectMovedDatabase, rejectMovedFolder } from './moved-store.ts'
import { type AccountStore, createAccountStore } from './accounts/account-store.ts'
import { type AuditStore, createAuditStore } from './audit/audit-store.ts'
import { type AssetStore, createAssetStore } from './assets/asset-store.ts'
import { findUnfinishedCopy, rejectUnfinishedCopy, unfinishedCopySentence } from './copy/unfinished-copy.ts'
import { closeDatabase, type Database, openDatabase, openPatientDatabase } from './database.ts'
import { createDesignStore, type DesignStore } from './designs/design-store.ts'
import type { Connections, StoreLocation } from './dialect.ts'
import { createEmailChangeStore, type EmailChangeStore } from './email-changes/email-change-store.ts'
import { createFolderStore, type FolderStore } from './folders/folder-store.ts'
import { createExportStore, type ExportStore } from './exports/export-store.ts'
import { createIdempotencyStore, type IdempotencyStore } from './idempotency/idempotency-store.ts'
import { createIdentityStore, type IdentityStore } from './identities/identity-store.ts'
import { createInvitationStore, type InvitationStore } from './invitations/invitation-store.ts'
import { createKeyStore, type KeyStore } from './keys/key-store.ts'
import { endLeases } from './leases/end-leases.ts'
import { createLeftoverStore, type LeftoverStore } from './leftovers.ts'
import { migrations } from './migrations/migrations.ts'
import { listPendingNames, runMigrations } from './migrations/run-migrations.ts'
import type { Notifier } from './notifier.ts'
import { createMailStore, type MailStore } from './mails/mail-store.ts'
import { createOperatorStore, type OperatorStore } from './operator/operator-store.ts'
import { createPictureStore, type PictureStore } from './pictures/picture-store.ts'
import { createSecretStore, type SecretStore } from './secrets/secret-store.ts'
import { createSecondFactorStore, type SecondFactorStore } from './second-factors/second-factor-store.ts'
import { createServerStore, type ServerStore } from './servers/server-store.ts'
import { createSessionStore, type SessionStore } from './sessions/session-store.ts'
import { createTemplateStore, type TemplateStore } from './templates/template-store.ts'
import { createUpkeepStore, type UpkeepStore } from './upkeep.ts'
import { createVersionStore, type VersionStore } from './versions/version-store.ts'
import { createUsageStore, type UsageStore } from './usage/usage-store.ts'

/** Every method is one durable transaction. All may throw `overloaded`, `disk_full`, and `invalid_input` for U+0000. */
export interface Store {
  readonly accounts: AccountStore
  readonly keys: KeyStore
  readonly sessions: SessionStore
  readonly identities: IdentityStore
  readonly secondFactors: SecondFactorStore
  readonly designs: DesignStore
  readonly folders: FolderStore
  readonly versions: VersionStore
  readonly templates: TemplateStore
  readonly exports: ExportStore
  readonly assets: AssetStore
  readonly pictures: PictureStore
  readonly leftovers: LeftoverStore
  readonly upkeep: UpkeepStore
  readonly idempotency: IdempotencyStore
  readonly usage: UsageStore
  readonly operator: OperatorStore
  readonly servers: ServerStore
  readonly secrets: SecretStore
  readonly invitations: InvitationStore
  readonly audit: AuditStore
  readonly mails: MailStore
  readonly emailChanges: EmailChangeStore
  /** Whether `migrate` has run before. Returns false for another application's database. */
  hasTables(): Promise<boolean>
  /** Returns the names of the migrations that ran. Safe when several servers start at once. */
  migrate(now: number): Promise<readonly string[]>
  /** For diagnosis. Changes nothing. @throws SetupError if `migrate` would */
  inspect(): Promise<DatabaseState>
  /**
   * Call before the run takes a lease. Ends the leases of ended runs at once.
   * @throws SetupError if notifications and locks would be lost
   */
  beginRun(run: string): Promise<void>
  readonly notifier: Notifier
  /** Runs `work` unless another server runs work of this name; see `Dialect.runAlone`. */
  runAlone(name: string, work: () => Promise<void>): Promise<boolean>
  ping(): Promise<void>
  /** Returns undefined on SQLite, which has no pool. */
  connections(): Connections | undefined
  close(): Promise<void>
}

export interface DatabaseState {
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly version: string
  /** The database's clock in Unix milliseconds; undefined if it has none of its own. */
  readonly clock: number | undefined
  readonly pendingMigrations: readonly string[]
  /** A sentence that says what to do if a copy into the database was interrupted. `migrate` then throws it. */
  readonly unfinishedCopy: string | undefined
  /** See `Dialect.connectionLimit`. */
  readonly connectionLimit: number | undefined
  /** See `Dialect.sharesSessions`. */
  readonly sharesSessions: boolean
  /** See `Dialect.lacksWordIndex`. */
  readonly lacksWordIndex: boolean
}

export const SHARED_SESSIONS =
  'A pool between Platen and PostgreSQL, such as PgBouncer, assigns connections per transaction, so notifications and locks are lost. Set its pool_mode to session, or connect directly with DATABASE_URL.'

/**
 * Call `migrate` next. Throws if the folder is not writable or the server is unreachable.
 * @throws SetupError if the database was moved
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  if ('dataDir' in location) rejectMovedFolder(location.dataDir)
  const database = openDatabase(location)
  const ping = async () => {
    await sql`select 1`.execute(database.query)
  }
  try {
    await ping()
    await rejectMovedDatabase(database)
  } catch (error) {
    await closeDatabase(database)
    throw error
  }
  const notifier = database.dialect.openNotifier(database.query)
  return {
    notifier,
    accounts: createAccountStore(database),
    keys: createKeyStore(database),
    sessions: createSessionStore(database),
    identities: createIdentityStore(database),
    secondFactors: createSecondFactorStore(database),
    designs: createDesignStore(database),
    folders: createFolderStore(database),
    versions: createVersionStore(database),
    templates: createTemplateStore(database),
    exports: createExportStore(database),
    assets: createAssetStore(database),
    pictures: createPictureStore(database),
    leftovers: createLeftoverStore(database),
    upkeep: createUpkeepStore(database),
    idempotency: createIdempotencyStore(database),
    usage: createUsageStore(database),
    operator: createOperatorStore(database),
    servers: createServerStore(database),
    secrets: createSecretStore(database),
    invitations: createInvitationStore(database),
    audit: createAuditStore(database),
    mails: createMailStore(database),
    emailChanges: createEmailChangeStore(database),
    hasTables: async () => (await database.dialect.listTables(database.query)).includes('migrations'),
    async migrate(now) {
      await rejectUnfinishedCopy(database)
      // Every server and command starts here: usually, nothing is pending.
      if ((await listPendingNames(database, migrations)).length === 0) return []
      const patient = openPatientDatabase(location)
      try {
        return await runMigrations(patient, migrations, now)
      } finally {
        await closeDatabase(patient)
      }
    },
    inspect: () => inspect(database),
    async beginRun(run) {
      if (await database.dialect.sharesSessions(database.query)) throw new SetupError(SHARED_SESSIONS)
      await database.dialect.beginRun(run, (ended) => endLeases(database, ended))
    },
    runAlone: (name, work) => database.dialect.runAlone(database.query, name, work),
    ping,
    connections: () => database.dialect.connections(),
    async close() {
      await notifier.close()
      await closeDatabase(database)
    },
  }
}

async function inspect(database: Database): Promise<DatabaseState> {
  const { dialect, query } = database
  const clock =
    dialect.wallClock && (await sql<{ readonly now: number }>`select ${dialect.wallClock} as now`.execute(query))
  const unfinished = await findUnfinishedCopy(database)
  return {
    unfinishedCopy: unfinished && unfinishedCopySentence(unfinished),
    engine: dialect.name === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    version: await dialect.serverVersion(query),
    clock: clock?.rows[0]?.now,
    pendingMigrations: await listPendingNames(database, migrations),
    connectionLimit: await dialect.connectionLimit(query),
    sharesSessions: await dialect.sharesSessions(query),
    lacksWordIndex: await dialect.lacksWordIndex(query),
  }
}
