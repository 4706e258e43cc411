import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Failure } from '../failure.ts'
import type { Counters } from '../rates/counters.ts'
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
import { Authenticator } from './admit/authenticate.ts'
import { createRequestIds } from './request-id.ts'
import { createRequestLog } from './answer/request-log.ts'
import { receive } from './receive.ts'
import { cookiesOf } from './admit/cookies.ts'
import './request-state.ts'
import type { ConnectionState } from './routes/health-routes.ts'
import { wantsPage } from './routes/web-app-routes.ts'
import type { Services } from './services.ts'
import { Traffic } from './traffic.ts'
import type { Tracer } from '../tracing/tracer.ts'

export interface ServerOptions {
  readonly services: Services
  /** Returns the URL without a trailing slash. A function, because the port may be chosen when the server starts. */
  readonly publicUrl: () => string
  readonly trustProxy: boolean | string
  readonly shutdownMs: number
  readonly ping: () => Promise<void>
  readonly canRender: () => boolean
  /** Counts requests and attempts, in this process or shared between servers. */
  readonly counters: Counters
  readonly redisState?: (() => ConnectionState) | undefined
  readonly filesState?: (() => Promise<ConnectionState>) | undefined
  readonly figures: readonly FigureSource[]
  readonly onExportEnd?: ExportEnds
  readonly log: Logger
  readonly tracer?: Tracer | undefined
  /** The folder of the built web app. If it is missing, pages say that the app is not built, and the API works. */
  readonly webFolder: string
  /** The folder for uploads while they are received. Created if missing. */
  readonly uploadFolder: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** The prefix of every request ID: alphanumeric and unique to the process. */
  readonly instanceId: string
  /** With this token, `/healthz` returns what the server sees of the request. */
  readonly diagnosisToken?: string
  readonly limits?: Partial<HttpLimits>
}

const WINDOW_SECONDS = 60
/** Valid API keys that keep working in a network with many failures. */
const KNOWN_KEYS = { days: 1, maxInMemory: 10_000 }

/** Time to send the last responses of a drain before their connections are closed. */
const LAST_BYTES_MS = 500

/** Creates the server. Its `close()` lets requests finish for `shutdownMs`, rejects new ones and closes connections. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { log, clock, publicUrl, services, counters } = options
  await mkdir(options.uploadFolder, { recursive: true })
  const limits = { ...HTTP_LIMITS, ...options.limits }
  const newRequestId = createRequestIds(options.instanceId)
  const metrics = createMetrics(options.figures, options.onExportEnd)
  const traffic = new Traffic({
    log: createRequestLog(log),
    measure: (ended) => metrics.measure(ended),
    tracer: options.tracer,
  })
  const paths = new Paths()
  const draining = new AbortController()
  const headers = onceFor(publicUrl, fixedHeaders)
  const pathPrefix = onceFor(publicUrl, pathPrefixOf)

  const app: FastifyInstance = Fastify({
    // `Traffic` logs requests: Fastify's logger would create a child logger for each of them.
    logger: false,
    genReqId: newRequestId,
    trustProxy: options.trustProxy,
    bodyLimit: limits.bodyBytes,
    // The longest time that any request may take to arrive. body-watch.ts has shorter limits.
    requestTimeout: limits.headersMs + limits.uploadWaitMs + limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    // Closes connections of clients that do not read a large response, such as an archive.
    connectionTimeout: limits.stalledMs,
    return503OnClosing: false,
    // Runs before other code reads the request, so it also removes ports from X-Forwarded-For.
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
  app.decorateRequest('span', null)
  app.decorateRequest('bodyWatch', null)
  app.decorateRequest('releaseUploadPlace', null)

  const cookies = onceFor(publicUrl, cookiesOf)
  const rates = counters.limiter('requests', WINDOW_SECONDS)
  const admitCaller = admit({
    authenticator: new Authenticator({
      keys: services.keys,
      failures: counters.limiter('failed-keys', WINDOW_SECONDS),
      known: counters.recentKeys('keys', KNOWN_KEYS),
      maxFailures: limits.failedAttempts,
      clock,
    }),
    admitSession: admitSession({
      sessions: services.sessions,
      cookies,
      publicUrl,
      rates: counters.limiter('session-requests', WINDOW_SECONDS),
      clock,
    }),
    rates,
    onCounted: (accountId) => services.usage.count(accountId),
    clock,
  })
  app.addHook('onRequest', receive({ traffic, headers, admit: admitCaller, draining: draining.signal, paths, limits }))
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) paths.add(each, url)
  })
  app.setErrorHandler((error, request, reply) =>
    request.is404 && wantsPage(request)
      ? sendApp(reply, 404)
      : answerError({ log, publicUrl }, error, { request, reply }),
  )
  // The onRequest hook rejects unknown paths. This handles routes that call `reply.callNotFound()`.
  app.setNotFoundHandler((request) => {
    throw unknownEndpoint(request)
  })
  readJsonBodies(app, services.documents, draining.signal)

  const sendApp = await registerApi(app, { ...options, limits, metrics, rates, cookies, draining: draining.signal })
  app.addHook('preClose', async () => {
    draining.abort(new Failure('shutting_down', { retryAfterSeconds: 1 }))
    await traffic.untilIdle(options.shutdownMs)
    // Otherwise, closing would wait for connections with incomplete headers or clients that do not read.
    setTimeout(() => app.server.closeAllConnections(), LAST_BYTES_MS).unref()
  })
  await app.ready()
  return app
}
