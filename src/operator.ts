import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { MAX_IMAGE_BYTES } from './assets/image-limits.ts'
import { type Config } from './config.ts'
import { Failure, SetupFault } from './failure.ts'
import { loadSigningSecret } from './files/signing-secret.ts'
import { atSamePlace, PLATEN } from './operator-command.ts'
import { findRunningService } from './running-service.ts'
import { type Accounts } from './service/accounts.ts'
import { type Role } from './service/caller.ts'
import { createAccounts } from './service/create-accounts.ts'
import { createKeys } from './service/create-keys.ts'
import { type Keys } from './service/keys.ts'
import { createNewId, type NewId } from './service/new-id.ts'
import { type ResetLink } from './service/password-resets.ts'
import { planNames } from './service/plans.ts'
import { resetLink } from './service/reset-link.ts'
import { setupToken } from './service/setup-token.ts'
import { explainingStart } from './start-failure.ts'
import { openStore } from './store/open-store.ts'
import { databasePath } from './store/sqlite-file.ts'
import { type Store, type StoreLocation } from './store/store.ts'

/** What whoever runs the service may do, beside what its users may. */
export interface Operator {
  readonly accounts: Accounts
  readonly keys: Keys
  /** The names of the plans that an account may be on. */
  readonly plans: readonly string[]
  /** Where, in a service at `publicUrl`, the owner's account is made; undefined once there is one that can sign in. */
  setupLink(publicUrl: string): Promise<string | undefined>
  /** Where, in a service at `publicUrl`, somebody sets a new password. @throws `not_found` */
  resetLink(email: string, publicUrl: string): Promise<ResetLink>
  /** In force with the account's next request. @throws `not_found`, `last_owner` */
  setRole(email: string, role: Role): Promise<void>
}

export interface OpenOperator extends Operator {
  /** The migrations that opening the store has run. */
  readonly migrations: readonly string[]
  close(): Promise<void>
}

/**
 * Opens the store of the settings, migrates it, and nothing else: a server may run beside it.
 *
 * @throws {SetupFault} if there is no store and `create` is false, so that a slip in the settings makes no second one
 */
export async function openOperator(config: Config, { create }: { readonly create: boolean }): Promise<OpenOperator> {
  const sources = systemSources()
  if (!create) await requireStore(config)
  const { store, migrations } = await openMigratedStore(config, sources.now)
  return { ...createOperator(config, { store, ...sources }), migrations, close: () => store.close() }
}

async function requireStore(config: Config): Promise<void> {
  const { dataFolder } = config.files
  const isSqlite = 'dataFolder' in config.store
  const isThere = isSqlite && !existsSync(databasePath(dataFolder)) ? false : await hasTables(config)
  if (isThere) return
  const advice = `To begin a new one, start the service, or run: ${atSamePlace(`${PLATEN} migrate`, config)}`
  if (!isSqlite) throw new SetupFault(`The database that DATABASE_URL names has no tables of Platen's. ${advice}`)
  const elsewhere = (await findRunningService(dataFolder))
    ? 'The service that runs on this folder uses PostgreSQL: set DATABASE_URL as it has it.'
    : 'If the service keeps its data elsewhere, name its folder in PLATEN_DATA_DIR, or its PostgreSQL in DATABASE_URL.'
  throw new SetupFault(`There is no database in ${dataFolder}. ${elsewhere} ${advice}`)
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

function locationOf({ store }: Config): StoreLocation {
  return 'databaseUrl' in store ? store : { dataDir: store.dataFolder }
}

/** Where time and chance come from, for every room that asks for them. */
export interface Sources {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly newId: NewId
}

export function systemSources(): Sources {
  const now = (): number => Date.now()
  const random = (count: number): Uint8Array => new Uint8Array(randomBytes(count))
  return { now, randomBytes: random, newId: createNewId({ now, randomBytes: random }) }
}

interface OperatorParts extends Sources {
  readonly store: Store
  readonly onError?: (error: unknown) => void
}

export function createOperator({ plans, files }: Config, parts: OperatorParts): Operator {
  const { store, now } = parts
  const find = async (email: string) => {
    const found = await store.accounts.findCredentials(email)
    if (found === undefined) throw new Failure('not_found', { resource: 'account', id: email })
    return { ...found.account, password: found.password }
  }
  return {
    accounts: createAccounts({ ...parts, plans, uploadBytes: MAX_IMAGE_BYTES }),
    keys: createKeys({ ...parts, plans }),
    plans: planNames(plans),
    async setupLink(publicUrl) {
      if (await store.accounts.anyPassword()) return undefined
      return `${publicUrl}/welcome#token=${setupToken(await secretOf(files))}`
    },
    async resetLink(email, publicUrl) {
      const subject = await find(email)
      return resetLink({ secret: await secretOf(files), publicUrl, now: now() }, subject)
    },
    async setRole(email, role) {
      const { id } = await find(email)
      await store.operator.change(id, { role })
    },
  }
}

/** The one of the settings, or the one that is kept in the data folder, where it may have to be made first. */
async function secretOf({ dataFolder, secret }: Config['files']): Promise<string> {
  return secret ?? (await loadSigningSecret(dataFolder, randomUUID))
}

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
