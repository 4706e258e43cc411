import { Failure } from '../failure.ts'
import { type Mailer } from '../mail/mailer.ts'
import { resetMail } from '../mail/reset-mail.ts'
import { type Store } from '../store/store.ts'
import { meOf } from './create-sign-in.ts'
import { checkedEmail } from './email-address.ts'
import { type Notices } from './notices.ts'
import { type PasswordResets, type ResetLink } from './password-resets.ts'
import { type Passwords } from './passwords.ts'
import { RESET_MINUTES, resetLink } from './reset-link.ts'
import { accountOfResetToken, isResetToken, type ResetSubject } from './reset-token.ts'

export interface PasswordResetsOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly passwords: Passwords
  readonly notices: Pick<Notices, 'passwordChanged'>
  readonly secret: string
  /** Asked for anew each time, since a port may be chosen late. */
  readonly publicUrl: () => string
  /** Undefined where the service sends no mail. */
  readonly mailer: Mailer | undefined
  readonly now: () => number
  /** Hears why a mail could not be sent; whoever asked for it is told nothing. */
  readonly onError?: (error: unknown) => void
}

/** Mails that wait for a server that does not answer. */
const MOST_WAITING = 100

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
      checkedEmail(email)
      if (sending.size >= MOST_WAITING) throw new Failure('overloaded', { retryAfterSeconds: 60 })
      const one = deliver(email, mailer).finally(() => sending.delete(one))
      sending.add(one)
    },

    async link(accountId) {
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
      // Of two who use a link at once, one is late.
      if (account === undefined) throw new Failure('reset_link_invalid', {})
      notices.passwordChanged(account.email)
      return { account: meOf(account), proved: kept }
    },

    async idle() {
      await Promise.all(sending)
    },
  }
}
