import { Type } from '#typebox'
import { described } from '../../../document/described.ts'
import { MAIL_KINDS } from '../../../service/mail/mail-content.ts'
import { MAIL_PROBLEMS } from '../../../service/operator/mail-desk.ts'
import { Total } from '../paging.ts'
import { closed, count, id, named, nullable, time, timeOrNull } from '../schemas.ts'

export const MailSettings = named(
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

export const MailTrial = named(
  'MailTrial',
  closed({
    to: Type.String({ description: 'Email address of the admin.' }),
    problem: Type.Union([Problem, Type.Null()], { description: 'Null if the mail server accepted the email.' }),
  }),
  'The result of a test.',
)

export const OutboxMail = named(
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

export const OutboxPage = named(
  'OutboxPage',
  closed({
    mails: Type.Array(OutboxMail, { description: 'Emails on this page.' }),
    total: Total,
    waiting: count('Number of waiting emails.'),
    failed: count('Number of failed emails.'),
  }),
  'A page of emails that have not been sent.',
)

export const MAIL_EXAMPLE = {
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
