import { MAX_IMAGE_BYTES } from '../assets/image-limits.ts'
import type { Config } from '../config/config.ts'
import { SetupError } from '../failure.ts'
import { loadSecrets, newSecret } from './load-secrets.ts'
import { type Accounts, createAccounts } from '../service/accounts/accounts.ts'
import { type AccountAdministration, createAccountAdministration } from '../service/accounts/account-administration.ts'
import { createPasswords, type Passwords } from '../service/accounts/passwords.ts'
import { type AuditBy, COMMAND_LINE, createAuditBy } from '../service/audit/audit-by.ts'
import { createInvitations, type Invitations } from '../service/invitations/invitations.ts'
import { createLeftoverRemover, type RemoveLeftovers } from '../exports/remove-leftovers.ts'
import { openFiles } from './open-files.ts'
import { createKeys, type Keys } from '../service/keys/keys.ts'
import { createOutbox, type Outbox } from '../service/mail/outbox.ts'
import { createResetLink, type ResetLink } from '../service/accounts/reset-link.ts'
import { planNames } from '../service/usage/plans.ts'
import { removeSecondFactor } from '../service/two-factor/two-factor.ts'
import { setupToken } from '../service/accounts/setup-token.ts'
import { openMigratedStore, requireStore } from './open-store.ts'
import { rejectOtherSecrets, usedSecret } from './require-same-secret.ts'
import { type Sources, systemSources } from './system-sources.ts'
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
    rejectOtherSecrets(await store.servers.list(), usedSecret(config, signing))
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
  const administration = createAccountAdministration({ ...parts, plans, providerName: oidc?.name ?? 'the provider' })
  const accounts = createAccounts({ ...parts, administration, plans, uploadBytes: MAX_IMAGE_BYTES })
  return {
    ...{ accounts, administration },
    invitations: createInvitations({ ...parts, plans, passwordSignIn, hasMail: mail !== undefined }),
    keys: createKeys({ ...parts, plans }),
    plans: planNames(plans),
    async setupLink(publicUrl) {
      if (await store.accounts.canSignIn()) return undefined
      return `${publicUrl}/welcome#token=${setupToken(await secret())}`
    },
    async resetLink(email, publicUrl) {
      const { _id: accountId, suspendedAt } = await accounts.getByEmail(email)
      if (suspendedAt !== null) {
        throw new SetupError(`${email} is suspended, so the link would not work. Resume the account first.`)
      }
      const tools = { store, auditBy, passwordSignIn, now }
      return createResetLink(tools, { secret: await secret(), publicUrl }, { by: COMMAND_LINE, accountId })
    },
    async removeSecondFactor(email) {
      await removeSecondFactor(parts, COMMAND_LINE, (await accounts.getByEmail(email))._id)
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
