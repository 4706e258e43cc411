import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { closed, named } from '../schemas.ts'
import { MailSettings, MailTrial, OutboxMail, OutboxPage, MAIL_EXAMPLE } from './operator-mail-schemas.ts'

const PATH = '/web/operator/mail'
const tag = 'Operator'

export const operatorMailOperations = {
  getMailSettings: {
    id: 'getMailSettings',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'Get the settings for email',
    description: 'Returns the mail server and the sender, without the password.',
    needs: 'owner',
    answer: {
      status: 200,
      description: 'The settings.',
      schema: MailSettings,
      example: {
        server: {
          address: 'mail.example.com:587',
          encryption: 'starttls_if_offered',
          user: 'platen',
          from: 'Platen <no-reply@example.com>',
        },
      },
    },
    failures: [],
  },
  testMail: {
    id: 'testMail',
    method: 'POST',
    path: `${PATH}/test`,
    tag,
    summary: 'Send a test email to yourself',
    description: 'Waits until the mail server has accepted or rejected the email. Rate-limited by account.',
    needs: 'owner',
    answer: {
      status: 200,
      description: 'The result. A rejected email is a result too, not an error.',
      schema: MailTrial,
      example: {
        to: 'me@example.com',
        problem: {
          reason: 'sign_in',
          detail:
            'The mail server at mail.example.com:587 rejected the user name or password. Check both in PLATEN_SMTP_URL.',
          reply: '535 5.7.8 Authentication failed',
        },
      },
    },
    failures: ['mail_not_configured', 'too_many_attempts'],
  },
  listOutbox: {
    id: 'listOutbox',
    method: 'GET',
    path: `${PATH}/outbox`,
    tag,
    summary: 'List emails that have not been sent',
    description:
      'Failed emails first, then waiting ones, each from the oldest. Links are created when an email is sent, so they are not included. Failed emails are deleted after 30 days.',
    needs: 'owner',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of emails.',
      schema: OutboxPage,
      example: { mails: [MAIL_EXAMPLE], total: 1, waiting: 0, failed: 1 },
    },
    failures: [],
  },
  retryMail: {
    id: 'retryMail',
    method: 'POST',
    path: `${PATH}/outbox/:id/retry`,
    tag,
    summary: 'Send an email again',
    description: 'Sends it at once, and retries it for a day. Has no effect while it is being sent.',
    needs: 'owner',
    answer: {
      status: 200,
      description: 'The email.',
      schema: named('RetriedMail', closed({ mail: OutboxMail }), 'The email to send again.'),
      example: { mail: { ...MAIL_EXAMPLE, state: 'waiting', attempts: 0, problem: null, failedAt: null } },
    },
    failures: ['not_found'],
  },
  discardMail: {
    id: 'discardMail',
    method: 'DELETE',
    path: `${PATH}/outbox/:id`,
    tag,
    summary: 'Discard an email',
    description: 'Deletes an email that has not been sent. While it is being sent, it may still arrive.',
    needs: 'owner',
    answer: { status: 204, description: 'Deleted.' },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createOperatorMailHandlers(
  { mailDesk }: Pick<Services, 'mailDesk'>,
  limits: Pick<AttemptLimits, 'testMail'>,
): Handlers<typeof operatorMailOperations> {
  return {
    getMailSettings: () => Promise.resolve({ status: 200, body: { server: mailDesk.server() } }),
    testMail: async ({ caller }) => {
      await limits.testMail(caller.accountId)
      return { status: 200, body: await mailDesk.test(caller) }
    },
    listOutbox: async ({ query }) => ({ status: 200, body: await mailDesk.list(pageOf(query)) }),
    retryMail: async ({ caller, id }) => ({ status: 200, body: { mail: await mailDesk.retry(caller, id) } }),
    discardMail: async ({ caller, id }) => {
      await mailDesk.discard(caller, id)
      return { status: 204 }
    },
  }
}
