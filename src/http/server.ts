import { mkdir } from 'node:fs/promises'
import { type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Logger } from 'pino'
import { Failure } from '../failure.ts'
import { answerClientError } from './answer-client-error.ts'
import { answerError } from './answer-error.ts'
import { registerApi } from './register-api.ts'
import { fixedHeaders } from './fixed-headers.ts'
import { admit } from './admit.ts'
import { admitSession } from './admit-session.ts'
import { readJsonBodies } from './json-bodies.ts'
import { withoutPorts } from './forwarded-addresses.ts'
import { HTTP_LIMITS, type HttpLimits } from './limits.ts'
import { createMetrics, type ExportEnds, type FigureSource } from './metrics.ts'
import { onceFor } from './once-for.ts'
import { Paths } from './paths.ts'
import { pathPrefixOf, withoutPrefix } from './public-path.ts'
import { createMemoryRateLimiter } from './rate-limit.ts'
import { Authenticator } from './authenticate.ts'
import { createRequestIds } from './request-id.ts'
import { createRequestLog } from './request-log.ts'
import { receive } from './receive.ts'
import { sessionCookieOf } from './session-cookie.ts'
import './request-state.ts'
import { wantsPage } from './routes/web-app.ts'
import { type Services } from './services.ts'
import { Traffic } from './traffic.ts'

export interface ServerOptions {
  readonly services: Services
  /** Where clients reach the service, without a slash at its end; asked for anew each time, since a port may be chosen late. */
  readonly publicUrl: () => string
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustProxy: boolean | string
  /** How long requests under way may take to finish once the server is closed. */
  readonly shutdownMs: number
  /** Rejects where the store cannot be reached. */
  readonly ping: () => Promise<void>
  /** Whether exports can be rendered. */
  readonly canRender: () => boolean
  readonly figures: readonly FigureSource[]
  readonly onExportEnd?: ExportEnds
  readonly log: Logger
  /** Where the built web app is. One that is not there is told by its pages, and the API serves all the same. */
  readonly webFolder: string
  /** Where uploads are kept until they have arrived. It is created when it does not exist. */
  readonly uploadFolder: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Letters and digits that no other process has: the beginning of every request's id. */
  readonly instanceId: string
  readonly limits?: Partial<HttpLimits>
}

const WINDOW_SECONDS = 60

/** Time for the last responses of a drain to leave before their connections are closed. */
const LAST_BYTES_MS = 500

/**
 * The server, ready to listen. `close()` drains it: requests under way may finish for `shutdownMs`, new ones get 503. It then closes every
 * connection, whatever its state.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { log, clock, publicUrl, services } = options
  await mkdir(options.uploadFolder, { recursive: true })
  const limits = { ...HTTP_LIMITS, ...options.limits }
  const newRequestId = createRequestIds(options.instanceId)
  const metrics = createMetrics(options.figures, options.onExportEnd)
  const traffic = new Traffic(createRequestLog(log), (ended) => metrics.measure(ended))
  const paths = new Paths()
  const draining = new AbortController()
  const headers = onceFor(publicUrl, fixedHeaders)
  const pathPrefix = onceFor(publicUrl, pathPrefixOf)

  const app: FastifyInstance = Fastify({
    // Traffic writes the one line of each request: Fastify's own loggers would be made anew for each.
    logger: false,
    genReqId: newRequestId,
    trustProxy: options.trustProxy,
    bodyLimit: limits.bodyBytes,
    // Bodies have limits of their own, from when they are read: see body-watch.ts.
    requestTimeout: limits.headersMs + limits.uploadWaitMs + limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    // Whoever asks for something large and does not read it holds it for no longer than this: archives are few at a time.
    connectionTimeout: limits.stalledMs,
    return503OnClosing: false,
    // Called before anything else reads the request.
    rewriteUrl: (request: IncomingMessage) => {
      const forwardedFor = request.headers['x-forwarded-for']
      if (typeof forwardedFor === 'string') request.headers['x-forwarded-for'] = withoutPorts(forwardedFor)
      return withoutPrefix(request.url ?? '/', pathPrefix())
    },
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    clientErrorHandler: (error, socket) => answerClientError({ log, publicUrl, newRequestId }, error, socket),
    frameworkErrors: (error, request, reply) => {
      traffic.watch(request, reply, 'none')
      reply.headers(headers().api).header('x-request-id', request.id)
      void answerError({ log, publicUrl }, error, { request, reply })
    },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('rawBody', null)
  app.decorateRequest('problem', null)
  app.decorateRequest('bodyWatch', null)
  app.decorateRequest('uploadPlace', null)

  const cookie = onceFor(publicUrl, sessionCookieOf)
  const rates = createMemoryRateLimiter(WINDOW_SECONDS, clock)
  const admitCaller = admit({
    authenticator: new Authenticator({
      keys: services.keys,
      failures: createMemoryRateLimiter(WINDOW_SECONDS, clock),
      maxFailures: limits.failedAttempts,
      clock,
    }),
    admitSession: admitSession({
      sessions: services.sessions,
      cookie,
      publicUrl,
      rates: createMemoryRateLimiter(WINDOW_SECONDS, clock),
      clock,
    }),
    rates,
    onCounted: (accountId) => services.usage.count(accountId),
    clock,
  })
  app.addHook('onRequest', receive({ traffic, headers, admit: admitCaller, draining: draining.signal, paths, limits }))
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) paths.add(one, url)
  })
  app.setErrorHandler((error, request, reply) =>
    request.is404 && wantsPage(request)
      ? sendApp(reply, 404)
      : answerError({ log, publicUrl }, error, { request, reply }),
  )
  // Paths that lead nowhere are refused when they come; this is for a route that finds that it has nothing.
  app.setNotFoundHandler(() => {
    throw new Failure('not_found', { resource: 'such path' })
  })
  readJsonBodies(app, limits)

  const sendApp = await registerApi(app, { ...options, limits, metrics, rates, cookie, draining: draining.signal })
  app.addHook('preClose', async () => {
    draining.abort()
    await traffic.quiet(options.shutdownMs)
    // Closing waits for every connection, even one whose headers are half sent or whose client no longer reads.
    setTimeout(() => app.server.closeAllConnections(), LAST_BYTES_MS).unref()
  })
  await app.ready()
  return app
}
