import { type OwnerCaller } from '../access/caller.ts'
import { type PasswordSignIn } from './confirm-password.ts'
import { type Me, meOf, requirePasswordSignIn } from './sign-in.ts'
import { Failure } from '../../failure.ts'
import { type Mailer } from '../../mail/mailer.ts'
import { resetMail } from '../../mail/reset-mail.ts'
import { type Store } from '../../store/store.ts'
import { type AuditBy, type Origin } from '../audit/audit-by.ts'
import { type Notices } from './notices.ts'
import { type Passwords } from './passwords.ts'
import { RESET_MINUTES, type ResetLink, resetLink } from './reset-link.ts'
import { accountOfResetToken, isResetToken, type ResetSubject } from './reset-token.ts'

/** Every method throws `password_sign_in_off`. */
export interface PasswordResets {
  /** Emails a link without waiting, since timing would reveal accounts. @throws `mail_not_configured`, `overloaded` */
  request(email: string): void
  /** Creates a link for an admin to share. @throws `not_found`, also for a suspended account */
  link(caller: OwnerCaller, accountId: string): Promise<ResetLink>
  /** Sets the password and ends every session. `proved` works as in `SignIn.signIn`. @throws `reset_link_invalid` */
  use(reset: {
    readonly token: string
    readonly password: string
    readonly origin: Origin
  }): Promise<{ readonly account: Me; readonly proved: string }>
  idle(): Promise<void>
}

export interface PasswordResetsOptions {
  readonly store: Pick<Store, 'accounts' | 'audit'>
  readonly passwords: Passwords
  readonly notices: Pick<Notices, 'passwordChanged'>
  readonly secret: string
  readonly publicUrl: () => string
  readonly mailer: Mailer | undefined
  readonly passwordSignIn: PasswordSignIn
  readonly auditBy: AuditBy
  readonly now: () => number
  readonly onError?: (error: unknown) => void
}

const MAX_WAITING = 100

export function createPasswordResets(options: PasswordResetsOptions): PasswordResets {
  const { store, passwords, notices, secret, publicUrl, mailer, passwordSignIn, auditBy, now, onError } = options
  const sending = new Set<Promise<void>>()

  const linkFor = (subject: ResetSubject): ResetLink =>
    resetLink({ secret, publicUrl: publicUrl(), now: now() }, subject)

  const find = async (id: string): Promise<ResetSubject | undefined> => {
    const account = await store.accounts.find(id)
    const password = await store.accounts.findPassword(id)
    return account?.suspendedAt === null && password !== undefined ? { id, email: account.email, password } : undefined
  }

  const deliver = async (email: string, sender: Mailer): Promise<void> => {
    try {
      const found = await store.accounts.findCredentials(email)
      if (found === undefined || found.account.suspendedAt !== null) return
      const { account, password } = found
      const { url } = linkFor({ id: account.id, email: account.email, password })
      await sender.send(resetMail({ to: account.email, url, minutes: RESET_MINUTES }))
    } catch (error) {
      onError?.(error)
    }
  }

  return {
    request(email) {
      requirePasswordSignIn(passwordSignIn)
      if (mailer === undefined) throw new Failure('mail_not_configured', {})
      if (sending.size >= MAX_WAITING) throw new Failure('overloaded', { retryAfterSeconds: 60 })
      const delivery = deliver(email, mailer).finally(() => sending.delete(delivery))
      sending.add(delivery)
    },

    async link(caller, accountId) {
      requirePasswordSignIn(passwordSignIn)
      const subject = await find(accountId)
      if (subject === undefined) throw new Failure('not_found', { resource: 'account', id: accountId })
      await store.audit.add([auditBy(caller, { action: 'reset_link_created', accountId })])
      return linkFor(subject)
    },

    async use({ token, password, origin }) {
      requirePasswordSignIn(passwordSignIn)
      const id = accountOfResetToken(token)
      const subject = id === undefined ? undefined : await find(id)
      if (subject === undefined || !isResetToken(token, { secret, now: now() }, subject)) {
        throw new Failure('reset_link_invalid', {})
      }
      const hash = await passwords.hash(password)
      const account = await store.accounts.changeCredentials(subject.id, {
        ...{ proved: subject.password, password: hash },
        audit: [auditBy({ accountId: subject.id, origin }, { action: 'password_reset' })],
      })
      // Only one of two concurrent uses succeeds.
      if (account === undefined) throw new Failure('reset_link_invalid', {})
      notices.passwordChanged(account.email)
      return { account: meOf(account), proved: hash }
    },

    async idle() {
      await Promise.all(sending)
    },
  }
}
