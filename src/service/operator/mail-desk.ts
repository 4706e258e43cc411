import { Failure } from '../../failure.ts'
import {
  describeMailError,
  describeMailServer,
  MAIL_PROBLEMS,
  type MailProblem,
  type MailServer,
} from '../../mail/mail-problem.ts'
import type { MailConfig, Mailer } from '../../mail/mailer.ts'
import { trialMail } from '../../mail/trial-mail.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import type { AuditOfMail, StoredMail } from '../../store/mails/mail-store.ts'
import type { Store } from '../../store/store.ts'
import type { OwnerCaller } from '../access/caller.ts'
import type { AuditBy } from '../audit/audit-by.ts'
import type { MailKind } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PageOf } from '../page-of.ts'

export { MAIL_PROBLEMS }

export interface MailTrial {
  /** Address of the admin. */
  readonly to: string
  /** Null if the mail server accepted the email. It may still be rejected or delayed on its way. */
  readonly problem: MailProblem | null
}

export interface OutboxMail {
  readonly _id: string
  readonly kind: MailKind
  readonly to: string
  readonly state: 'waiting' | 'failed'
  readonly attempts: number
  readonly problem: MailProblem | null
  readonly createdAt: string
  readonly nextAttemptAt: string | null
  readonly failedAt: string | null
}

/** Shows the settings for email, tests them, and shows the emails that have not been sent. */
export interface MailDesk {
  /** Null if email is not configured. */
  server(): MailServer | null
  /** Sends an email to the caller. @throws `mail_not_configured` */
  test(caller: OwnerCaller): Promise<MailTrial>
  /** Failed emails first, then waiting ones, each from the oldest. */
  list(page: PageOf): Promise<OutboxPage>
  /** Makes an email due at once; if it is being sent, nothing changes. @throws `not_found` */
  retry(caller: OwnerCaller, id: string): Promise<OutboxMail>
  /** @throws `not_found`, also if the email has been sent meanwhile */
  discard(caller: OwnerCaller, id: string): Promise<void>
}

export interface OutboxPage {
  readonly mails: readonly OutboxMail[]
  readonly total: number
  readonly waiting: number
  readonly failed: number
}

interface MailDeskOptions {
  readonly store: Pick<Store, 'accounts' | 'mails'>
  readonly outbox: Pick<Outbox, 'announce'>
  readonly auditBy: AuditBy
  readonly config: MailConfig | undefined
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly publicUrl: () => string
}

export function createMailDesk({ store, outbox, auditBy, config, mailer, publicUrl }: MailDeskOptions): MailDesk {
  const auditOf =
    (caller: OwnerCaller, action: 'mail_retried' | 'mail_discarded'): AuditOfMail =>
    ({ id, kind, to }) =>
      auditBy(caller, { action, accountId: null, target: id, details: { kind, to } })

  return {
    server: () => (config === undefined ? null : describeMailServer(config)),

    async test({ accountId }) {
      if (config === undefined || mailer === undefined)
        throw new Failure('mail_not_configured', { remedy: 'Set PLATEN_SMTP_URL and restart it.' })
      const account = await store.accounts.find(accountId)
      if (account === undefined) throw new Failure('not_found', { resource: 'account', id: accountId })
      const to = account.email
      try {
        await mailer.send(trialMail({ to, publicUrl: publicUrl() }))
        return { to, problem: null }
      } catch (error) {
        return { to, problem: describeMailError(error, config) }
      }
    },

    async list(page) {
      const [{ mails, total }, { waiting, failed }] = await Promise.all([store.mails.list(page), store.mails.backlog()])
      return { mails: mails.map(answerOf), total, waiting, failed }
    },

    async retry(caller, id) {
      const mail = await store.mails.retry(id, auditOf(caller, 'mail_retried'))
      if (mail === undefined) throw notFound(id)
      outbox.announce()
      return answerOf(mail)
    },

    async discard(caller, id) {
      if (!(await store.mails.discard(id, auditOf(caller, 'mail_discarded')))) throw notFound(id)
    },
  }
}

function answerOf({ id, kind, to, attempts, problem, createdAt, dueAt, failedAt }: StoredMail): OutboxMail {
  return {
    // The loop and the outbox are the only writers of these rows.
    ...{ _id: id, kind: kind as MailKind, to, attempts, problem: problem as MailProblem | null },
    state: failedAt === null ? 'waiting' : 'failed',
    createdAt: isoTime(createdAt),
    nextAttemptAt: failedAt === null && dueAt > 0 ? isoTime(dueAt) : null,
    failedAt: isoTimeOrNull(failedAt),
  }
}

function notFound(id: string): Failure {
  return new Failure('not_found', { resource: 'email', id })
}
