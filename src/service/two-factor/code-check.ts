import { Failure } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { createSeal, type Seal, type SealSources } from './seal.ts'
import { stepOfCode } from './totp.ts'

export interface CodeCheckOptions {
  readonly store: Pick<Store, 'accounts' | 'secondFactors'>
  readonly outbox: Pick<Outbox, 'post'>
  readonly auditBy: AuditBy
  readonly secretSeal: Seal
  readonly now: () => number
}

export interface SecretSealSources extends Pick<SealSources, 'randomBytes'> {
  readonly encryptionSecret: string
}

/** Seals the secrets of authenticator apps. They become unreadable if the encryption secret changes. */
export const createSecretSeal = ({ encryptionSecret: secret, randomBytes }: SecretSealSources): Seal =>
  createSeal({ secret, randomBytes, purpose: 'two-factor' })

/**
 * Uses a code of the account's authenticator app, or else a recovery code, of which the account is notified.
 * Neither can be used again.
 * Recovery codes also work if the encryption secret has changed, which makes the app's secret unreadable.
 * @throws `invalid_input` at `/code`; `two_factor_off`, `two_factor_unreadable`
 */
export async function useCode(options: CodeCheckOptions, { accountId, origin }: CodeUser, code: string): Promise<void> {
  const { store, secretSeal, now } = options
  const factor = await store.secondFactors.find(accountId)
  if (factor === undefined) throw new Failure('two_factor_off', {})
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    if (await useRecoveryCode(options, { accountId, origin }, code)) return
    throw wrongCode()
  }
  const secret = secretSeal.open(factor.secret, accountId)
  if (secret === undefined) throw new Failure('two_factor_unreadable', {})
  const step = stepOfCode(Buffer.from(secret, 'base64url'), digits, now())
  if (step === undefined || !(await store.secondFactors.useStep(accountId, step))) throw wrongCode()
}

interface CodeUser {
  readonly accountId: string
  readonly origin: Origin
}

async function useRecoveryCode(
  { store, outbox, auditBy, now }: CodeCheckOptions,
  { accountId, origin }: CodeUser,
  code: string,
): Promise<boolean> {
  const to = (await store.accounts.find(accountId))?.email ?? ''
  const left = Math.max(0, (await store.secondFactors.countRecoveryCodes(accountId)) - 1)
  const audit = [auditBy({ accountId, origin }, { action: 'recovery_code_used' })]
  return outbox.post([{ kind: 'recovery_code_used', to, left, at: now() }], (mails) =>
    store.secondFactors.useRecoveryCode(accountId, hashRecoveryCode(accountId, code), { audit, mails }),
  )
}

export function wrongCode(): Failure {
  const detail = 'is not a valid code, or has already been used'
  return new Failure('invalid_input', { issues: [{ pointer: '/code', detail }] })
}
