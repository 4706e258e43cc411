import { Failure } from '../../failure.ts'
import { isoTimeOrNull } from '../../iso-time.ts'
import type { ChangeRecords } from '../../store/change-records.ts'
import type { Store } from '../../store/store.ts'
import type { OwnerCaller, SessionCaller } from '../access/caller.ts'
import type { ConfirmPassword } from '../accounts/confirm-password.ts'
import type { Actor, AuditBy } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createSecretSeal, type SecretSealSources, useCode, wrongCode } from './code-check.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import { createSeal, type SealSources } from './seal.ts'
import { base32, SECRET_BYTES, stepOfCode, totpUri } from './totp.ts'

export interface TwoFactorState {
  /** Null if two-factor sign-in is off. */
  readonly enabledAt: string | null
  readonly recoveryCodesLeft: number
}

export interface TwoFactorSetup {
  /** In base32, for typing. */
  readonly secret: string
  /** For a QR code. */
  readonly uri: string
  /** Sent back with the first code. Valid for 15 minutes; nothing is stored before. */
  readonly token: string
}

export interface CodeProof {
  readonly password: string
  readonly code: string
}

/** Turns the two-factor sign-in of the caller's account on and off. `useCode` explains the failures of a code. */
export interface TwoFactor {
  get(caller: SessionCaller): Promise<TwoFactorState>
  /** @throws `invalid_input` at `/password`; `two_factor_on` */
  setUp(caller: SessionCaller, proof: { readonly password: string }): Promise<TwoFactorSetup>
  /**
   * Ends all other sessions. Returns the recovery codes.
   * @throws `invalid_input` at `/token` or `/code`; `two_factor_on`
   */
  turnOn(caller: SessionCaller, setup: { readonly token: string; readonly code: string }): Promise<readonly string[]>
  /** Replaces all recovery codes. @throws `invalid_input` at `/password` or `/code`; `two_factor_off` */
  renewRecoveryCodes(caller: SessionCaller, proof: CodeProof): Promise<readonly string[]>
  /** @throws `invalid_input` at `/password` or `/code`; `two_factor_off` */
  turnOff(caller: SessionCaller, proof: CodeProof): Promise<void>
  /** Turns it off for an account whose owner lost the second factor. @throws `not_found`, `two_factor_off` */
  remove(caller: OwnerCaller, accountId: string): Promise<void>
}

export interface TwoFactorOptions extends SealSources, SecretSealSources, ChangeTools {
  readonly store: Pick<Store, 'accounts' | 'secondFactors'>
  readonly confirmPassword: ConfirmPassword
  readonly publicUrl: () => string
}

interface ChangeTools {
  readonly store: Pick<Store, 'accounts' | 'secondFactors'>
  readonly outbox: Pick<Outbox, 'post'>
  readonly auditBy: AuditBy
  readonly now: () => number
}

const SETUP_MS = 15 * 60_000

