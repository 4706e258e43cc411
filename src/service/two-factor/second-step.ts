import { hash } from 'node:crypto'
import { Failure, isFailure } from '../../failure.ts'
import type { Account } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { type Me, meOf } from '../accounts/sign-in.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createSecretSeal, type SecretSealSources, useCode } from './code-check.ts'
import { createSeal, type SealSources } from './seal.ts'

/**
 * The second step of a sign-in. `begin` returns a token for the browser, which the service does not store; it proves
 * that the first step succeeded, and is invalid after ten minutes or a change of the account's email or password.
 */
export interface SecondStep {
  /**
   * Returns undefined if the account has no second factor, so that the sign-in is complete.
   * @throws `sign_in_failed` if the password has changed since the first step
   */
  begin(accountId: string, firstStep?: FirstStep): Promise<string | undefined>
  /** @throws `sign_in_expired` if the token is absent, forged, expired or outdated */
  open(token: string | undefined): Promise<PendingSignIn>
  /** @throws like `useCode`, and `sign_in_expired` if the second factor has been removed in the meantime */
  finish(pending: PendingSignIn, code: string, origin: Origin): Promise<void>
  /** Notifies the account by email that too many codes were wrong. */
  reportGuesses(accountId: string): Promise<void>
}

export interface FirstStep {
  /** Works as in `SignIn.signIn`; undefined if it was not a password. */
  readonly proved?: string | undefined
  /** Name of the provider. */
  readonly provider?: string | undefined
}

export interface PendingSignIn {
  readonly account: Me
  /** Works as in `SignIn.signIn`; undefined for an account without a password. */
  readonly proved: string | undefined
  /** Name of the provider of the first step. */
  readonly provider: string | undefined
}

export interface SecondStepOptions extends SealSources, SecretSealSources {
  readonly store: Pick<Store, 'accounts' | 'audit' | 'mails' | 'secondFactors'>
  readonly outbox: Pick<Outbox, 'post'>
  readonly auditBy: AuditBy
  readonly now: () => number
}

const PENDING_MS = 10 * 60_000

export function createSecondStep(options: SecondStepOptions): SecondStep {
  const { store, outbox, auditBy, now } = options
  const codeCheck = { ...options, secretSeal: createSecretSeal(options) }
  const pendingSeal = createSeal({ ...options, purpose: 'second-step' })

  const find = async (accountId: string): Promise<Credentials | undefined> => {
    const account = await store.accounts.find(accountId)
    const password = await store.accounts.findPassword(accountId)
    return account && password !== undefined ? { account, password } : undefined
  }

  return {
    async begin(accountId, { proved, provider } = {}) {
      if ((await store.secondFactors.find(accountId)) === undefined) return undefined
      const credentials = await find(accountId)
      if (credentials === undefined) return undefined
      if (proved !== undefined && proved !== credentials.password) throw new Failure('sign_in_failed', {})
      const state = stateOf(credentials)
      const content: PendingContent = { accountId, state, expiresAt: now() + PENDING_MS, ...(provider && { provider }) }
      return pendingSeal.seal(JSON.stringify(content), '')
    },

    async open(token) {
      const content = token === undefined ? undefined : pendingSeal.open(token, '')
      if (content === undefined) throw new Failure('sign_in_expired', {})
      const { accountId, state, expiresAt, provider } = JSON.parse(content) as PendingContent
      const credentials = now() < expiresAt ? await find(accountId) : undefined
      if (credentials === undefined || state !== stateOf(credentials)) throw new Failure('sign_in_expired', {})
      return { account: meOf(credentials.account), proved: credentials.password ?? undefined, provider }
    },

    async finish({ account: { _id: accountId } }, code, origin) {
      try {
        await useCode(codeCheck, { accountId, origin }, code)
      } catch (error) {
        if (isFailure(error, 'invalid_input')) {
          const failed = { action: 'second_step_failed', accountId } as const
          await store.audit.add([auditBy({ accountId: null, origin }, failed)])
        }
        // Starting again signs in without a code.
        throw error instanceof Failure && error.code === 'two_factor_off' ? new Failure('sign_in_expired', {}) : error
      }
    },

    async reportGuesses(accountId) {
      const to = (await store.accounts.find(accountId))?.email
      if (to === undefined) return
      await outbox.post([{ kind: 'codes_guessed', to, at: now() }], (mails) => store.mails.add(mails))
    },
  }
}

interface Credentials {
  readonly account: Account
  readonly password: string | null
}

interface PendingContent {
  readonly accountId: string
  readonly state: string
  readonly expiresAt: number
  readonly provider?: string
}

function stateOf({ account: { email }, password }: Credentials): string {
  return hash('sha256', JSON.stringify([email, password]))
}
