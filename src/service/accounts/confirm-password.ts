import { Failure } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import type { SessionCaller } from '../access/caller.ts'
import type { Passwords } from './passwords.ts'

/**
 * Returns the stored hash that the password matched. An account that signs in only with a provider is
 * confirmed by a recent sign-in instead, and `password` is ignored.
 * @throws `invalid_input` at `/password` if it is wrong; `sign_in_again`
 */
export type ConfirmPassword = (caller: SessionCaller, password: string) => Promise<string | null>

export type PasswordSignIn = 'on' | 'off'

export interface ConfirmPasswordOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly passwords: Passwords
  readonly passwordSignIn: PasswordSignIn
  readonly now: () => number
}

/** The age of a session that confirms its account. */
const RECENT_MS = 10 * 60_000

/** Changes of an account require its password, since a browser may be unattended. */
export function createConfirmPassword(options: ConfirmPasswordOptions): ConfirmPassword {
  const { store, passwords, passwordSignIn, now } = options
  return async ({ accountId, signedInAt }, password) => {
    const stored = await store.accounts.findPassword(accountId)
    if (stored !== undefined && !isConfirmedByPassword(stored, passwordSignIn)) {
      if (now() - signedInAt < RECENT_MS) return stored
      throw new Failure('sign_in_again', {})
    }
    if (password === '') throw passwordIssue('is required')
    if (!(await passwords.verify(password, stored)) || stored === undefined) throw wrongPassword()
    return stored
  }
}

export function isConfirmedByPassword(stored: string | null, passwordSignIn: PasswordSignIn): boolean {
  return stored !== null && passwordSignIn === 'on'
}

export function wrongPassword(): Failure {
  return passwordIssue('is not the password of this account')
}

function passwordIssue(detail: string): Failure {
  return new Failure('invalid_input', { issues: [{ pointer: '/password', detail }] })
}
