import { Type } from 'typebox'
import { described } from '../../../document/described.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { closed, named } from '../schemas.ts'
import { Me, ME_EXAMPLE } from './schemas.ts'

const tag = 'Session'

const Door = named(
  'Door',
  closed({
    setup: Type.Enum(['needed', 'done'], { description: 'needed until the first account has a password.' }),
    setupNeedsToken: Type.Boolean({
      description: 'Whether the one who sets it up must come by the link that was printed.',
    }),
    signUp: Type.Boolean({ description: 'Whether anybody may make an account.' }),
    mail: Type.Boolean({ description: 'Whether the service can send mail.' }),
    account: described(Type.Union([Me, Type.Null()]), 'Who is signed in, or null.'),
  }),
  'What the web app must know before it can show anything.',
)

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
      example: { setup: 'done', setupNeedsToken: false, signUp: false, mail: false, account: ME_EXAMPLE },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createSessionHandlers({ signIn }: Pick<Services, 'signIn'>): Handlers<typeof sessionOperations> {
  return {
    getSession: async ({ caller, visitor }) => ({ status: 200, body: await signIn.door(caller, visitor().isLocal) }),
  }
}