export function createTwoFactor(options: TwoFactorOptions): TwoFactor {
  const { store, confirmPassword, publicUrl, randomBytes, now } = options
  const secretSeal = createSecretSeal(options)
  const setupSeal = createSeal({ ...options, purpose: 'two-factor-setup' })
  const codeCheck = { ...options, secretSeal }

  const hashes = (accountId: string, codes: readonly string[]): string[] =>
    codes.map((code) => hashRecoveryCode(accountId, code))

  return {
    async get({ accountId }) {
      const factor = await store.secondFactors.find(accountId)
      const recoveryCodesLeft = await store.secondFactors.countRecoveryCodes(accountId)
      return { enabledAt: isoTimeOrNull(factor?.createdAt ?? null), recoveryCodesLeft }
    },

    async setUp(caller, { password }) {
      const { accountId } = caller
      await confirmPassword(caller, password)
      if ((await store.secondFactors.find(accountId)) !== undefined) throw new Failure('two_factor_on', {})
      const account = await store.accounts.find(accountId)
      if (account === undefined) throw new Failure('not_found', { resource: 'account' })
      const secret = randomBytes(SECRET_BYTES)
      const content: SetupContent = { secret: Buffer.from(secret).toString('base64url'), expiresAt: now() + SETUP_MS }
      return {
        secret: base32(secret),
        uri: totpUri(secret, { issuer: issuerOf(publicUrl()), email: account.email }),
        token: setupSeal.seal(JSON.stringify(content), accountId),
      }
    },

    async turnOn(caller, { token, code }) {
      const { accountId, sessionId } = caller
      const content = setupSeal.open(token, accountId)
      const { secret, expiresAt } = (content === undefined ? NO_SETUP : JSON.parse(content)) as SetupContent
      if (now() >= expiresAt) throw setupExpired()
      const step = stepOfCode(Buffer.from(secret, 'base64url'), code.replaceAll(/\s/g, ''), now())
      if (step === undefined) throw wrongCode()
      const codes = newRecoveryCodes(randomBytes)
      const factor = { secret: secretSeal.seal(secret, accountId), lastStep: step, createdAt: now() }
      const isCreated = await recordChange(options, { by: caller, accountId, kind: 'two_factor_on' }, (records) =>
        store.secondFactors.create(
          accountId,
          { ...factor, recoveryHashes: hashes(accountId, codes), ownSessionId: sessionId },
          records,
        ),
      )
      if (!isCreated) throw new Failure('two_factor_on', {})
      return codes
    },

    async renewRecoveryCodes(caller, { password, code }) {
      const { accountId } = caller
      await confirmPassword(caller, password)
      await useCode(codeCheck, caller, code)
      const codes = newRecoveryCodes(randomBytes)
      await recordChange(options, { by: caller, accountId, kind: 'recovery_codes_renewed' }, (records) =>
        store.secondFactors.replaceRecoveryCodes(accountId, hashes(accountId, codes), records),
      )
      return codes
    },

    async turnOff(caller, { password, code }) {
      const { accountId } = caller
      await confirmPassword(caller, password)
      await useCode(codeCheck, caller, code)
      await recordChange(options, { by: caller, accountId, kind: 'two_factor_off' }, (records) =>
        store.secondFactors.remove(accountId, records),
      )
    },

    remove: (caller, accountId) => removeSecondFactor(options, caller, accountId),
  }
}

/** @throws `not_found`, `two_factor_off`, `owner_needed` */
export async function removeSecondFactor(tools: ChangeTools, by: Actor, accountId: string): Promise<void> {
  const { store } = tools
  const isRemoved = await recordChange(tools, { by, accountId, kind: 'two_factor_off' }, (records) =>
    store.secondFactors.remove(accountId, { ...records, actorId: by.accountId }),
  )
  if (isRemoved) return
  if ((await store.accounts.find(accountId)) !== undefined) throw new Failure('two_factor_off', {})
  throw new Failure('not_found', { resource: 'account', id: accountId })
}

interface FactorChange {
  readonly by: Actor
  readonly accountId: string
  readonly kind: 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed'
}

/** Runs `change` with its entry in the audit log, and an email that notifies the account. */
async function recordChange<Result>(
  { store, outbox, auditBy, now }: ChangeTools,
  { by, accountId, kind }: FactorChange,
  change: (records: ChangeRecords) => Promise<Result>,
): Promise<Result> {
  const to = (await store.accounts.find(accountId))?.email ?? ''
  const audit = [auditBy(by, { action: kind, accountId })]
  return outbox.post([{ kind, to, at: now() }], (mails) => change({ audit, mails }))
}

interface SetupContent {
  readonly secret: string
  readonly expiresAt: number
}

const NO_SETUP: SetupContent = { secret: '', expiresAt: 0 }

function setupExpired(): Failure {
  return new Failure('invalid_input', { issues: [{ pointer: '/token', detail: 'has expired. Start again' }] })
}

/** With the host, since a person may use several servers. */
function issuerOf(publicUrl: string): string {
  return `Platen (${URL.parse(publicUrl)?.host ?? ''})`
}
