import { Failure } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { NewId } from '../new-id.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import { emailOfSignUpToken } from './sign-up-link.ts'
import type { Passwords } from './passwords.ts'
import type { PasswordSignIn } from './confirm-password.ts'
import { type Me, MEMBERS_PLAN, meOf, requirePasswordSignIn } from './sign-in.ts'

/**
 * Sign-ups by email. The account is created only by the link, with the password chosen then: no one
 * can prepare an account for the address of someone else, and the page reveals no accounts.
 */
export interface SignUpLinks {
  /**
   * Queues a link, or a notice if the account exists, which is read when the email is sent: timing would reveal it.
   * @throws `password_sign_in_off`, `sign_up_closed`, `setup_needed`, `mail_not_configured`, `overloaded`
   */
  request(email: string): Promise<void>
  /**
   * Creates the account. `proved` works as in `SignIn.signIn`.
   * @throws `sign_up_link_invalid`, `sign_up_closed`; `account_exists` once the link was used
   */
  use(link: {
    readonly token: string
    readonly password: string
    readonly origin: Origin
  }): Promise<{ readonly account: Me; readonly proved: string }>
}

export interface SignUpLinksOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly passwords: Passwords
  readonly signUp: 'open' | 'closed'
  readonly passwordSignIn: PasswordSignIn
  readonly secret: string
  readonly outbox: Pick<Outbox, 'request'>
  readonly auditBy: AuditBy
  readonly now: () => number
  readonly newId: NewId
}

export function createSignUpLinks(options: SignUpLinksOptions): SignUpLinks {
  const { store, passwords, signUp, passwordSignIn, secret, outbox, auditBy, now, newId } = options

  return {
    async request(email) {
      requirePasswordSignIn(passwordSignIn)
      if (signUp !== 'open') throw new Failure('sign_up_closed', {})
      if (!(await store.accounts.canSignIn())) throw new Failure('setup_needed', {})
      await outbox.request({ kind: 'sign_up', to: foldedEmail(email) }, 'Ask your administrator for an invitation.')
    },

    async use({ token, password, origin }) {
      requirePasswordSignIn(passwordSignIn)
      if (signUp !== 'open') throw new Failure('sign_up_closed', {})
      const email = emailOfSignUpToken(token, { secret, now: now() })
      if (email === undefined) throw new Failure('sign_up_link_invalid', {})
      const hash = await passwords.hash(password)
      const id = newId('acc')
      const account = await store.accounts.create(
        { id, email, plan: MEMBERS_PLAN, createdAt: now(), password: hash },
        { audit: [auditBy({ accountId: id, origin }, { action: 'account_created', details: { by: 'sign-up' } })] },
      )
      return { account: meOf(account), proved: hash }
    },
  }
}
