import { Type } from 'typebox'
import { described } from '../../../document/described.ts'
import { MAIL_PROBLEMS } from '../../../service/operator/mail-desk.ts'
import { type AttemptLimits } from '../../admit/attempt-limits.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { closed, named, nullable } from '../schemas.ts'

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

const MailTrial = named(
  'MailTrial',
  closed({
    to: Type.String({ description: 'Email address of the admin.' }),
    problem: Type.Union(
      [
        described(
          closed({
            reason: Type.Enum([...MAIL_PROBLEMS], { description: 'Machine-readable reason.' }),
            detail: Type.String({ description: 'What went wrong, and which setting to check.' }),
            reply: nullable('string', 'Reply of the mail server, without passwords. Null if it sent none.'),
          }),
          'Why the mail server did not accept the email.',
        ),
        Type.Null(),
      ],
      { description: 'Null if the mail server accepted the email.' },
    ),
  }),
  'The result of a test.',
)

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
  }
}
