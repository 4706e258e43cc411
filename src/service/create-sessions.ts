import { Failure } from '../failure.ts'
import { type Session } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { SCOPES, type SessionCaller } from './caller.ts'
import { isoTime } from './iso-time.ts'
import { type NewId } from './new-id.ts'
import { type Plans, requestsPerMinute } from './plans.ts'
import { hashSessionToken, isSessionToken, newSessionToken } from './session-token.ts'
import { type SessionAnswer, type Sessions } from './sessions.ts'

interface SessionsOptions {
  readonly store: Store
  readonly plans: Plans
  readonly now: () => number
  readonly newId: NewId
  readonly randomBytes: (count: number) => Uint8Array
  /** Hears what went wrong while noting a use: no reason to refuse the request. */
  readonly onError?: (error: unknown) => void
}

/** A session ends when it was not used for so long. */
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
        // Not waited for: nobody's answer depends on it.
        store.sessions.touch(session.id, time, time + SESSION_MS).catch((error: unknown) => onError?.(error))
      }
      return {
        accountId: account.id,
        sessionId: session.id,
        sessionHash: session.hash,
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
