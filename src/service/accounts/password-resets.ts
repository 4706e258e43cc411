import type { OwnerCaller } from '../access/caller.ts'
import type { PasswordSignIn } from './confirm-password.ts'
import { type Me, meOf, requirePasswordSignIn } from './sign-in.ts'
import { Failure, isFailure } from '../../failure.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import type { Store } from '../../store/store.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Passwords } from './passwords.ts'
import { createResetLink, findResetSubject, type ResetLink } from './reset-link.ts'
import { isResetToken, readResetToken } from './reset-token.ts'

/** Every method throws `password_sign_in_off`. */
export interface PasswordResets {
  /**
   * Queues an email for any address: whether it has an account is read when the email is sent, so that
   * the time of the response does not reveal it. @throws `mail_not_configured`, `overloaded`
   */
  request(email: string): Promise<void>
  /** See `createResetLink`. It works only as long as the caller is an active owner. */
  link(caller: OwnerCaller, accountId: string): Promise<ResetLink>
  /** Sets the password and ends every session. `proved` works as in `SignIn.signIn`. @throws `reset_link_invalid` */
  use(reset: {
    readonly token: string
    readonly password: string
    readonly origin: Origin
  }): Promise<{ readonly account: Me; readonly proved: string }>
}

export interface PasswordResetsOptions {
  readonly store: Pick<Store, 'accounts' | 'audit' | 'identities'>
  readonly passwords: Passwords
  readonly outbox: Outbox
  readonly secret: string
  readonly publicUrl: () => string
  readonly passwordSignIn: PasswordSignIn
  readonly auditBy: AuditBy
  readonly now: () => number
}

export function createPasswordResets(options: PasswordResetsOptions): PasswordResets {
  const { store, passwords, outbox, secret, publicUrl, passwordSignIn, auditBy, now } = options

  return {
    async request(email) {
      requirePasswordSignIn(passwordSignIn)
      await outbox.request(
        { kind: 'password_reset', to: foldedEmail(email) },
        'Ask your administrator for a password reset link.',
      )
    },

    link: (caller, accountId) =>
      createResetLink(options, { secret, publicUrl: publicUrl() }, { by: caller, accountId }),

    async use({ token, password, origin }) {
      requirePasswordSignIn(passwordSignIn)
      const { accountId = '', issuerId = null } = readResetToken(token) ?? {}
      const subject = await findResetSubject(store, accountId)
      if (subject === undefined || !isResetToken(token, { secret, now: now() }, subject)) {
        throw new Failure('reset_link_invalid', {})
      }
      const hash = await passwords.hash(password)
      const isFirst = subject.password === null
      const audit = [
        auditBy({ accountId: subject.id, origin }, { action: isFirst ? 'password_set' : 'password_reset' }),
      ]
      const notice = { kind: isFirst ? 'password_set' : 'password_changed', to: subject.email, at: now() } as const
      // A new account begins with its first password, which is no news to its owner.
      const isExpected = isFirst && (await store.identities.listOfAccount(subject.id)).length === 0
      const change = { proved: subject.password, password: hash, issuerId, audit }
      const account = await outbox
        .post(isExpected ? [] : [notice], (mails) => store.accounts.changeCredentials(subject.id, { ...change, mails }))
        .catch((error: unknown) => {
          // The admin who created the link has been suspended, demoted or deleted since.
          throw isFailure(error, 'owner_needed') ? new Failure('reset_link_invalid', {}, error) : error
        })
      // Only one of two concurrent uses succeeds.
      if (account === undefined) throw new Failure('reset_link_invalid', {})
      return { account: meOf(account), proved: hash }
    },
  }
}
