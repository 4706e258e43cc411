import { type FastifyReply, type FastifyRequest, type onRequestHookHandler } from 'fastify'
import { Failure } from '../failure.ts'
import { type Admit } from './admit.ts'
import { BodyWatch, hasBody } from './body-watch.ts'
import { slashTooMany, withoutSlash } from './extra-slash.ts'
import { type FixedHeaders, preflightHeaders } from './fixed-headers.ts'
import { type HttpLimits } from './limits.ts'
import { type Paths } from './paths.ts'
import { type Traffic } from './traffic.ts'

export interface ReceiveOptions {
  readonly traffic: Traffic
  /** What every answer carries. */
  readonly headers: () => FixedHeaders
  /** Lets in whoever may ask. */
  readonly admit: Admit
  /** Aborts when the server drains. */
  readonly draining: AbortSignal
  readonly paths: Paths
  readonly limits: HttpLimits
}

/**
 * What happens to every request before any of its body is read: it is counted, refused while the server drains, its key or session is looked at, and
 * paths and methods that are not there are told. One hook, and the route's settings read once: both showed in a profile.
 */
export function receive({ traffic, headers, admit, draining, paths, limits }: ReceiveOptions): onRequestHookHandler {
  return (request, reply, goOn) => {
    const next: Next = (error) => {
      // Of refused requests too: Node reads their bodies to the end, at whatever speed.
      if (!request.raw.complete && hasBody(request)) {
        request.bodyWatch = new BodyWatch({ request, reply, limits })
        request.bodyWatch.start(limits.requestMs)
      }
      goOn(error)
    }
    const { config } = request.routeOptions
    traffic.watch(request, reply, config.pattern ?? 'none')
    const isForWeb = isUnderWeb(request.url)
    reply.headers(isForWeb ? headers().web : headers().api).header('x-request-id', request.id)
    if (draining.aborted && config.pattern !== '/healthz') {
      next(new Failure('shutting_down', { retryAfterSeconds: 1 }))
      return
    }
    const isLost = request.is404
    const isAsked = config.needs !== undefined || (isLost && request.method !== 'OPTIONS' && isUnderApi(request.url))
    if (isAsked) {
      admit(request, reply, config.needs).then(
        () => (isLost ? refuseLost(paths, request, next) : next()),
        (error: unknown) => next(error as Error),
      )
    } else if (!isLost) next()
    else if (request.method !== 'OPTIONS') refuseLost(paths, request, next)
    else answerPreflight({ paths, request, reply, next })
  }
}

type Next = (error?: Error) => void

/** A path or a method that is not there. */
function refuseLost(paths: Paths, request: FastifyRequest, next: Next): void {
  const { method } = request
  const path = pathOf(request)
  const allowed = paths.allowed(path)
  const bare = withoutSlash(path)
  if (allowed.length > 0) next(new Failure('method_not_allowed', { method, allowed }))
  else if (bare === undefined || paths.allowed(bare).length === 0)
    next(new Failure('not_found', { resource: 'such path' }))
  else next(new Failure('not_found', { resource: 'such path', reason: slashTooMany(request) }))
}

function answerPreflight({
  paths,
  request,
  reply,
  next,
}: {
  paths: Paths
  request: FastifyRequest
  reply: FastifyReply
  next: Next
}): void {
  const allowed = paths.allowed(pathOf(request))
  if (allowed.length === 0) refuseLost(paths, request, next)
  else if (isUnderWeb(request.url)) void reply.code(204).header('allow', allowed.join(', ')).send()
  else void reply.code(204).headers(preflightHeaders(allowed)).send()
}

function isUnderApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

/** What only the web app asks. */
function isUnderWeb(url: string): boolean {
  return url.startsWith('/web/')
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}
