import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { Failure } from '../failure.ts'
import type { Admit } from './admit/admit.ts'
import { BodyWatch, hasBody } from './read/body-watch.ts'
import { unknownEndpoint, withoutSlash } from './read/unknown-endpoint.ts'
import { type FixedHeaders, preflightHeaders } from './answer/fixed-headers.ts'
import type { HttpLimits } from './http-limits.ts'
import type { Paths } from './paths.ts'
import type { Traffic } from './traffic.ts'

export interface ReceiveOptions {
  readonly traffic: Traffic
  readonly headers: () => FixedHeaders
  readonly admit: Admit
  readonly draining: AbortSignal
  readonly paths: Paths
  readonly limits: HttpLimits
}

/** Handles a request before its body is read. Several hooks, or reading the route's settings twice, would be slower. */
export function receive({ traffic, headers, admit, draining, paths, limits }: ReceiveOptions): onRequestHookHandler {
  return (request, reply, done) => {
    const next: Next = (error) => {
      // Also for rejected requests: Node reads their bodies to the end, at any speed.
      if (!request.raw.complete && hasBody(request)) {
        request.bodyWatch = new BodyWatch({ request, reply, limits })
        request.bodyWatch.start(limits.requestMs)
      }
      done(error)
    }
    const { config } = request.routeOptions
    traffic.watch(request, reply, config.pattern ?? 'none')
    const isForWeb = isUnderWeb(request.url)
    reply.headers(isForWeb ? headers().web : headers().api).header('x-request-id', request.id)
    if (draining.aborted && config.pattern !== '/healthz') {
      next(new Failure('shutting_down', { retryAfterSeconds: 1 }))
      return
    }
    const isUnknown = request.is404
    const needsCaller =
      config.needs !== undefined || (isUnknown && request.method !== 'OPTIONS' && isUnderApi(request.url))
    if (needsCaller) {
      admit(request, reply, config.needs).then(
        () => (isUnknown ? rejectUnknown(paths, request, next) : next()),
        (error: unknown) => next(error as Error),
      )
    } else if (!isUnknown) next()
    else if (request.method !== 'OPTIONS') rejectUnknown(paths, request, next)
    else answerPreflight({ paths, request, reply, next })
  }
}

type Next = (error?: Error) => void

function rejectUnknown(paths: Paths, request: FastifyRequest, next: Next): void {
  const { method } = request
  const path = pathOf(request)
  const allowed = paths.allowed(path)
  const bare = withoutSlash(path)
  if (allowed.length > 0) next(new Failure('method_not_allowed', { method, allowed }))
  else
    next(
      unknownEndpoint(request, {
        near: bare !== undefined && paths.allowed(bare).length > 0 ? bare : paths.near(path),
      }),
    )
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
  if (allowed.length === 0) rejectUnknown(paths, request, next)
  else if (isUnderWeb(request.url)) void reply.code(204).header('allow', allowed.join(', ')).send()
  else void reply.code(204).headers(preflightHeaders(allowed)).send()
}

function isUnderApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

function isUnderWeb(url: string): boolean {
  return url.startsWith('/web/')
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}
