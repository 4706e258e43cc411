import { Failure } from '../failure.ts'
import { type Sessions } from '../service/sessions.ts'
import { type Admit, countRequest, requireNeeds } from './admit.ts'
import { holdsKey } from './key-in-url.ts'
import { isFromOwnPage, unknownAddress } from './own-page.ts'
import { type RateLimiter } from './rate-limit.ts'
import { type SessionCookie } from './session-cookie.ts'

export interface AdmitSessionOptions {
  readonly sessions: Pick<Sessions, 'authenticate'>
  readonly cookie: () => SessionCookie
  readonly publicUrl: () => string
  /** Counts requests by account, apart from those with keys. */
  readonly rates: RateLimiter
  readonly clock: () => number
}

/** What a person's pages may ask in a minute, all of the account's together: far more than a hand can do. */
export const SESSION_REQUESTS_PER_MINUTE = 600

/**
 * Lets a request in that bears no key: by its session, or because the operation needs nobody. What a page of another site has a browser send
 * is refused, whoever it belongs to: it may neither act as somebody nor sign somebody in.
 */
export function admitSession({ sessions, cookie, publicUrl, rates, clock }: AdmitSessionOptions): Admit {
  return async (request, reply, needs) => {
    const token = cookie().tokenIn(request.headers.cookie)
    const isOpen = needs === 'nothing'
    const isOurs = isFromOwnPage(request, publicUrl())
    if (token === undefined && !isOpen) {
      throw needs === 'session' || needs === 'owner'
        ? new Failure('session_missing', {})
        : new Failure('key_missing', holdsKey(request.url) ? { found: 'url' } : {})
    }
    if (!isOurs) {
      // Whoever may ask without a session may also look from elsewhere, as nobody.
      if (isOpen && (request.method === 'GET' || request.method === 'HEAD')) return
      const reachedAt = unknownAddress(request, publicUrl())
      throw new Failure('cross_site', { origin: URL.parse(publicUrl())?.origin ?? '', reachedAt })
    }
    if (token === undefined) return
    // A key's answers are open to pages of any origin; a person's are for our own.
    reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
    reply.header('cross-origin-resource-policy', 'same-origin')
    try {
      request.caller = await sessions.authenticate(token)
    } catch (error) {
      if (isOpen && error instanceof Failure && error.code === 'session_ended') return
      throw error
    }
    const { accountId } = request.caller
    await countRequest(reply, { rates, clock, accountId, limit: SESSION_REQUESTS_PER_MINUTE })
    if (needs !== undefined) requireNeeds(request.caller, needs)
  }
}
