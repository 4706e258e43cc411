import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import type { RateLimiter } from '../../rates/counters.ts'
import { requirePermission } from '../../service/access/policy.ts'
import type { Authenticator } from './authenticate.ts'
import type { Needs } from '../operation.ts'
import { secondsUntil } from './seconds-until.ts'
import { originOf } from './visitor.ts'

export type Admit = (request: FastifyRequest, reply: FastifyReply, needs: Needs | undefined) => Promise<void>

export interface AdmitOptions {
  readonly authenticator: Authenticator
  readonly admitSession: Admit
  readonly rates: RateLimiter
  /** Called for every request with an API key that is within the rate limit. */
  readonly onCounted: (accountId: string) => void
  readonly clock: () => number
}

/** Authenticates a request before its body is read. Every response to a known caller has the rate limit headers. */
export function admit({ authenticator, admitSession, rates, onCounted, clock }: AdmitOptions): Admit {
  return async (request, reply, needs) => {
    const { authorization } = request.headers
    // An API key takes precedence over cookies, except where it has no use: it must not evade the check of pages.
    if (authorization === undefined || needs === 'nothing') await admitSession(request, reply, needs)
    else await admitKey(authorization, request, reply)
    if (request.caller && needs !== undefined && needs !== 'nothing') requirePermission(request.caller, needs)
  }

  async function admitKey(authorization: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const caller = await authenticator.authenticate(authorization, () => originOf(request))
    request.caller = caller
    await countRequest(reply, { rates, clock, accountId: caller.accountId, limit: caller.requestsPerMinute })
    onCounted(caller.accountId)
  }
}

/** Counts a request and sets the rate limit headers. @throws `rate_limited` */
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
    throw new Failure('rate_limited', { limit, retryAfterSeconds: secondsUntil(endsAt, clock()) })
  }
}
