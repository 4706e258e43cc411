import { SCOPES, type SessionCaller } from '../access/caller.ts'
import { Failure } from '../../failure.ts'
import type { Session } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { isoTime } from '../../iso-time.ts'
import { type AuditBy, NOWHERE, type Origin } from '../audit/audit-by.ts'
import type { NewId } from '../new-id.ts'
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
  /** Default: empty, for sessions that no request began. */
  readonly requestId?: string
  /** The browser's previous session, which ends. */
  readonly replacedId?: string | undefined
  readonly proved?: string | undefined
  /** Name of the sign-in provider, for the audit log. Default: none. */
  readonly provider?: string | undefined
  /** When the person signed in to the provider. Default: now. */
  readonly signedInAt?: number | undefined
  /** Whether there was a second step, which an account with a second factor needs. Default: false. */
  readonly hadCode?: boolean
}

export interface Sessions {
  /**
   * Extends the session.
   * @throws `session_ended` if it is unknown, revoked or expired, without distinction; `account_suspended`
   */
  authenticate(token: string, origin?: Origin): Promise<SessionCaller>
  /**
   * The token is not stored.
   * @throws `not_found` for the account; `sign_in_failed` if its password has changed or a code is missing;
   *   `account_suspended`
   */
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
  readonly auditBy: AuditBy
  readonly randomBytes: (count: number) => Uint8Array
  /** Called if recording a use failed, which does not fail the request. */
  readonly onError?: (error: unknown) => void
}

const SESSION_MS = 30 * 24 * 3_600_000
const TOUCH_MS = 60_000

export function createSessions(options: SessionsOptions): Sessions {
  const { store, plans, now, newId, auditBy, randomBytes, onError } = options
  return {
    async authenticate(token, origin = NOWHERE) {
      const found = isSessionToken(token) ? await store.sessions.findByHash(hashSessionToken(token)) : undefined
      const time = now()
      if (found === undefined || found.session.expiresAt <= time) throw new Failure('session_ended', {})
      const { session, account } = found
      if (account.suspendedAt !== null) throw new Failure('account_suspended', {})
      if (time - session.lastUsedAt >= TOUCH_MS) {
        // Not awaited: the response does not depend on it.
        store.sessions.touch(session.id, time, time + SESSION_MS).catch((error: unknown) => onError?.(error))
      }
      return {
        accountId: account.id,
        sessionId: session.id,
        sessionHash: session.hash,
        signedInAt: session.signedInAt,
        origin,
        role: account.role,
        scopes: SCOPES,
        plan: account.plan,
        requestsPerMinute: requestsPerMinute(plans, account.plan),
        changes: account.changes,
      }
    },

    async begin({ accountId, userAgent, address, requestId = '', replacedId, proved, ...proof }) {
      const { provider, signedInAt = Infinity, hadCode = false } = proof
      const { token, hash } = newSessionToken(randomBytes)
      const time = now()
      const session = {
        id: newId('ses'),
        accountId,
        hash,
        device: userAgent,
        address,
        createdAt: time,
        // The provider's clock may be ahead.
        signedInAt: Math.min(signedInAt, time),
        lastUsedAt: time,
        expiresAt: time + SESSION_MS,
      }
      const details = { ...(provider !== undefined && { provider }), ...(hadCode && { secondStep: true }) }
      const signedIn = { action: 'sign_in', target: session.id, details } as const
      const audit = [auditBy({ accountId, origin: { address, requestId } }, signedIn)]
      if (!(await store.sessions.create(session, { replacedId, proved, hadCode, audit })))
        throw new Failure('sign_in_failed', {})
      return token
    },

    async list(caller) {
      return (await store.sessions.list(caller.accountId, now())).map((session) => answerOf(session, caller))
    },

    async end(caller, id) {
      const action = id === caller.sessionId ? 'sign_out' : 'session_ended'
      if (!(await store.sessions.end(caller.accountId, id, [auditBy(caller, { action, target: id })])))
        throw new Failure('not_found', { resource: 'session', id })
    },

    endOthers: (caller) =>
      store.sessions.endOthers(caller.accountId, caller.sessionId, {
        audit: [auditBy(caller, { action: 'sessions_ended' })],
      }),
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
