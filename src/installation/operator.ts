import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { MAX_IMAGE_BYTES } from '../assets/image-limits.ts'
import type { Config } from '../config/config.ts'
import { Failure, SetupError } from '../failure.ts'
import { loadSecrets, newSecret } from './load-secrets.ts'
import { withDataLocation, PLATEN } from './operator-command.ts'
import { findRunningService } from './running-service.ts'
import { type Accounts, createAccounts } from '../service/accounts/accounts.ts'
import { type AccountAdministration, createAccountAdministration } from '../service/accounts/account-administration.ts'
import { createPasswords, type Passwords } from '../service/accounts/passwords.ts'
import { type AuditBy, COMMAND_LINE, createAuditBy } from '../service/audit/audit-by.ts'
import { createInvitations, type Invitations } from '../service/invitations/invitations.ts'
import { createLeftoverRemover, type RemoveLeftovers } from '../exports/remove-leftovers.ts'
import { openFiles } from './open-files.ts'
import { createKeys, type Keys } from '../service/keys/keys.ts'
import { createOutbox, type Outbox } from '../service/mail/outbox.ts'
import { createNewId, type NewId } from '../service/new-id.ts'
import { createResetLink, type ResetLink } from '../service/accounts/reset-link.ts'
import { planNames } from '../service/usage/plans.ts'
import { removeSecondFactor } from '../service/two-factor/two-factor.ts'
import { setupToken } from '../service/accounts/setup-token.ts'
import { listOtherSecrets, rejectOtherSecrets } from './require-same-secret.ts'
import { markSecret } from './shared-settings.ts'
import { explainingStart } from './start-failure.ts'
import { openStore } from '../store/store.ts'
import { databasePath } from '../store/sqlite/sqlite-file.ts'
import type { StoreLocation } from '../store/dialect.ts'
import type { Store } from '../store/store.ts'

export interface Operator {
  readonly accounts: Accounts
  readonly administration: AccountAdministration
  readonly invitations: Invitations
  readonly keys: Keys
  readonly plans: readonly string[]
  /** The link to create the owner account; undefined once an account can sign in. */
  setupLink(publicUrl: string): Promise<string | undefined>
  /** @throws like `createResetLink` */
  resetLink(email: string, publicUrl: string): Promise<ResetLink>
  /** Turns off two-factor sign-in of an account that lost its second factor. @throws `not_found`, `two_factor_off` */
  removeSecondFactor(email: string): Promise<void>
  /** Replaces the generated signing secret, which servers read at their start. @throws {SetupError} if it isn't used */
  resetSecret(): Promise<void>
}

export interface OpenOperator extends Operator {
  readonly migrations: readonly string[]
  /** Call before a change that needs a link. @throws {SetupError} if running servers would reject the link */
  checkLinks(): Promise<void>
  close(): Promise<void>
}

/** Opens and migrates the store. @throws {SetupError} if it is missing and `create` is false: a setting may be wrong */
export async function openOperator(
  config: Config,
  {
    create,
    publicUrl = () => Promise.resolve(''),
  }: { readonly create: boolean; readonly publicUrl?: () => Promise<string> },
): Promise<OpenOperator> {
  const sources = systemSources()
  if (!create) await requireStore(config)
  const { store, migrations } = await openMigratedStore(config, sources.now)
  const parts = { ...sources, store, publicUrl, passwords: createPasswords(sources), auditBy: createAuditBy(sources) }
  const secret = async (): Promise<string> => {
    const { signing } = await loadSecrets(config, parts)
    const used = { mark: markSecret(signing), isSet: config.files.secret !== undefined }
    rejectOtherSecrets(listOtherSecrets(await store.servers.list(), used), used)
    return signing
  }
  // A running server sends the emails.
  const outbox = createOutbox({ ...sources, store, hasMail: config.mail !== undefined })
  const tools = { secret, removeLeftovers: lazyLeftoverRemover(config, store), outbox }
  return {
    ...createOperator(config, { ...parts, ...tools }),
    migrations,
    async checkLinks() {
      await secret()
    },
    close: () => store.close(),
  }
}

