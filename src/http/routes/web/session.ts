import { Type } from 'typebox'
import { described } from '../../../document/described.ts'
import { type AttemptLimits } from '../../attempt-limits.ts'
import { checkedBody } from '../../checked-body.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { closed, named, nullable } from '../schemas.ts'
import { beginSession } from './begin-session.ts'
import { Email, Me, ME_EXAMPLE, NewEmail, NewPassword, Password, SignedIn } from './schemas.ts'

const tag = 'Session'

const Door = named(
  'Door',
  closed({
    setup: Type.Enum(['needed', 'done'], { description: 'needed until the first account has a password.' }),
    setupNeedsToken: Type.Boolean({
      description: 'Whether the one who sets it up must come by the link that was printed.',
    }),
    setupCommand: nullable('string', 'The command that prints the setup link, if setup needs it. Otherwise null.'),
    signUp: Type.Boolean({ description: 'Whether anybody may make an account.' }),
    mail: Type.Boolean({ description: 'Whether the service can send mail.' }),
    account: described(Type.Union([Me, Type.Null()]), 'Who is signed in, or null.'),
  }),
  'What the web app must know before it can show anything.',
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
        description: "Of the setup link. Not needed in a browser at the service's own machine.",
      }),
    ),
  }),
  "The owner's account.",
)

const SignUp = named('SignUp', closed({ email: NewEmail, password: NewPassword }), 'A new account.')
const Credentials = named('Credentials', closed({ email: Email, password: Password }), 'Who signs in.')

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
    summary: 'Ask who is signed in',
    description: 'Who is signed in, if anybody, and what somebody who is not may do.',
    needs: 'nothing',
    answer: {
      status: 200,
      description: 'What the web app must know first.',
      schema: Door,
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
    summary: "Make the owner's account",
    description:
      'Once, while no account has a password. An account that the first start or the command line has made, with its keys and designs, becomes this one.',
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
    summary: 'Make an account',
    description: "A member's account on the plan free, where whoever runs the service lets anybody make one.",
    needs: 'nothing',
    body: SignUp,
    bodyExample,
    answer,
    failures: ['sign_up_closed', 'setup_needed', 'account_exists', 'too_many_attempts'],
  },
  signIn: {
    id: 'signIn',
    method: 'POST',
    path: '/web/session',
    tag,
    summary: 'Sign in',
    description:
      'Begins a session, and ends the one that the browser had. A wrong email and a wrong password are refused alike. Attempts are limited by account and by address.',
    needs: 'nothing',
    body: Credentials,
    bodyExample,
    answer,
    failures: ['sign_in_failed', 'too_many_attempts'],
  },
  signOut: {
    id: 'signOut',
    method: 'DELETE',
    path: '/web/session',
    tag,
    summary: 'Sign out',
    description: 'Ends the session that asks, at once.',
    needs: 'session',
    answer: { status: 204, description: 'Signed out; the cookie is gone.' },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createSessionHandlers(
  { signIn, sessions }: Pick<Services, 'signIn' | 'sessions'>,
  limits: AttemptLimits,
): Handlers<typeof sessionOperations> {
  return {
    getSession: async ({ caller, visitor }) => ({ status: 200, body: await signIn.door(caller, visitor().isLocal) }),
    setUp: async (call) => {
      const body = checkedBody<typeof sessionOperations.setUp>(call)
      const { address, isLocal } = call.visitor()
      await limits.newAccount(address)
      return beginSession(sessions, await signIn.setUp({ ...body, isLocal }), call)
    },
    signUp: async (call) => {
      const body = checkedBody<typeof sessionOperations.signUp>(call)
      await limits.newAccount(call.visitor().address)
      return beginSession(sessions, await signIn.signUp(body), call)
    },
    signIn: async (call) => {
      const body = checkedBody<typeof sessionOperations.signIn>(call)
      const attempt = await limits.signIn(body.email, call.visitor().address)
      const { account, proved } = await attempt.judge(() => signIn.signIn(body))
      return beginSession(sessions, account, { ...call, proved })
    },
    signOut: async ({ caller }) => {
      await sessions.end(caller, caller.sessionId)
      return { status: 204, session: null }
    },
  }
}
