import { randomBytes, randomUUID } from 'node:crypto'
import { MAX_IMAGE_BYTES } from './assets/image-limits.ts'
import { type Config } from './config.ts'
import { Failure } from './failure.ts'
import { loadSigningSecret } from './files/signing-secret.ts'
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
import { FIRST_MIGRATION } from './store/migrations/migrations.ts'
import { openStore } from './store/open-store.ts'
import { type Store } from './store/store.ts'

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
  /** Whether there was no store before. */
  readonly isNew: boolean
  close(): Promise<void>
}

/** Opens the store of the settings, migrates it, and nothing else: a server may run beside it. */
export async function openOperator(config: Config): Promise<OpenOperator> {
  const sources = systemSources()
  const { store, migrations } = await openMigratedStore(config, sources.now)
  const isNew = migrations[0] === FIRST_MIGRATION
  return { ...createOperator(config, { store, ...sources }), migrations, isNew, close: () => store.close() }
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

export async function openMigratedStore(
  { store: place }: Config,
  now: () => number,
): Promise<{ store: Store; migrations: readonly string[] }> {
  const store = await openStore('databaseUrl' in place ? place : { dataDir: place.dataFolder })
  try {
    return { store, migrations: await store.migrate(now()) }
  } catch (error) {
    await store.close()
    throw error
  }
}
