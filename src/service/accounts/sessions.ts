import { SCOPES, type SessionCaller } from '../access/caller.ts'
import { Failure } from '../../failure.ts'
import { type Session } from '../../store/records.ts'
import { type Store } from '../../store/store.ts'
import { isoTime } from '../../iso-time.ts'
import { type NewId } from '../new-id.ts'
import { type Plans, requestsPerMinute } from '../usage/plans.ts'
import { hashSessionToken, isSessionToken, newSessionToken } from './session-token.ts'

export interface SessionAnswer {
  readonly _id: string
  /** User-Agent at sign-in. */
  readonly device: string
  readonly address: string
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly expiresAt: string
  readonly current: boolean
}

export interface NewSession {
  readonly accountId: string
  readonly userAgent: string
  readonly address: string
  /** The browser's previous session, which ends. */
  readonly replacedId?: string | undefined
  readonly proved?: string | undefined
}

export interface Sessions {
  /** Extends the session. @throws `session_ended` if it is unknown, revoked or expired, without distinction */
  authenticate(token: string): Promise<SessionCaller>
  /** The token is not stored. @throws `not_found` for the account, `sign_in_failed` if its password has changed */
  begin(session: NewSession): Promise<string>
  /** Most recently used first. */
  list(caller: SessionCaller): Promise<SessionAnswer[]>
  /** Ends a session of the caller's account, effective with its next request. @throws `not_found` */
  end(caller: SessionCaller, id: string): Promise<void>
  endOthers(caller: SessionCaller): Promise<number>
}

interface SessionsOptions {
  readonly store: Store
  readonly plans: Plans
  readonly now: () => number
  readonly newId: NewId
  readonly randomBytes: (count: number) => Uint8Array
  /** Called if recording a use failed, which does not fail the request. */
  readonly onError?: (error: unknown) => void
}

const SESSION_MS = 30 * 24 * 3_600_000
const TOUCH_MS = 60_000

export function createSessions({ store, plans, now, newId, randomBytes, onError }: SessionsOptions): Sessions {
  return {
    async authenticate(token) {
      const found = isSessionToken(token) ? await store.sessions.findByHash(hashSessionToken(token)) : undefined
      const time = now()
      if (found === undefined || found.session.expiresAt <= time) throw new Failure('session_ended', {})
      const { session, account } = found
      if (time - session.lastUsedAt >= TOUCH_MS) {
        // Not awaited: the response does not depend on it.
        store.sessions.touch(session.id, time, time + SESSION_MS).catch((error: unknown) => onError?.(error))
      }
      return {
        accountId: account.id,
        sessionId: session.id,
        sessionHash: session.hash,
        signedInAt: session.createdAt,
        role: account.role,
        scopes: SCOPES,
        plan: account.plan,
        requestsPerMinute: requestsPerMinute(plans, account.plan),
        changes: account.changes,
      }
    },

    async begin({ accountId, userAgent, address, replacedId, proved }) {
      const { token, hash } = newSessionToken(randomBytes)
      const time = now()
      const session = {
        id: newId('ses'),
        accountId,
        hash,
        device: userAgent,
        address,
        createdAt: time,
        lastUsedAt: time,
        expiresAt: time + SESSION_MS,
      }
      if (!(await store.sessions.create(session, { replacedId, proved }))) throw new Failure('sign_in_failed', {})
      return token
    },

    async list(caller) {
      return (await store.sessions.list(caller.accountId, now())).map((session) => answerOf(session, caller))
    },

    async end({ accountId }, id) {
      if (!(await store.sessions.end(accountId, id))) throw new Failure('not_found', { resource: 'session', id })
    },

    endOthers: ({ accountId, sessionId }) => store.sessions.endOthers(accountId, sessionId),
  }
}

function answerOf(session: Session, { sessionId }: SessionCaller): SessionAnswer {
  return {
    _id: session.id,
    device: session.device,
    address: session.address,
    createdAt: isoTime(session.createdAt),
    lastUsedAt: isoTime(session.lastUsedAt),
    expiresAt: isoTime(session.expiresAt),
    current: session.id === sessionId,
  }
}
