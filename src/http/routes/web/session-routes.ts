import { Type } from 'typebox'
import { described } from '../../../document/described.ts'
import { type AttemptLimits } from '../../admit/attempt-limits.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { closed, named, nullable } from '../schemas.ts'
import { beginSession } from './begin-session.ts'
import { Email, Me, ME_EXAMPLE, NewEmail, NewPassword, Password, SignedIn } from './web-schemas.ts'

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
        ...{ signUp: false, mail: false, account: ME_EXAMPLE },
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
    failures: ['sign_up_closed', 'confirmation_needed', 'setup_needed', 'account_exists', 'too_many_attempts'],
  },
  signIn: {
    id: 'signIn',
    method: 'POST',
    path: '/web/session',
    tag,
    summary: 'Sign in',
    description:
      'Starts a session and ends the previous one of this browser. The error does not reveal whether the email or the password is wrong. Attempts are rate-limited by account and IP address.',
    needs: 'nothing',
    body: Credentials,
    bodyExample,
    answer,
    failures: ['sign_in_failed', 'account_suspended', 'too_many_attempts'],
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
  { signIn, sessions }: Pick<Services, 'signIn' | 'sessions'>,
  limits: AttemptLimits,
): Handlers<typeof sessionOperations> {
  return {
    getSession: async ({ caller, visitor }) => ({ status: 200, body: await signIn.options(caller, visitor().isLocal) }),
    setUp: async (call) => {
      const { isLocal, ...origin } = call.visitor()
      await limits.newAccount(origin.address)
      return beginSession(sessions, await signIn.setUp({ ...call.body, isLocal, origin }), call)
    },
    signUp: async (call) => {
      const origin = call.visitor()
      await limits.newAccount(origin.address)
      return beginSession(sessions, await signIn.signUp(call.body, origin), call)
    },
    signIn: async (call) => {
      const origin = call.visitor()
      const attempt = await limits.signIn(call.body.email, origin.address)
      const { account, proved } = await attempt.judge(() => signIn.signIn(call.body, origin))
      return beginSession(sessions, account, { ...call, proved })
    },
    signOut: async ({ caller }) => {
      await sessions.end(caller, caller.sessionId)
      return { status: 204, session: null }
    },
  }
}
