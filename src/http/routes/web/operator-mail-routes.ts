import { Type } from '#typebox'
import { described } from '../../../document/described.ts'
import { MAIL_KINDS } from '../../../service/mail/mail-content.ts'
import { MAIL_PROBLEMS } from '../../../service/operator/mail-desk.ts'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery, Total } from '../paging.ts'
import { closed, count, id, named, nullable, time, timeOrNull } from '../schemas.ts'

const PATH = '/web/operator/mail'
const tag = 'Operator'

const MailSettings = named(
  'MailSettings',
  closed({
    server: Type.Union(
      [
        closed({
          address: Type.String({ description: 'Host and port of the mail server.' }),
          encryption: Type.Enum(['tls', 'starttls_if_offered'], {
            description:
              '`tls`: the connection is encrypted from the start. `starttls_if_offered`: it is encrypted if the server supports STARTTLS.',
          }),
          user: nullable('string', 'User name. Null if the server is used without signing in.'),
          from: Type.String({ description: 'Sender of emails.' }),
        }),
        Type.Null(),
      ],
      { description: 'The mail server. Null if email is not configured.' },
    ),
  }),
  'Settings for email, without the password.',
)

const Problem = described(
  closed({
    reason: Type.Enum([...MAIL_PROBLEMS], { description: 'Machine-readable reason.' }),
    detail: Type.String({ description: 'What went wrong, and which setting to check.' }),
    reply: nullable('string', 'Reply of the mail server, without passwords. Null if it sent none.'),
  }),
  'Why the mail server did not accept the email.',
)

const MailTrial = named(
  'MailTrial',
  closed({
    to: Type.String({ description: 'Email address of the admin.' }),
    problem: Type.Union([Problem, Type.Null()], { description: 'Null if the mail server accepted the email.' }),
  }),
  'The result of a test.',
)

const OutboxMail = named(
  'OutboxMail',
  closed({
    _id: id('The email ID.'),
    kind: Type.Enum(MAIL_KINDS, { description: 'What the email is about.' }),
    to: Type.String({ description: 'Recipient.' }),
    state: Type.Enum(['waiting', 'failed'], {
      description:
        '`waiting`: it is sent or retried automatically. `failed`: the recipient was rejected, or a day has passed.',
    }),
    attempts: Type.Integer({ minimum: 0, description: 'Number of attempts, including a current one.' }),
    problem: Type.Union([Problem, Type.Null()], {
      description: 'Why the last attempt failed. Null if there was none.',
    }),
    createdAt: time('Creation time'),
    nextAttemptAt: timeOrNull('Time of the next attempt. Null if it is now or never'),
    failedAt: timeOrNull('Time when it failed'),
  }),
  'An email that has not been sent.',
)

const OutboxPage = named(
  'OutboxPage',
  closed({
    mails: Type.Array(OutboxMail, { description: 'Emails on this page.' }),
    total: Total,
    waiting: count('Number of waiting emails.'),
    failed: count('Number of failed emails.'),
  }),
  'A page of emails that have not been sent.',
)

const MAIL_EXAMPLE = {
  _id: 'eml_01jqr8v0a1b2c3d4e5f6g7h8j9',
  kind: 'invitation',
  to: 'new@example.com',
  state: 'failed',
  attempts: 1,
  problem: {
    reason: 'recipient_rejected',
    detail: 'The mail server at mail.example.com:587 rejected the recipient.',
    reply: '550 5.1.1 No such user',
  },
  createdAt: '2026-04-01T10:00:00.000Z',
  nextAttemptAt: null,
  failedAt: '2026-04-01T10:00:01.000Z',
} as const

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
