import { Failure } from '../../failure.ts'
import { type Mailer } from '../../mail/mailer.ts'
import { existingAccountMail, signUpMail } from '../../mail/sign-up-mail.ts'
import { type Store } from '../../store/store.ts'
import { type AuditBy, type Origin } from '../audit/audit-by.ts'
import { type NewId } from '../new-id.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import { isLinkToken, linkToken, readLinkToken } from './link-token.ts'
import { type Passwords } from './passwords.ts'
import { type PasswordSignIn } from './confirm-password.ts'
import { type Me, MEMBERS_PLAN, meOf, requirePasswordSignIn } from './sign-in.ts'

const SIGN_UP_HOURS = 24

/**
 * Sign-ups by email. The account is created only by the link, with the password chosen then: no one
 * can prepare an account for the address of someone else, and the page reveals no accounts.
 */
export interface SignUpLinks {
  /**
   * Emails a link, or a notice if the account exists, without waiting, since timing would reveal it.
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
  idle(): Promise<void>
}

export interface SignUpLinksOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly passwords: Passwords
  readonly signUp: 'open' | 'closed'
  readonly passwordSignIn: PasswordSignIn
  readonly secret: string
  readonly publicUrl: () => string
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly auditBy: AuditBy
  readonly now: () => number
  readonly newId: NewId
  readonly onError?: (error: unknown) => void
}

const MAX_WAITING = 100

export function createSignUpLinks(options: SignUpLinksOptions): SignUpLinks {
  const { store, passwords, signUp, passwordSignIn, secret, publicUrl, mailer, auditBy, now, newId, onError } = options
  const sending = new Set<Promise<void>>()
  const binding = { secret, purpose: 'sign-up', values: [] } as const

  const linkFor = (email: string): string => {
    const expiresAt = now() + SIGN_UP_HOURS * 3_600_000
    const token = linkToken({ id: Buffer.from(email).toString('base64url'), expiresAt }, binding)
    return `${publicUrl()}/sign-up/confirm#token=${token}`
  }

  const deliver = async (email: string, sender: Pick<Mailer, 'send'>): Promise<void> => {
    try {
      const found = await store.accounts.findByEmail(email)
      if (found === undefined) await sender.send(signUpMail({ to: email, url: linkFor(email), hours: SIGN_UP_HOURS }))
      else if (found.suspendedAt === null) {
        await sender.send(existingAccountMail({ to: found.email, publicUrl: publicUrl() }))
      }
    } catch (error) {
      onError?.(error)
    }
  }

  return {
    async request(email) {
      requirePasswordSignIn(passwordSignIn)
      if (signUp !== 'open') throw new Failure('sign_up_closed', {})
      if (mailer === undefined) throw new Failure('mail_not_configured', {})
      if (!(await store.accounts.canSignIn())) throw new Failure('setup_needed', {})
      if (sending.size >= MAX_WAITING) throw new Failure('overloaded', { retryAfterSeconds: 60 })
      const delivery = deliver(foldedEmail(email), mailer).finally(() => sending.delete(delivery))
      sending.add(delivery)
    },

    async use({ token, password, origin }) {
      requirePasswordSignIn(passwordSignIn)
      if (signUp !== 'open') throw new Failure('sign_up_closed', {})
      const content = readLinkToken(token)
      if (content === undefined || !isLinkToken(token, now(), binding)) throw new Failure('sign_up_link_invalid', {})
      const hash = await passwords.hash(password)
      const id = newId('acc')
      const email = Buffer.from(content.id, 'base64url').toString()
      const account = await store.accounts.create(
        { id, email, plan: MEMBERS_PLAN, createdAt: now(), password: hash },
        { audit: [auditBy({ accountId: id, origin }, { action: 'account_created', details: { by: 'sign-up' } })] },
      )
      return { account: meOf(account), proved: hash }
    },

    async idle() {
      await Promise.all(sending)
    },
  }
}
