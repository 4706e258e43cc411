import { type OwnerCaller } from '../access/caller.ts'
import { type Me, meOf } from './sign-in.ts'
import { Failure } from '../../failure.ts'
import { type Mailer } from '../../mail/mailer.ts'
import { resetMail } from '../../mail/reset-mail.ts'
import { type Store } from '../../store/store.ts'
import { type Notices } from './notices.ts'
import { type Passwords } from './passwords.ts'
import { RESET_MINUTES, type ResetLink, resetLink } from './reset-link.ts'
import { accountOfResetToken, isResetToken, type ResetSubject } from './reset-token.ts'

export interface PasswordResets {
  /** Does not wait for the lookup: its duration would reveal accounts. @throws `mail_not_configured`, `overloaded` */
  request(email: string): void
  /** Creates a link for an admin to share. @throws `not_found` */
  link(caller: OwnerCaller, accountId: string): Promise<ResetLink>
  /** Ends every session. Returns the stored hash like `SignIn.signIn`. @throws `reset_link_invalid` */
  use(reset: {
    readonly token: string
    readonly password: string
  }): Promise<{ readonly account: Me; readonly proved: string }>
  idle(): Promise<void>
}

export interface PasswordResetsOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly passwords: Passwords
  readonly notices: Pick<Notices, 'passwordChanged'>
  readonly secret: string
  readonly publicUrl: () => string
  readonly mailer: Mailer | undefined
  readonly now: () => number
  readonly onError?: (error: unknown) => void
}

const MAX_WAITING = 100

export function createPasswordResets(options: PasswordResetsOptions): PasswordResets {
  const { store, passwords, notices, secret, publicUrl, mailer, now, onError } = options
  const sending = new Set<Promise<void>>()

  const linkFor = (subject: ResetSubject): ResetLink =>
    resetLink({ secret, publicUrl: publicUrl(), now: now() }, subject)

  const find = async (id: string): Promise<ResetSubject | undefined> => {
    const account = await store.accounts.find(id)
    const password = await store.accounts.findPassword(id)
    return account && password !== undefined ? { id, email: account.email, password } : undefined
  }

  const deliver = async (email: string, by: Mailer): Promise<void> => {
    try {
      const found = await store.accounts.findCredentials(email)
      if (found === undefined) return
      const { account, password } = found
      const { url } = linkFor({ id: account.id, email: account.email, password })
      await by.send(resetMail({ to: account.email, url, minutes: RESET_MINUTES }))
    } catch (error) {
      onError?.(error)
    }
  }

  return {
    request(email) {
      if (mailer === undefined) throw new Failure('mail_not_configured', {})
      if (sending.size >= MAX_WAITING) throw new Failure('overloaded', { retryAfterSeconds: 60 })
      const one = deliver(email, mailer).finally(() => sending.delete(one))
      sending.add(one)
    },

    async link(_, accountId) {
      const subject = await find(accountId)
      if (subject === undefined) throw new Failure('not_found', { resource: 'account', id: accountId })
      return linkFor(subject)
    },

    async use({ token, password }) {
      const id = accountOfResetToken(token)
      const subject = id === undefined ? undefined : await find(id)
      if (subject === undefined || !isResetToken(token, { secret, now: now() }, subject)) {
        throw new Failure('reset_link_invalid', {})
      }
      const kept = await passwords.hash(password)
      const account = await store.accounts.changeCredentials(subject.id, { proved: subject.password, password: kept })
      // Of two concurrent uses, one fails.
      if (account === undefined) throw new Failure('reset_link_invalid', {})
      notices.passwordChanged(account.email)
      return { account: meOf(account), proved: kept }
    },

    async idle() {
      await Promise.all(sending)
    },
  }
}
