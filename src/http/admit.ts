import { type FastifyReply, type FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { type Caller } from '../service/caller.ts'
import { type Authenticator } from './authenticate.ts'
import { type Needs } from './operation.ts'
import { type RateLimiter } from './rate-limit.ts'

export type Admit = (request: FastifyRequest, reply: FastifyReply, needs: Needs | undefined) => Promise<void>

export interface AdmitOptions {
  readonly authenticator: Authenticator
  /** Lets in those who come without a key. */
  readonly admitSession: Admit
  /** Counts requests by account. */
  readonly rates: RateLimiter
  /** Hears of every request that is made with a key of the account and not over its limit. */
  readonly onCounted: (accountId: string) => void
  readonly clock: () => number
}

/**
 * Lets a request in: its key is good, its account has requests left, the key's scope allows the route. From the second step on every answer
 * tells how many requests are left, refusals too. Nothing of a body has been read by then.
 */
export function admit({ authenticator, admitSession, rates, onCounted, clock }: AdmitOptions): Admit {
  return async (request, reply, needs) => {
    const { authorization } = request.headers
    // A key speaks for itself: what cookies come with it say nothing.
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
