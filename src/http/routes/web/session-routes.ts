import { Type } from '#typebox'
import { described } from '../../../document/described.ts'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, named, nullable } from '../schemas.ts'
import { beginSession, startSession } from './begin-session.ts'
import { Code, CODE_NEEDED, Email, Me, ME_EXAMPLE, NewEmail, NewPassword, Password, SignedIn } from './web-schemas.ts'

const tag = 'Session'

const SignInOptions = named(
  'SignInOptions',
  closed({
    setup: Type.Enum(['needed', 'done'], { description: '`needed` until the first account has a password.' }),
    setupNeedsToken: Type.Boolean({
      description: 'Whether setup requires the link printed in the server log.',
    }),
    setupCommand: nullable('string', 'Command that prints the setup link, or null if setup does not require it.'),
    signUp: Type.Boolean({ description: 'Whether sign-up is open to everyone.' }),
    mail: Type.Boolean({ description: 'Whether email is configured.' }),
    passwordSignIn: Type.Boolean({ description: 'Whether people can sign in with a password.' }),
    provider: nullable('string', 'Name of the sign-in provider, or null if none is configured.'),
    confirmation: Type.Enum(['password', 'sign-in'], {
      description: 'What confirms changes of the account: its password, or a sign-in less than 10 minutes ago.',
    }),
    account: described(Type.Union([Me, Type.Null()]), 'The signed-in account, or null.'),
  }),
  'The sign-in options and the current account.',
)

const Setup = named(
  'Setup',
  closed({
    email: NewEmail,
    password: NewPassword,
    token: Type.Optional(
      Type.String({
        maxLength: 200,
        format: 'password',
        description: 'Token of the setup link. Not required in a browser on the server itself.',
      }),
    ),
  }),
  'The owner account to create.',
)

const SignUp = named('SignUp', closed({ email: NewEmail, password: NewPassword }), 'A new account.')
const Credentials = named(
  'Credentials',
  closed({ email: Email, password: Password }),
  'The credentials to sign in with.',
)

const SignInCode = named('SignInCode', closed({ code: Code }), 'The second step of a sign-in.')

const answer = {
  status: 201,
  description: 'Signed in, with a cookie.',
  schema: SignedIn,
  example: { account: ME_EXAMPLE },
} as const
const bodyExample = { email: ME_EXAMPLE.email, password: 'correct horse battery' } as const

export const sessionOperations = {
  getSession: {
    id: 'getSession',
    method: 'GET',
    path: '/web/session',
    tag,
    summary: 'Get the current session',
    description: 'Returns the signed-in account, if any, and the sign-in options.',
    needs: 'nothing',
    answer: {
      status: 200,
      description: 'The session and the sign-in options.',
      schema: SignInOptions,
      example: {
        ...{ setup: 'done', setupNeedsToken: false, setupCommand: null },
        ...{ signUp: false, mail: false, passwordSignIn: true, provider: null, confirmation: 'password' },
        account: ME_EXAMPLE,
      },
    },
    failures: [],
  },
  setUp: {
    id: 'setUp',
    method: 'POST',
    path: '/web/setup',
    tag,
    summary: 'Create the owner account',
    description:
      'Available once, while no account has a password. An account created by the first start or the command line becomes this one, with its API keys and designs.',
    needs: 'nothing',
    body: Setup,
    bodyExample,
    answer,
    failures: ['setup_done', 'setup_token_wrong', 'account_exists', 'too_many_attempts'],
  },
  signUp: {
    id: 'signUp',
    method: 'POST',
    path: '/web/sign-up',
    tag,
    summary: 'Sign up',
    description:
      'Creates a member account on the `free` plan, if sign-up is open. If email is configured, the address must be confirmed: request a sign-up link instead.',
    needs: 'nothing',
    body: SignUp,
    bodyExample,
    answer,
    failures: [
      'sign_up_closed',
      'password_sign_in_off',
      'confirmation_needed',
      'setup_needed',
      'account_exists',
      'too_many_attempts',
    ],
  },
  signIn: {
    id: 'signIn',
    method: 'POST',
    path: '/web/session',
    tag,
    summary: 'Sign in',
    description:
      'Starts a session and ends the previous one of this browser. The error does not reveal whether the email or the password is wrong. Attempts are rate-limited by account and IP address. With two-factor sign-in, send a code to `POST /web/session/code` next.',
    needs: 'nothing',
    body: Credentials,
    bodyExample,
    answer,
    otherAnswers: { 202: CODE_NEEDED },
    failures: ['sign_in_failed', 'password_sign_in_off', 'account_suspended', 'too_many_attempts'],
  },
  signInWithCode: {
    id: 'signInWithCode',
    method: 'POST',
    path: '/web/session/code',
    tag,
    summary: 'Complete a sign-in with a code',
    description:
      'The second step of two-factor sign-in, within ten minutes, in the browser that took the first step. Each code works once. Attempts are rate-limited by account.',
    needs: 'nothing',
    body: SignInCode,
    bodyExample: { code: '492039' },
    answer,
    failures: ['sign_in_expired', 'sign_in_failed', 'account_suspended', 'two_factor_unreadable', 'too_many_attempts'],
  },
  signOut: {
    id: 'signOut',
    method: 'DELETE',
    path: '/web/session',
    tag,
    summary: 'Sign out',
    description: 'Ends the current session immediately.',
    needs: 'session',
    answer: { status: 204, description: 'Signed out. The session cookie is cleared.' },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createSessionHandlers(
  services: Pick<Services, 'signIn' | 'sessions' | 'secondStep'>,
  limits: AttemptLimits,
): Handlers<typeof sessionOperations> {
  const { signIn, sessions, secondStep } = services
  return {
    getSession: async ({ caller, visitor }) => ({ status: 200, body: await signIn.options(caller, visitor().isLocal) }),
    setUp: async (call) => {
      const { isLocal, ...origin } = call.visitor()
      await limits.newAccount(origin.address)
      return beginSession(services, await signIn.setUp({ ...call.body, isLocal, origin }), call)
    },
    signUp: async (call) => {
      const origin = call.visitor()
      await limits.newAccount(origin.address)
      return beginSession(services, await signIn.signUp(call.body, origin), call)
    },
    signIn: async (call) => {
      const origin = call.visitor()
      const attempt = await limits.signIn(call.body.email, origin.address)
      const { account, proved } = await attempt.judge(() => signIn.signIn(call.body, origin))
      return beginSession(services, account, { ...call, proved })
    },
    signInWithCode: async (call) => {
      const pending = await secondStep.open(call.pendingSignIn())
      const attempt = await limits.code(pending.account._id)
      await attempt.judge(() => secondStep.finish(pending, call.body.code, call.visitor()))
      const { account, proved, provider } = pending
      return startSession(sessions, account, { ...call, proved, secondStep: { provider } })
    },
    signOut: async ({ caller }) => {
      await sessions.end(caller, caller.sessionId)
      return { status: 204, session: null }
    },
  }
}
