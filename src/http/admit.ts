import { type FastifyReply, type FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { type Scope } from '../service/caller.ts'
import { type Authenticator } from './authenticate.ts'
import { type RateLimiter } from './rate-limit.ts'

export type Admit = (request: FastifyRequest, reply: FastifyReply, scope: Scope | undefined) => Promise<void>

export interface AdmitOptions {
  readonly authenticator: Authenticator
  /** Counts requests by account. */
  readonly rates: RateLimiter
  readonly clock: () => number
}

/**
 * Lets a request in: its key is good, its account has requests left, the key's scope allows the route. From the second step on every answer
 * tells how many requests are left, refusals too. Nothing of a body has been read by then.
 */
export function admit({ authenticator, rates, clock }: AdmitOptions): Admit {
  return async (request, reply, scope) => {
    const caller = await authenticator.authenticate(request.headers.authorization, () => request.ip)
    request.caller = caller
    const limit = caller.requestsPerMinute
    const { used, endsAt } = await rates.count(caller.accountId)
    reply
      .header('x-ratelimit-limit', limit)
      .header('x-ratelimit-remaining', Math.max(0, limit - used))
      .header('x-ratelimit-reset', Math.ceil(endsAt / 1000))
    if (used > limit) {
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - clock()) / 1000))
      throw new Failure('rate_limited', { limit, retryAfterSeconds })
    }
    if (scope !== undefined && !caller.scopes.includes(scope)) {
      throw new Failure('scope_missing', { scope, granted: caller.scopes })
    }
  }
}
