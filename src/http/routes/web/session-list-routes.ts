import { Type } from '#typebox'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, count, id, named, time } from '../schemas.ts'

const tag = 'Session'

const Session = named(
  'Session',
  closed({
    _id: id('The session ID.'),
    device: Type.String({ description: 'User-Agent of the browser at sign-in.' }),
    address: Type.String({ description: 'IP address at sign-in.' }),
    createdAt: time('Sign-in time'),
    lastUsedAt: time('Time it was last used, to the minute'),
    expiresAt: time('Expiration time, extended with each use'),
    current: Type.Boolean({ description: 'Whether it is the current session.' }),
  }),
  'A signed-in browser.',
)

const SessionList = named(
  'SessionList',
  closed({ sessions: Type.Array(Session, { description: 'Sessions, most recently used first.' }) }),
  'All signed-in browsers of the account.',
)

const Revoked = named(
  'Revoked',
  closed({ revoked: count('Number of ended sessions.') }),
  'The number of ended sessions.',
)

export const sessionListOperations = {
  listSessions: {
    id: 'listSessions',
    method: 'GET',
    path: '/web/sessions',
    tag,
    summary: 'List your sessions',
    description: 'Lists every browser that is signed in to your account.',
    needs: 'session',
    answer: {
      status: 200,
      description: 'The sessions, most recently used first.',
      schema: SessionList,
      example: {
        sessions: [
          {
            _id: 'ses_01jqr8v0a1b2c3d4e5f6g7h8j9',
            device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
            address: '192.0.2.7',
            createdAt: '2026-04-01T10:00:00.000Z',
            lastUsedAt: '2026-04-02T08:30:00.000Z',
            expiresAt: '2026-05-02T08:30:00.000Z',
            current: true,
          },
        ],
      },
    },
    failures: [],
  },
  endSession: {
    id: 'endSession',
    method: 'DELETE',
    path: '/web/sessions/:id',
    tag,
    summary: 'End a session',
    description: 'Signs out a browser, effective with its next request.',
    needs: 'session',
    answer: { status: 204, description: 'The session has ended.' },
    failures: ['not_found'],
  },
  endOtherSessions: {
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/web/sessions',
    tag,
    summary: 'End all other sessions',
    description: 'Signs out every browser except the current one.',
    needs: 'session',
    answer: { status: 200, description: 'The number of ended sessions.', schema: Revoked, example: { revoked: 2 } },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createSessionListHandlers({
  sessions,
}: Pick<Services, 'sessions'>): Handlers<typeof sessionListOperations> {
  return {
    listSessions: async ({ caller }) => ({ status: 200, body: { sessions: await sessions.list(caller) } }),
    endSession: async ({ caller, id: sessionId }) => {
      await sessions.end(caller, sessionId)
      return { status: 204, ...(sessionId === caller.sessionId ? { session: null } : {}) }
    },
    endOtherSessions: async ({ caller }) => ({ status: 200, body: { revoked: await sessions.endOthers(caller) } }),
  }
}