/** Opens the file store only if files are deleted. The sweep deletes what remains. */
function lazyLeftoverRemover(config: Config, store: Store): RemoveLeftovers {
  return async (leftovers) => {
    await createLeftoverRemover({ store, files: await openFiles(config) })(leftovers)
  }
}

/** @throws {SetupError} if the database that the settings name has no Platen tables */
export async function requireStore(config: Config): Promise<void> {
  const { dataFolder } = config.files
  const isSqlite = 'dataFolder' in config.store
  const exists = isSqlite && !existsSync(databasePath(dataFolder)) ? false : await hasTables(config)
  if (exists) return
  const advice = `To create a new database, start the server or run: ${withDataLocation(`${PLATEN} migrate`, config)}`
  if (!isSqlite) throw new SetupError(`The database in DATABASE_URL has no Platen tables. ${advice}`)
  const elsewhere = (await findRunningService(dataFolder))
    ? 'The server running on this folder uses PostgreSQL: set the same DATABASE_URL.'
    : 'To use an existing one, set PLATEN_DATA_DIR or DATABASE_URL.'
  throw new SetupError(`No database in ${dataFolder}. ${elsewhere} ${advice}`)
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

export function locationOf({ store }: Config): StoreLocation {
  return 'databaseUrl' in store ? store : { dataDir: store.dataFolder }
}

/** The sources of time and randomness of the service. */
export interface Sources {
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
  readonly passwords: Passwords
  readonly auditBy: AuditBy
  readonly removeLeftovers: RemoveLeftovers
  readonly outbox: Outbox
  readonly publicUrl: () => string | Promise<string>
  /** The signing secret. */
  readonly secret: () => string | Promise<string>
}

export function createOperator(config: Config, parts: OperatorParts): Operator {
  const { plans, passwordSignIn, mail, oidc } = config
  const { store, auditBy, secret, now } = parts
  const getAccount = async (email: string) => {
    const account = await store.accounts.findByEmail(email)
    if (account === undefined) throw new Failure('not_found', { resource: 'account', id: email })
    return account
  }
  const administration = createAccountAdministration({ ...parts, plans, providerName: oidc?.name ?? 'the provider' })
  return {
    accounts: createAccounts({ ...parts, administration, plans, uploadBytes: MAX_IMAGE_BYTES }),
    administration,
    invitations: createInvitations({ ...parts, plans, passwordSignIn, hasMail: mail !== undefined }),
    keys: createKeys({ ...parts, plans }),
    plans: planNames(plans),
    async setupLink(publicUrl) {
      if (await store.accounts.canSignIn()) return undefined
      return `${publicUrl}/welcome#token=${setupToken(await secret())}`
    },
    async resetLink(email, publicUrl) {
      const { id: accountId, suspendedAt } = await getAccount(email)
      if (suspendedAt !== null) {
        throw new SetupError(`${email} is suspended, so the link would not work. Resume the account first.`)
      }
      const tools = { store, auditBy, passwordSignIn, now }
      return createResetLink(tools, { secret: await secret(), publicUrl }, { by: COMMAND_LINE, accountId })
    },
    async removeSecondFactor(email) {
      await removeSecondFactor(parts, COMMAND_LINE, (await getAccount(email)).id)
    },
    async resetSecret() {
      if (config.files.secret !== undefined) {
        throw new SetupError('PLATEN_SECRET is set, so the generated secret is not used. Change PLATEN_SECRET instead.')
      }
      // The encryption secret must be stored before.
      await loadSecrets(config, parts)
      await store.secrets.resetSigning(newSecret(parts), now(), [auditBy(COMMAND_LINE, { action: 'secret_reset' })])
    },
  }
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
