import { Failure } from '../failure.ts'
import { type Store } from '../store/store.ts'
import { meOf } from './create-sign-in.ts'
import { checkedEmail } from './email-address.ts'
import { type Notices } from './notices.ts'
import { type OwnAccount } from './own-account.ts'
import { type Passwords } from './passwords.ts'
import { type RemoveLeftovers } from './remove-leftovers.ts'
import { newSessionToken } from './session-token.ts'

export interface OwnAccountOptions {
  readonly store: Store
  readonly passwords: Passwords
  readonly notices: Pick<Notices, 'passwordChanged' | 'emailChanged'>
  readonly randomBytes: (count: number) => Uint8Array
  readonly removeLeftovers: RemoveLeftovers
}

/** Removed in one transaction: others write between two of them. */
const BATCH = 100

export function createOwnAccount(options: OwnAccountOptions): OwnAccount {
  const { store, passwords, notices, randomBytes, removeLeftovers } = options

  /** What is stored of the password, once that is the one given. */
  const prove = async (accountId: string, password: string): Promise<string | null> => {
    const stored = await store.accounts.findPassword(accountId)
    if (!(await passwords.verify(password, stored)) || stored === undefined) throw wrongPassword()
    return stored
  }

  return {
    async change({ accountId, sessionId }, { password, email, newPassword }) {
      const address = email === undefined ? undefined : checkedEmail(email)
      const proved = await prove(accountId, password)
      const before = await store.accounts.find(accountId)
      const { token, hash } = newSessionToken(randomBytes)
      const account = await store.accounts.changeCredentials(accountId, {
        proved,
        ownSession: { id: sessionId, hash },
        ...(address !== undefined && { email: address }),
        ...(newPassword !== undefined && { password: await passwords.hash(newPassword) }),
      })
      if (account === undefined || before === undefined) throw wrongPassword()
      const changed = newPassword === undefined ? 'kept' : 'changed'
      if (before.email !== account.email) {
        notices.emailChanged({ before: before.email, email: account.email, password: changed })
      } else if (changed === 'changed') notices.passwordChanged(account.email)
      return { account: meOf(account), token }
    },

    async remove({ accountId }, { password }) {
      await prove(accountId, password)
      await store.accounts.mayBeRemoved(accountId)
      for (;;) {
        const left = await store.accounts.removeSomeOwned(accountId, BATCH)
        if (left === undefined) break
        await removeLeftovers(left)
      }
      // With what was made meanwhile.
      await removeLeftovers(await store.accounts.remove(accountId))
    },
  }
}

function wrongPassword(): Failure {
  const detail = 'is not the password of this account'
  return new Failure('invalid_input', { issues: [{ pointer: '/password', detail }] })
}
