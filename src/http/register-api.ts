import type { FastifyInstance } from 'fastify'
import { rejectIssues } from '../failure.ts'
import { AnswerCache } from './answer/answer-cache.ts'
import { createRoutes } from './api.ts'
import { describeWeb } from './describe/describe-web.ts'
import { createAttemptLimits } from './admit/attempt-limits.ts'
import { type Check, createChecks, NO_QUERY } from './read/check.ts'
import { describeApi } from './describe/describe-api.ts'
import { serveProviderCallback } from './routes/web/provider-callback.ts'
import { tagOf } from './read/entity-tag.ts'
import type { HttpLimits } from './http-limits.ts'
import type { Metrics } from './metrics.ts'
import { onceFor } from './once-for.ts'
import type { OpenApi } from './describe/describe-operations.ts'
import type { Route } from './operation.ts'
import { createPerformer, type Performer } from './perform.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { performInSpan } from './trace-request.ts'
import { pathPrefixOf } from './public-path.ts'
import type { Counters, RateLimiter } from '../rates/counters.ts'
import { serveFiles } from './routes/file-routes.ts'
import { type ConnectionState, serveHealth } from './routes/health-routes.ts'
import { servePaint } from './routes/paint-routes.ts'
import { serveProblems } from './routes/problem-routes.ts'
import { type SendApp, serveWebApp } from './routes/web-app-routes.ts'
import { sendTagged } from './answer/send.ts'
import type { Cookies } from './admit/cookies.ts'
import { addUploadRoute } from './read/upload-route.ts'
import { createWebRoutes, WEB_BODY_BYTES } from './web-api.ts'
import type { Services } from './services.ts'

export interface ApiOptions {
  readonly services: Services
  readonly publicUrl: () => string
  readonly ping: () => Promise<void>
  readonly canRender: () => boolean
  readonly redisState?: (() => ConnectionState) | undefined
  readonly filesState?: (() => Promise<ConnectionState>) | undefined
  readonly webFolder: string
  readonly uploadFolder: string
  readonly limits: HttpLimits
  readonly metrics: Metrics
  readonly counters: Counters
  readonly rates: RateLimiter
  readonly cookies: () => Cookies
  readonly clock: () => number
  readonly draining: AbortSignal
  readonly tracer?: Tracer | undefined
  readonly diagnosisToken?: string
}

export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<SendApp> {
  const { services, publicUrl, draining, limits, cookies, rates } = options
  const performerOptions = {
    services,
    checks: createChecks(),
    cache: new AnswerCache(limits.cacheBytes),
    publicUrl,
    pathPrefix: () => pathPrefixOf(publicUrl()),
    draining,
    cookies,
  }
  const routes = createRoutes(services)
  const performerOf = (route: Route): Performer =>
    performInSpan(options.tracer, createPerformer(route, performerOptions))
  for (const route of routes.filter(({ operation }) => !operation.upload)) {
    addRoute(app, route, performerOf(route))
  }
  for (const route of routes.filter(({ operation }) => operation.upload)) {
    const perform = performerOf(route)
    await addUploadRoute(app, { route, perform, limits, folder: options.uploadFolder, draining })
  }
  const attempts = createAttemptLimits(options.counters, options.clock, (id) => services.secondStep.reportGuesses(id))
  for (const route of createWebRoutes(services, { rates, attempts })) {
    addRoute(app, route, performerOf(route))
  }
  serveProviderCallback(app, { services, limits: attempts, cookies, publicUrl })
  serveFiles(app, { services, draining })
  servePaint(app, services)
  serveHealth(app, { ...options, isDraining: () => draining.aborted })
  serveProblems(app)
  const description = onceFor(publicUrl, describeApi)
  const checkQuery = performerOptions.checks.query(NO_QUERY)
  serveDescription(app, { path: '/api/openapi.json', description, publicUrl, checkQuery })
  serveDescription(app, {
    path: '/web/openapi.json',
    description: onceFor(publicUrl, describeWeb),
    publicUrl,
    checkQuery,
  })
  return serveWebApp(app, { folder: options.webFolder, publicUrl, shared: services.shared })
}

function addRoute(app: FastifyInstance, { operation }: Route, perform: Performer): void {
  const { method, path, needs } = operation
  // Some routes under /web are public, and none of them needs a large body.
  const limit = path.startsWith('/api/') ? {} : { bodyLimit: WEB_BODY_BYTES }
  app.route({ method, url: path, config: { pattern: path, needs }, handler: perform, ...limit })
}

interface DescriptionOptions {
  readonly path: string
  readonly description: () => OpenApi
  readonly publicUrl: () => string
  readonly checkQuery: Check
}

function serveDescription(
  app: FastifyInstance,
  { path, description, publicUrl, checkQuery }: DescriptionOptions,
): void {
  const page = onceFor(publicUrl, () => {
    const body = JSON.stringify(description())
    return { body, etag: tagOf(body) }
  })
  app.get(path, { config: { pattern: path } }, async (request, reply) => {
    const issues = checkQuery(request.query)
    rejectIssues(issues)
    return sendTagged(request, reply, page())
  })
}
