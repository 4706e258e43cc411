import { Type } from 'typebox'
import { type AttemptLimits } from '../../attempt-limits.ts'
import { checkedBody } from '../../checked-body.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { closed, named, time } from '../schemas.ts'
import { beginSession } from './begin-session.ts'
import { ME_EXAMPLE, NewEmail, NewPassword, SignedIn } from './schemas.ts'

const PasswordReset = named('PasswordReset', closed({ email: NewEmail }), 'Whose password was forgotten.')

const ChosenPassword = named(
  'ChosenPassword',
  closed({
    token: Type.String({ minLength: 1, maxLength: 200, format: 'password', description: 'What follows `#token=`.' }),
    password: NewPassword,
  }),
  'A new password, with the token of a link.',
)

const ResetLink = named(
  'ResetLink',
  closed({
    url: Type.String({ format: 'uri', description: 'A page of the web app.' }),
    expiresAt: time('Until when it works, unless it is used before.'),
  }),
  'A link to set a new password.',
)

const TOKEN = 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE'

export const passwordOperations = {
  requestPasswordReset: {
    id: 'requestPasswordReset',
    method: 'POST',
    path: '/web/password-reset',
    tag: 'Session',
    summary: 'Ask for a new password',
    description:
      'Sends a link that works once, and for an hour, if there is such an account; the answer is the same if there is none. Limited by account and by address. Where the service sends no mail, whoever runs it can make such a link.',
    needs: 'nothing',
    body: PasswordReset,
    bodyExample: { email: ME_EXAMPLE.email },
    answer: { status: 202, description: 'A mail is on its way if there is such an account.' },
    failures: ['mail_not_configured', 'too_many_attempts'],
  },
  choosePassword: {
    id: 'choosePassword',
    method: 'POST',
    path: '/web/password',
    tag: 'Session',
    summary: 'Set a new password by a link',
    description: 'Ends every session of the account, begins one in this browser, and uses the link up.',
    needs: 'nothing',
    body: ChosenPassword,
    bodyExample: { token: TOKEN, password: 'correct horse battery' },
    answer: {
      status: 201,
      description: 'Signed in, with a cookie.',
      schema: SignedIn,
      example: { account: ME_EXAMPLE },
    },
    failures: ['reset_link_invalid', 'sign_in_failed'],
  },
  createResetLink: {
    id: 'createResetLink',
    method: 'POST',
    path: '/web/operator/accounts/:id/reset-link',
    tag: 'Operator',
    summary: 'Make a link for a new password',
    description: 'For somebody who has forgotten theirs. It works once, and for an hour; hand it on in private.',
    needs: 'owner',
    answer: {
      status: 201,
      description: 'The link.',
      schema: ResetLink,
      example: { url: `http://localhost:4400/reset#token=${TOKEN}`, expiresAt: '2026-04-01T11:00:00.000Z' },
    },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createPasswordHandlers(
  { passwordResets, sessions }: Pick<Services, 'passwordResets' | 'sessions'>,
  limits: AttemptLimits,
): Handlers<typeof passwordOperations> {
  return {
    requestPasswordReset: async (call) => {
      const { email } = checkedBody<typeof passwordOperations.requestPasswordReset>(call)
      await limits.resetMail(email, call.visitor().address)
      passwordResets.request(email)
      return { status: 202 }
    },
    choosePassword: async (call) => {
      const body = checkedBody<typeof passwordOperations.choosePassword>(call)
      const { account, proved } = await passwordResets.use(body)
      return beginSession(sessions, account, { ...call, proved })
    },
    createResetLink: async ({ id }) => ({
      status: 201,
      body: await passwordResets.link(id),
      headers: { 'cache-control': 'no-store' },
    }),
  }
}
