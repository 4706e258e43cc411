import { Failure } from '../../failure.ts'
import {
  describeMailError,
  describeMailServer,
  MAIL_PROBLEMS,
  type MailProblem,
  type MailServer,
} from '../../mail/mail-problem.ts'
import { type MailConfig, type Mailer } from '../../mail/mailer.ts'
import { trialMail } from '../../mail/trial-mail.ts'
import { type Store } from '../../store/store.ts'
import { type OwnerCaller } from '../access/caller.ts'

export { MAIL_PROBLEMS }

export interface MailTrial {
  /** Address of the admin. */
  readonly to: string
  /** Null if the mail server accepted the email. It may still be rejected or delayed on its way. */
  readonly problem: MailProblem | null
}

/** Shows the settings for email and tests them. */
export interface MailDesk {
  /** Null if email is not configured. */
  server(): MailServer | null
  /** Sends an email to the caller. @throws `mail_not_configured` */
  test(caller: OwnerCaller): Promise<MailTrial>
}

interface MailDeskOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly config: MailConfig | undefined
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly publicUrl: () => string
}

export function createMailDesk({ store, config, mailer, publicUrl }: MailDeskOptions): MailDesk {
  return {
    server: () => (config === undefined ? null : describeMailServer(config)),

    async test({ accountId }) {
      if (config === undefined || mailer === undefined) throw new Failure('mail_not_configured', {})
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
  }
}
