import { type SessionCaller } from '../access/caller.ts'
import { type Me, meOf } from './sign-in.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import { type Store } from '../../store/store.ts'
import { type Notices } from './notices.ts'
import { type ConfirmPassword, wrongPassword } from './confirm-password.ts'
import { type Passwords } from './passwords.ts'
import { type RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import { type AuditBy } from '../audit/audit-by.ts'
import { removeAccountData } from './remove-account-data.ts'
import { newSessionToken } from './session-token.ts'

/** Changes the caller's own account. Every change requires the password. */
export interface OwnAccount {
  /**
   * Every change replaces the session's token, so that copies of it end; a new password ends all
   * other sessions.
   * @throws `invalid_input` at `/password` if the password is wrong; `account_exists`
   */
  change(
    caller: SessionCaller,
    change: {
      readonly password: string
      readonly email?: string | undefined
      readonly newPassword?: string | undefined
    },
  ): Promise<{ readonly account: Me; readonly token: string }>
  /** @throws `invalid_input` as above; `last_owner` if other accounts exist and none is an owner */
  remove(caller: SessionCaller, proof: { readonly password: string }): Promise<void>
}

export interface OwnAccountOptions {
  readonly store: Store
  readonly passwords: Pick<Passwords, 'hash'>
  readonly confirmPassword: ConfirmPassword
  readonly notices: Pick<Notices, 'passwordChanged' | 'emailChanged'>
  readonly randomBytes: (count: number) => Uint8Array
  readonly removeLeftovers: RemoveLeftovers
  readonly auditBy: AuditBy
}

export function createOwnAccount(options: OwnAccountOptions): OwnAccount {
  const { store, passwords, confirmPassword, notices, randomBytes, auditBy } = options

  return {
    async change(caller, { password, email, newPassword }) {
      const { accountId, sessionId } = caller
      const proved = await confirmPassword(caller, password)
      const before = await store.accounts.find(accountId)
      const { token, hash } = newSessionToken(randomBytes)
      const account = await store.accounts.changeCredentials(accountId, {
        proved,
        ownSession: { id: sessionId, hash },
        ...(email !== undefined && { email: foldedEmail(email) }),
        ...(newPassword !== undefined && { password: await passwords.hash(newPassword) }),
        audit: [
          ...(email === undefined || foldedEmail(email) === before?.email
            ? []
            : [auditBy(caller, { action: 'email_changed', details: { to: foldedEmail(email) } })]),
          ...(newPassword === undefined ? [] : [auditBy(caller, { action: 'password_changed' })]),
        ],
      })
      if (account === undefined || before === undefined) throw wrongPassword()
      const passwordState = newPassword === undefined ? 'kept' : 'changed'
      if (before.email !== account.email) {
        notices.emailChanged({ before: before.email, email: account.email, password: passwordState })
      } else if (passwordState === 'changed') notices.passwordChanged(account.email)
      return { account: meOf(account), token }
    },

    async remove(caller, { password }) {
      const { accountId } = caller
      await confirmPassword(caller, password)
      await store.accounts.checkRemovable(accountId)
      const audit = [auditBy(caller, { action: 'account_deleted' })]
      await removeAccountData(options, accountId, { audit, actorId: null })
    },
  }
}
