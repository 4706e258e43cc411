import { mkdir } from 'node:fs/promises'
import { type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Logger } from 'pino'
import { unknownEndpoint } from './read/unknown-endpoint.ts'
import { answerClientError } from './answer/answer-client-error.ts'
import { answerError } from './answer/answer-error.ts'
import { registerApi } from './register-api.ts'
import { fixedHeaders } from './answer/fixed-headers.ts'
import { admit } from './admit/admit.ts'
import { admitSession } from './admit/admit-session.ts'
import { readJsonBodies } from './read/json-bodies.ts'
import { withoutPorts } from './admit/forwarded-addresses.ts'
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts'
import { createMetrics, type ExportEnds, type FigureSource } from './metrics.ts'
import { onceFor } from './once-for.ts'
import { Paths } from './paths.ts'
import { pathPrefixOf, withoutPrefix } from './public-path.ts'
import { createMemoryRateLimiter } from './admit/rate-limit.ts'
import { Authenticator } from './admit/authenticate.ts'
import { createRequestIds } from './request-id.ts'
import { createRequestLog } from './answer/request-log.ts'
import { receive } from './receive.ts'
import { sessionCookieOf } from './admit/session-cookie.ts'
import './request-state.ts'
import { wantsPage } from './routes/web-app-routes.ts'
import { type Services } from './services.ts'
import { Traffic } from './traffic.ts'

export interface ServerOptions {
  readonly services: Services
  /** Without a trailing slash. A function, since the port may be chosen later. */
  readonly publicUrl: () => string
  readonly trustProxy: boolean | string
  readonly shutdownMs: number
  readonly ping: () => Promise<void>
  readonly canRender: () => boolean
  readonly figures: readonly FigureSource[]
  readonly onExportEnd?: ExportEnds
  readonly log: Logger
  /** The built web app. If it is missing, its pages say so and the API works regardless. */
  readonly webFolder: string
  /** Stores uploads while they are received. Created if missing. */
  readonly uploadFolder: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Alphanumeric, unique to the process: the prefix of every request ID. */
  readonly instanceId: string
  readonly limits?: Partial<HttpLimits>
}

const WINDOW_SECONDS = 60

/** Time for the last responses of a drain to be sent before their connections are closed. */
const LAST_BYTES_MS = 500

/** `close()` drains: requests in progress have `shutdownMs`, new ones get 503; then every connection is closed. */
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
    // Traffic logs requests: Fastify's logger would create a child logger for each.
    logger: false,
    genReqId: newRequestId,
    trustProxy: options.trustProxy,
    bodyLimit: limits.bodyBytes,
    // Bodies have their own limits: see body-watch.ts.
    requestTimeout: limits.headersMs + limits.uploadWaitMs + limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    // Bounds clients that do not read a large response, such as one of the few concurrent archives.
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
  // Unknown paths are rejected on receipt. This is for routes that call `reply.callNotFound()`.
  app.setNotFoundHandler((request) => {
    throw unknownEndpoint(request, { hasExtraSlash: false })
  })
  readJsonBodies(app, services.documents, draining.signal)

  const sendApp = await registerApi(app, { ...options, limits, metrics, rates, cookie, draining: draining.signal })
  app.addHook('preClose', async () => {
    draining.abort()
    await traffic.quiet(options.shutdownMs)
    // Closing waits for every connection, even one with incomplete headers or whose client no longer reads.
    setTimeout(() => app.server.closeAllConnections(), LAST_BYTES_MS).unref()
  })
  await app.ready()
  return app
}
