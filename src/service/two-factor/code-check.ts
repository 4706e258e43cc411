import { Failure } from '../../failure.ts'
import { type Store } from '../../store/store.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { createSeal, type Seal, type SealSources } from './seal.ts'
import { stepOfCode } from './totp.ts'

export interface CodeCheckOptions {
  readonly store: Pick<Store, 'secondFactors'>
  readonly secretSeal: Seal
  readonly now: () => number
}

/** Seals the secrets of authenticator apps. They become unreadable if the signing secret changes. */
export const createSecretSeal = (sources: SealSources): Seal => createSeal({ ...sources, purpose: 'two-factor' })

/**
 * Uses a code of the account's authenticator app, or else a recovery code. Neither can be used again.
 * Recovery codes also work if the signing secret has changed, which makes the app's secret unreadable.
 * @throws `invalid_input` at `/code`; `two_factor_off`, `two_factor_unreadable`
 */
export async function useCode(
  { store, secretSeal, now }: CodeCheckOptions,
  accountId: string,
  code: string,
): Promise<void> {
  const factor = await store.secondFactors.find(accountId)
  if (factor === undefined) throw new Failure('two_factor_off', {})
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    if (await store.secondFactors.useRecoveryCode(accountId, hashRecoveryCode(accountId, code))) return
    throw wrongCode()
  }
  const secret = secretSeal.open(factor.secret, accountId)
  if (secret === undefined) throw new Failure('two_factor_unreadable', {})
  const step = stepOfCode(Buffer.from(secret, 'base64url'), digits, now())
  if (step === undefined || !(await store.secondFactors.useStep(accountId, step))) throw wrongCode()
}

export function wrongCode(): Failure {
  const detail = 'is not a valid code, or has already been used'
  return new Failure('invalid_input', { issues: [{ pointer: '/code', detail }] })
}
