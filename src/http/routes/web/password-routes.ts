import { Type } from '#typebox'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, named, time } from '../schemas.ts'
import { beginSession } from './begin-session.ts'
import { CODE_NEEDED, LinkToken, ME_EXAMPLE, NewEmail, NewPassword, SignedIn } from './web-schemas.ts'

const PasswordReset = named('PasswordReset', closed({ email: NewEmail }), 'The account to reset the password of.')

const ChosenPassword = named(
  'ChosenPassword',
  closed({
    token: LinkToken,
    password: NewPassword,
  }),
  'A new password with the token of a reset link.',
)

const ResetLink = named(
  'ResetLink',
  closed({
    url: Type.String({ format: 'uri', description: 'URL of the reset page in the web app.' }),
    expiresAt: time('Expiration time'),
  }),
  'A password reset link.',
)

const TOKEN = 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE'

export const passwordOperations = {
  requestPasswordReset: {
    id: 'requestPasswordReset',
    method: 'POST',
    path: '/web/password-reset',
    tag: 'Session',
    summary: 'Request a password reset',
    description:
      'Emails a one-time link, valid for one hour, if the account exists. The response is the same if it does not. Rate-limited by account and IP address. If email is not configured, an admin can create a link.',
    needs: 'nothing',
    body: PasswordReset,
    bodyExample: { email: ME_EXAMPLE.email },
    answer: { status: 202, description: 'If the account exists, a reset link has been emailed.' },
    failures: ['mail_not_configured', 'password_sign_in_off', 'too_many_attempts'],
  },
  choosePassword: {
    id: 'choosePassword',
    method: 'POST',
    path: '/web/password',
    tag: 'Session',
    summary: 'Reset your password',
    description:
      'Sets a new password with the token of a reset link, ends all sessions of the account and starts one in this browser. API keys and the link to a sign-in provider keep working. With two-factor sign-in, send a code to `POST /web/session/code` next. The link cannot be used again.',
    needs: 'nothing',
    body: ChosenPassword,
    bodyExample: { token: TOKEN, password: 'correct horse battery' },
    answer: {
      status: 201,
      description: 'Signed in, with a cookie.',
      schema: SignedIn,
      example: { account: ME_EXAMPLE },
    },
    otherAnswers: { 202: CODE_NEEDED },
    failures: ['reset_link_invalid', 'sign_in_failed', 'account_suspended', 'password_sign_in_off'],
  },
  createResetLink: {
    id: 'createResetLink',
    method: 'POST',
    path: '/web/operator/accounts/:id/reset-link',
    tag: 'Operator',
    summary: 'Create a password reset link',
    description:
      'Creates a one-time link, valid for one hour, or for 7 days if the account has no password yet. Share it privately.',
    needs: 'owner',
    answer: {
      status: 201,
      description: 'The link.',
      schema: ResetLink,
      example: { url: `http://localhost:4400/reset#token=${TOKEN}`, expiresAt: '2026-04-01T11:00:00.000Z' },
    },
    failures: ['not_found', 'password_sign_in_off'],
  },
} as const satisfies Record<string, Operation>

export function createPasswordHandlers(
  { passwordResets, ...services }: Pick<Services, 'passwordResets' | 'sessions' | 'secondStep'>,
  limits: AttemptLimits,
): Handlers<typeof passwordOperations> {
  return {
    requestPasswordReset: async ({ body: { email }, visitor }) => {
      await limits.resetMail(email, visitor().address)
      await passwordResets.request(email)
      return { status: 202 }
    },
    choosePassword: async (call) => {
      const { account, proved } = await passwordResets.use({ ...call.body, origin: call.visitor() })
      return beginSession(services, account, { ...call, proved })
    },
    createResetLink: async ({ caller, id }) => ({
      status: 201,
      body: await passwordResets.link(caller, id),
      headers: { 'cache-control': 'no-store' },
    }),
  }
}
