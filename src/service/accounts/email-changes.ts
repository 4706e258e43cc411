import { Failure } from '../../failure.ts'
import { isoTimeOrNull } from '../../iso-time.ts'
import type { Store } from '../../store/store.ts'
import type { SessionCaller } from '../access/caller.ts'
import type { AuditBy, Origin } from '../audit/audit-by.ts'
import type { Outbox } from '../mail/outbox.ts'
import { accountOfEmailChangeToken, EMAIL_CHANGE_MS, isEmailChangeToken } from './email-change-link.ts'

/** A new email that waits for the link in an email to it. Both are null if none is waiting, or its link has expired. */
export interface PendingEmail {
  readonly email: string | null
  readonly requestedAt: string | null
}

/** Changes of emails that `OwnAccount.change` has requested. */
export interface EmailChanges {
  get(caller: SessionCaller): Promise<PendingEmail>
  /** The link stops working. @throws `not_found` */
  cancel(caller: SessionCaller): Promise<void>
  /** Changes the email, and returns it. @throws `email_link_invalid`; `account_exists` if the email is in use by now */
  confirm(use: { readonly token: string; readonly origin: Origin }): Promise<string>
}

interface EmailChangesOptions {
  readonly store: Pick<Store, 'accounts' | 'emailChanges'>
  readonly outbox: Pick<Outbox, 'post'>
  readonly secret: string
  readonly auditBy: AuditBy
  readonly now: () => number
}

export function createEmailChanges({ store, outbox, secret, auditBy, now }: EmailChangesOptions): EmailChanges {
  return {
    async get({ accountId }) {
      const found = await store.emailChanges.find(accountId)
      const change = found && now() < found.requestedAt + EMAIL_CHANGE_MS ? found : undefined
      return { email: change?.email ?? null, requestedAt: isoTimeOrNull(change?.requestedAt ?? null) }
    },

    async cancel(caller) {
      const audit = [auditBy(caller, { action: 'email_change_canceled' })]
      if (await store.emailChanges.cancel(caller.accountId, audit)) return
      throw new Failure('not_found', { resource: 'change of the email' })
    },

    async confirm({ token, origin }) {
      const accountId = accountOfEmailChangeToken(token) ?? ''
      const account = await store.accounts.find(accountId)
      const change = await store.emailChanges.find(accountId)
      if (account === undefined || change === undefined || account.suspendedAt !== null) throw invalidLink()
      const from = account.email
      if (!isEmailChangeToken(token, { secret, now: now() }, { accountId, from, ...change })) throw invalidLink()
      const notice = { kind: 'email_changed', to: from, email: change.email, at: now() } as const
      const details = { to: change.email }
      const audit = [auditBy({ accountId, origin }, { action: 'email_changed', details })]
      const changed = await outbox.post([notice], (mails) =>
        store.emailChanges.confirm(accountId, change, { audit, mails }),
      )
      // Only one of two concurrent uses succeeds.
      if (changed === undefined) throw invalidLink()
      return changed.email
    },
  }
}

function invalidLink(): Failure {
  return new Failure('email_link_invalid', {})
}
