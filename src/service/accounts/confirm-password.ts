import { Failure } from '../../failure.ts'
import { type Store } from '../../store/store.ts'
import { type Passwords } from './passwords.ts'

/** Returns the stored hash that the password matched. @throws `invalid_input` at `/password` if it is wrong */
export type ConfirmPassword = (accountId: string, password: string) => Promise<string | null>

interface ConfirmPasswordOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly passwords: Passwords
}

/** Changes of an account require its password, since a browser may be unattended. */
export function createConfirmPassword({ store, passwords }: ConfirmPasswordOptions): ConfirmPassword {
  return async (accountId, password) => {
    const stored = await store.accounts.findPassword(accountId)
    if (!(await passwords.verify(password, stored)) || stored === undefined) throw wrongPassword()
    return stored
  }
}

export function wrongPassword(): Failure {
  const detail = 'is not the password of this account'
  return new Failure('invalid_input', { issues: [{ pointer: '/password', detail }] })
}
