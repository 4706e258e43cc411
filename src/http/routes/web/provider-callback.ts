import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, isFailure } from '../../../failure.ts'
import type { SessionCaller } from '../../../service/access/caller.ts'
import { PROVIDER_CALLBACK } from '../../../service/provider/provider-sign-in.ts'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Cookies } from '../../admit/cookies.ts'
import { visitorOf } from '../../admit/visitor.ts'
import type { Services } from '../../services.ts'

export interface ProviderCallbackOptions {
  readonly services: Pick<Services, 'providerSignIn' | 'secondStep' | 'sessions'>
  readonly limits: AttemptLimits
  readonly cookies: () => Cookies
  readonly publicUrl: () => string
}

interface Destination {
  /** A path of the web app, with its query. */
  readonly path: string
  readonly session?: string
  /** Null clears the begun sign-in. */
  readonly pending: string | null
}

/**
 * The address to which the sign-in provider returns the browser. It answers with redirects to pages,
 * since a person is looking at it. Not an operation: providers add parameters of their own.
 * Threats: a sign-in that another browser began (its secrets are in that browser's cookie), and a
 * redirect to another site (every destination is a path of this server).
 */
export function serveProviderCallback(app: FastifyInstance, options: ProviderCallbackOptions): void {
  const { cookies, publicUrl } = options
  app.get(PROVIDER_CALLBACK, { config: { pattern: PROVIDER_CALLBACK } }, async (request, reply) => {
    const { path, session, pending } = await destinationOf(request, options).catch((error: unknown): Destination => {
      if (!(error instanceof Failure)) throw error
      return { path: signInPath({ problem: (error as Failure).code }), pending: null }
    })
    if (session !== undefined) reply.header('set-cookie', cookies().session.set(session))
    reply.header('set-cookie', cookies().pending.set(pending)).header('cache-control', 'no-store')
    return redirect(reply, publicUrl() + path)
  })
}

async function destinationOf(request: FastifyRequest, options: ProviderCallbackOptions): Promise<Destination> {
  const { services, limits, cookies, publicUrl } = options
  const { address, requestId, userAgent } = visitorOf(request, publicUrl())
  await limits.provider(address)
  const caller = await callerOf(request, options)
  const query = request.url.slice(PROVIDER_CALLBACK.length)
  const finished = await services.providerSignIn.finish({
    url: new URL(`${publicUrl()}${PROVIDER_CALLBACK}${query}`),
    token: cookies().pending.tokenIn(request.headers.cookie),
    caller,
    origin: { address, requestId },
  })
  if (finished.kind === 'linked') return { path: '/settings/account', pending: null }
  const { next } = finished
  if (finished.kind === 'refused') {
    const { reason, isLink } = finished
    const path = isLink ? `/settings/account?problem=${reason}` : signInPath({ problem: reason, next })
    return { path, pending: null }
  }
  const { account, provider, signedInAt } = finished
  const pending = await services.secondStep.begin(account._id, { provider })
  if (pending !== undefined) return { path: signInPath({ step: 'code', next }), pending }
  const session = await services.sessions.begin({
    ...{ accountId: account._id, address, requestId, userAgent, replacedId: caller?.sessionId, provider, signedInAt },
  })
  return { path: next ?? '/designs', session, pending: null }
}

async function callerOf(
  { headers }: FastifyRequest,
  { services, cookies }: ProviderCallbackOptions,
): Promise<SessionCaller | undefined> {
  const token = cookies().session.tokenIn(headers.cookie)
  if (token === undefined) return undefined
  return services.sessions.authenticate(token).catch((error: unknown) => {
    if (isFailure(error, 'session_ended')) return undefined
    throw error
  })
}

function signInPath(query: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/sign-in?${new URLSearchParams(entries).toString()}`
}

/** 303, so that the browser requests the page with GET. `URL` encodes what a header can't contain. */
function redirect(reply: FastifyReply, url: string): FastifyReply {
  return reply.redirect(new URL(url).href, 303)
}
