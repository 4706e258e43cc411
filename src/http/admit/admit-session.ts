import type { FastifyRequest } from 'fastify'
import { Failure, type FailureDetails, isFailure } from '../../failure.ts'
import type { RateLimiter } from '../../rates/counters.ts'
import type { Sessions } from '../../service/accounts/sessions.ts'
import { type Admit, countRequest } from './admit.ts'
import { holdsKey } from './key-in-url.ts'
import { isFromOwnPage, unknownAddress } from './own-page.ts'
import { originOf } from './visitor.ts'
import type { Cookies } from './cookies.ts'

export interface AdmitSessionOptions {
  readonly sessions: Pick<Sessions, 'authenticate'>
  readonly cookies: () => Cookies
  readonly publicUrl: () => string
  /** Counts requests by account, separately from those with API keys. */
  readonly rates: RateLimiter
  readonly clock: () => number
}

/** The limit for all sessions of an account, far more than a person sends. */
export const SESSION_REQUESTS_PER_MINUTE = 600

const ENDED = ['session_ended', 'account_suspended'] as const

/** Authenticates sessions. Rejects cross-site requests, which must neither use a session nor sign in. */
export function admitSession({ sessions, cookies, publicUrl, rates, clock }: AdmitSessionOptions): Admit {
  return async (request, reply, needs) => {
    const token = cookies().session.tokenIn(request.headers.cookie)
    const isOpen = needs === 'nothing'
    const isOurs = isFromOwnPage(request, publicUrl())
    if (token === undefined && !isOpen) {
      throw needs === 'session' || needs === 'owner'
        ? new Failure('session_missing', {})
        : new Failure('key_missing', keyElsewhere(request))
    }
    if (!isOurs) {
      // Public reads are allowed from other sites, anonymously.
      if (isOpen && (request.method === 'GET' || request.method === 'HEAD')) return
      const reachedAt = unknownAddress(request, publicUrl())
      throw new Failure('cross_site', { origin: URL.parse(publicUrl())?.origin ?? '', reachedAt })
    }
    if (token === undefined) return
    // Unlike responses to an API key, those to a session are not readable from other origins.
    reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
    reply.header('cross-origin-resource-policy', 'same-origin')
    try {
      request.caller = await sessions.authenticate(token, originOf(request))
    } catch (error) {
      if (isOpen && ENDED.some((code) => isFailure(error, code))) return
      throw error
    }
    const { accountId } = request.caller
    await countRequest(reply, { rates, clock, accountId, limit: SESSION_REQUESTS_PER_MINUTE })
  }
}

function keyElsewhere({ url, headers }: FastifyRequest): FailureDetails['key_missing'] {
  if (holdsKey(url)) return { found: 'url' }
  return headers['x-api-key'] === undefined ? {} : { found: 'header' }
}
