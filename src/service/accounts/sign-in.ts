import type { Role, SessionCaller } from '../access/caller.ts'
import { Failure, isFailure } from '../../failure.ts'
import type { Account } from '../../store/account-records.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import type { Store } from '../../store/store.ts'
import { isoTime } from '../../iso-time.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { NewId } from '../new-id.ts'
import { isConfirmedByPassword, type PasswordSignIn } from './confirm-password.ts'
import type { Passwords } from './passwords.ts'
import { isSetupToken } from './setup-token.ts'

export interface Me {
  readonly _id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  readonly createdAt: string
}

export interface SignInOptions {
  /** `needed` until the first account has a password. */
  readonly setup: 'needed' | 'done'
  readonly setupNeedsToken: boolean
  /** Command that prints the setup link. Null after setup, since it may contain the path of the data folder. */
  readonly setupCommand: string | null
  readonly signUp: boolean
  readonly mail: boolean
  readonly passwordSignIn: boolean
  /** The name of the sign-in provider, or null. */
  readonly provider: string | null
  /** How changes of the account are confirmed; see `ConfirmPassword`. */
  readonly confirmation: 'password' | 'sign-in'
  readonly account: Me | null
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Claim extends Credentials {
  readonly token?: string
  /** Whether the browser runs on the server itself, and needs no token. */
  readonly isLocal: boolean
  readonly origin: Origin
}

export interface SignIn {
  options(caller: SessionCaller | null, isLocal: boolean): Promise<SignInOptions>
  /** Claims the first start's account or creates one. @throws `setup_done`, `setup_token_wrong`, `account_exists` */
  setUp(claim: Claim): Promise<Me>
  /**
   * @throws `setup_needed`, `sign_up_closed`, `password_sign_in_off`, `account_exists`;
   *   `confirmation_needed` if email is configured
   */
  signUp(credentials: Credentials, origin: Origin): Promise<Me>
  /**
   * Takes equally long without an account. Sessions start only while `proved` is current.
   * @throws `sign_in_failed`, `password_sign_in_off`; `account_suspended` if the password is correct
   */
  signIn(credentials: Credentials, origin: Origin): Promise<{ readonly account: Me; readonly proved: string }>
}

export interface SignInDependencies {
  readonly store: Store
  readonly passwords: Passwords
  readonly now: () => number
  readonly newId: NewId
  readonly auditBy: AuditBy
  readonly secret: string
  readonly signUp: 'open' | 'closed'
  readonly setupCommand: string
  /** The commands that make an existing account the owner and print a link to set its password. */
  readonly ownerCommands: (email: string) => readonly [role: string, link: string]
  readonly hasMail: boolean
  readonly passwordSignIn: PasswordSignIn
  readonly providerName: string | undefined
}

// Settings can add and change plans, but not remove these.
const OWNERS_PLAN = 'max'
export const MEMBERS_PLAN = 'free'

export function createSignIn(options: SignInDependencies): SignIn {
  const { store, passwords, secret, signUp, hasMail, setupCommand, ownerCommands } = options
  const { passwordSignIn, providerName, auditBy } = options
  const requireSetUp = async (): Promise<void> => {
    if (!(await store.accounts.canSignIn())) throw new Failure('setup_needed', {})
  }

  return {
    async options(caller, isLocal) {
      const isSetUp = await store.accounts.canSignIn()
      const account = caller === null ? undefined : await store.accounts.find(caller.accountId)
      const password = account && (await store.accounts.findPassword(account.id))
      const isPassword = isConfirmedByPassword(password ?? null, passwordSignIn)
      return {
        setup: isSetUp ? 'done' : 'needed',
        setupNeedsToken: !isSetUp && !isLocal,
        setupCommand: !isSetUp && !isLocal ? setupCommand : null,
        signUp: isSetUp && signUp === 'open' && passwordSignIn === 'on',
        mail: hasMail,
        passwordSignIn: passwordSignIn === 'on',
        provider: providerName ?? null,
        confirmation: isPassword ? 'password' : 'sign-in',
        account: account === undefined ? null : meOf(account),
      }
    },

    async setUp({ token = '', isLocal, origin, ...credentials }) {
      // The store checks again for concurrent requests. This rejects before the password is hashed.
      if (await store.accounts.canSignIn()) throw new Failure('setup_done', {})
      if (!isLocal && !isSetupToken(token, secret)) throw new Failure('setup_token_wrong', {})
      const account = await newAccount(options, credentials, OWNERS_PLAN)
      const auditOf = (accountId: string) => [
        auditBy({ accountId, origin }, { action: 'account_created', details: { by: 'setup' } }),
      ]
      try {
        return meOf(await store.accounts.setUp(account, auditOf))
      } catch (error) {
        if (!isFailure(error, 'account_exists')) throw error
        const [role, link] = ownerCommands(account.email)
        const remedy = `To use it as the owner account, run “${role}” on the server, and then “${link}” for a link to set its password.`
        throw new Failure('account_exists', { email: account.email, remedy }, error)
      }
    },

    async signUp(credentials, origin) {
      requirePasswordSignIn(passwordSignIn)
      if (signUp !== 'open') throw new Failure('sign_up_closed', {})
      if (hasMail) throw new Failure('confirmation_needed', {})
      await requireSetUp()
      const account = await newAccount(options, credentials, MEMBERS_PLAN)
      const details = { by: 'sign-up' }
      const audit = [auditBy({ accountId: account.id, origin }, { action: 'account_created', details })]
      return meOf(await store.accounts.create(account, { audit }))
    },

    async signIn({ email, password }, origin) {
      requirePasswordSignIn(passwordSignIn)
      const found = await store.accounts.findCredentials(email)
      const isCorrect = await passwords.verify(password, found?.password)
      const reject = async (code: 'sign_in_failed' | 'account_suspended', reason: string): Promise<never> => {
        // Excludes the email as typed: it may be a password.
        const event = { action: 'sign_in_failed', accountId: found?.account.id ?? null, details: { reason } } as const
        await store.audit.add([auditBy({ accountId: null, origin }, event)])
        throw new Failure(code, {})
      }
      if (found === undefined) return reject('sign_in_failed', 'unknown email')
      if (!isCorrect || found.password === null) return reject('sign_in_failed', 'wrong password')
      if (found.account.suspendedAt !== null) return reject('account_suspended', 'suspended')
      return { account: meOf(found.account), proved: found.password }
    },
  }
}

/** @throws `password_sign_in_off` */
export function requirePasswordSignIn(passwordSignIn: PasswordSignIn): void {
  if (passwordSignIn === 'off') throw new Failure('password_sign_in_off', {})
}

export function meOf({ id, email, role, plan, createdAt }: Account): Me {
  return { _id: id, email, role, plan, createdAt: isoTime(createdAt) }
}

async function newAccount(
  { passwords, now, newId }: SignInDependencies,
  { email, password }: Credentials,
  plan: string,
) {
  return {
    id: newId('acc'),
    email: foldedEmail(email),
    plan,
    createdAt: now(),
    password: await passwords.hash(password),
  }
}
