import { type FastifyReply, type FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import { type Caller } from '../../service/access/caller.ts'
import { type Authenticator } from './authenticate.ts'
import { type Needs } from '../operation.ts'
import { type RateLimiter } from './rate-limit.ts'

export type Admit = (request: FastifyRequest, reply: FastifyReply, needs: Needs | undefined) => Promise<void>

export interface AdmitOptions {
  readonly authenticator: Authenticator
  /** Admits requests without a key. */
  readonly admitSession: Admit
  /** Counts requests by account. */
  readonly rates: RateLimiter
  /** Called for every request with an API key of the account that is within its limit. */
  readonly onCounted: (accountId: string) => void
  readonly clock: () => number
}

/**
 * Admits a request: checks its key, then the rate limit of its account, then the scope. From the second step on every response, including
 * errors, has the rate limit headers. The body has not been read yet.
 */
export function admit({ authenticator, admitSession, rates, onCounted, clock }: AdmitOptions): Admit {
  return async (request, reply, needs) => {
    const { authorization } = request.headers
    // An API key takes precedence over cookies.
    if (authorization === undefined) return admitSession(request, reply, needs)
    if (needs === 'nothing') return
    const caller = await authenticator.authenticate(authorization, () => request.ip)
    request.caller = caller
    await countRequest(reply, { rates, clock, accountId: caller.accountId, limit: caller.requestsPerMinute })
    onCounted(caller.accountId)
    if (needs !== undefined) requireNeeds(caller, needs)
  }
}

/** @throws `rate_limited` */
export async function countRequest(
  reply: FastifyReply,
  counting: { rates: RateLimiter; clock: () => number; accountId: string; limit: number },
): Promise<void> {
  const { rates, clock, accountId, limit } = counting
  const { used, endsAt } = await rates.count(accountId)
  reply
    .header('x-ratelimit-limit', limit)
    .header('x-ratelimit-remaining', Math.max(0, limit - used))
    .header('x-ratelimit-reset', Math.ceil(endsAt / 1000))
  if (used > limit) {
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - clock()) / 1000))
    throw new Failure('rate_limited', { limit, retryAfterSeconds })
  }
}

/** @throws `session_needed`, `owner_needed`, `scope_missing` */
export function requireNeeds({ sessionId, role, scopes }: Caller, needs: Needs): void {
  switch (needs) {
    case 'nothing':
      return
    case 'session':
    case 'owner':
      if (sessionId === undefined) throw new Failure('session_needed', {})
      if (needs === 'owner' && role !== 'owner') throw new Failure('owner_needed', {})
      return
    default:
      if (!scopes.includes(needs)) throw new Failure('scope_missing', { scope: needs, granted: scopes })
  }
}
