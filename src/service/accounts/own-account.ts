import type { SessionCaller } from '../access/caller.ts'
import { type Me, meOf, requirePasswordSignIn } from './sign-in.ts'
import { foldedEmail } from '../../store/accounts/email-key.ts'
import type { Account } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { type ConfirmPassword, type PasswordSignIn, wrongPassword } from './confirm-password.ts'
import type { Passwords } from './passwords.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import type { AuditBy } from '../audit/audit-by.ts'
import { auditRevocations } from '../audit/invitation-entry.ts'
import type { MailDraft } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.ts'
import { removeAccountData } from './remove-account-data.ts'
import { newSessionToken } from './session-token.ts'

/** Changes the caller's own account. Every change requires the password. */
export interface OwnAccount {
  /**
   * With a mail server, a new email takes effect once it is confirmed (`EmailChanges`). Every change
   * replaces the session's token, so that copies of it end; a new password ends all other sessions.
   * @throws `invalid_input` at `/password` if the password is wrong; `account_exists`;
   *   `password_sign_in_off` for a new password
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
  readonly passwordSignIn: PasswordSignIn
  readonly outbox: Pick<Outbox, 'post'>
  readonly hasMail: boolean
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly removeLeftovers: RemoveLeftovers
  readonly auditBy: AuditBy
}

export function createOwnAccount(options: OwnAccountOptions): OwnAccount {
  const { store, passwords, confirmPassword, passwordSignIn, outbox, hasMail, randomBytes, auditBy, now } = options

  return {
    async change(caller, { password, email: given, newPassword }) {
      if (newPassword !== undefined) requirePasswordSignIn(passwordSignIn)
      const { accountId, sessionId } = caller
      const proved = await confirmPassword(caller, password)
      const before = await store.accounts.find(accountId)
      if (before === undefined) throw wrongPassword()
      const email = given === undefined || foldedEmail(given) === before.email ? undefined : foldedEmail(given)
      const { token, hash } = newSessionToken(randomBytes)
      const change = {
        ...{ proved, ownSession: { id: sessionId, hash } },
        ...(email !== undefined && (hasMail ? { pendingEmail: { email, requestedAt: now() } } : { email })),
        ...(newPassword !== undefined && { password: await passwords.hash(newPassword) }),
        audit: [
          ...(email === undefined
            ? []
            : [
                auditBy(caller, {
                  action: hasMail ? 'email_change_requested' : 'email_changed',
                  details: { to: email },
                }),
              ]),
          ...(newPassword === undefined ? [] : [auditBy(caller, { action: 'password_changed' })]),
        ],
      }
      const drafts = draftsFor(before, { email, newPassword, at: now() })
      const account = await outbox.post(drafts, (mails) =>
        store.accounts.changeCredentials(accountId, { ...change, mails }),
      )
      if (account === undefined) throw wrongPassword()
      return { account: meOf(account), token }
    },

    async remove(caller, { password }) {
      const { accountId } = caller
      await confirmPassword(caller, password)
      const audit = [auditBy(caller, { action: 'account_deleted' })]
      const auditOfInvitation = auditRevocations(auditBy, caller)
      await removeAccountData(options, accountId, { audit, actorId: null, auditOfInvitation })
    },
  }
}

/** Undefined values stay. */
interface Changed {
  readonly email: string | undefined
  readonly newPassword: string | undefined
  readonly at: number
}

/** Notifies the current address of all changes, since the new one may belong to an attacker. */
function draftsFor(before: Account, { email, newPassword, at }: Changed): readonly MailDraft[] {
  const to = before.email
  return [
    ...(newPassword === undefined ? [] : [{ kind: 'password_changed', to, at } as const]),
    ...(email === undefined
      ? []
      : ([
          { kind: 'email_change_requested', to, email, at },
          { kind: 'email_confirmation', to: email, accountId: before.id },
        ] as const)),
  ]
}
