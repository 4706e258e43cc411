import { Type } from 'typebox'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { closed, count, id, named, time } from '../schemas.ts'

const tag = 'Session'

const Session = named(
  'Session',
  closed({
    _id: id("The session's id."),
    device: Type.String({ description: 'What the browser said of itself when it signed in: its User-Agent.' }),
    address: Type.String({ description: 'Where it signed in from.' }),
    createdAt: time('When it signed in.'),
    lastUsedAt: time('When it was used last, to the minute.'),
    expiresAt: time('When it ends unless it is used again.'),
    current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
  }),
  'A browser that is signed in.',
)

const SessionList = named(
  'SessionList',
  closed({ sessions: Type.Array(Session, { description: 'The last used first.' }) }),
  'All browsers that are signed in to the account.',
)

const Revoked = named('Revoked', closed({ revoked: count('How many there were.') }), 'Sessions that were ended.')

export const sessionListOperations = {
  listSessions: {
    id: 'listSessions',
    method: 'GET',
    path: '/web/sessions',
    tag,
    summary: 'List your sessions',
    description: 'Every browser that is signed in to your account.',
    needs: 'session',
    answer: {
      status: 200,
      description: 'The sessions, the last used first.',
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
    description: 'Signs a browser out, with its next request.',
    needs: 'session',
    answer: { status: 204, description: 'The session is over.' },
    failures: ['not_found'],
  },
  endOtherSessions: {
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/web/sessions',
    tag,
    summary: 'End all other sessions',
    description: 'Signs every browser out but the one that asks.',
    needs: 'session',
    answer: { status: 200, description: 'How many were ended.', schema: Revoked, example: { revoked: 2 } },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createSessionListHandlers({
  sessions,
}: Pick<Services, 'sessions'>): Handlers<typeof sessionListOperations> {
  return {
    listSessions: async ({ caller }) => ({ status: 200, body: { sessions: await sessions.list(caller) } }),
    endSession: async ({ caller, id: ended }) => {
      await sessions.end(caller, ended)
      return { status: 204, ...(ended === caller.sessionId ? { session: null } : {}) }
    },
    endOtherSessions: async ({ caller }) => ({ status: 200, body: { revoked: await sessions.endOthers(caller) } }),
  }
}
