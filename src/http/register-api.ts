import multipart from '@fastify/multipart'
import { type FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'
import { AnswerCache } from './answer-cache.ts'
import { createRoutes } from './api.ts'
import { type Check, createChecks, NO_QUERY } from './check.ts'
import { describeApi } from './describe-api.ts'
import { tagOf } from './entity-tag.ts'
import { type HttpLimits } from './limits.ts'
import { type Metrics } from './metrics.ts'
import { onceFor } from './once-for.ts'
import { type OpenApi } from './openapi.ts'
import { type Route } from './operation.ts'
import { createPerformer, type Performer } from './perform.ts'
import { pathPrefixOf } from './public-path.ts'
import { BARE_TYPES, MAX_UPLOAD_BYTES, readUpload, UPLOAD_TYPES } from './read-upload.ts'
import { serveDocs } from './routes/docs.ts'
import { serveFiles } from './routes/files.ts'
import { serveHealth } from './routes/health.ts'
import { serveProblems } from './routes/problems.ts'
import { sendTagged } from './send.ts'
import { type Services } from './services.ts'

export interface ApiOptions {
  readonly services: Services
  readonly publicUrl: () => string
  readonly ping: () => Promise<void>
  readonly limits: HttpLimits
  readonly metrics: Metrics
  readonly draining: AbortSignal
}

/** Every route of the server. */
export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { services, publicUrl, metrics, draining, ping, limits } = options
  const performing = {
    services,
    checks: createChecks(),
    cache: new AnswerCache(limits.cacheBytes),
    publicUrl,
    pathPrefix: () => pathPrefixOf(publicUrl()),
    draining,
  }
  const routes = createRoutes(services)
  for (const route of routes.filter(({ operation }) => !operation.upload)) {
    addRoute(app, route, createPerformer(route, performing))
  }
  for (const route of routes.filter(({ operation }) => operation.upload)) {
    await addUpload(app, { route, perform: createPerformer(route, performing), limits })
  }
  serveFiles(app, services)
  serveHealth(app, { metrics, ping, isDraining: () => draining.aborted })
  serveProblems(app)
  const description = onceFor(publicUrl, describeApi)
  serveDescription(app, { publicUrl, description, checkQuery: performing.checks.query(NO_QUERY) })
  await serveDocs(app, { publicUrl, description })
}

function addRoute(app: FastifyInstance, { operation }: Route, perform: Performer): void {
  const { method, path, scope } = operation
  app.route({ method, url: path, config: { pattern: path, scope }, handler: perform })
}

/** Uploads have their own body readers, which no other route must see. */
async function addUpload(
  app: FastifyInstance,
  { route, perform, limits }: { route: Route; perform: Performer; limits: HttpLimits },
): Promise<void> {
  const { method, path, scope } = route.operation
  let underWay = 0
  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    await uploads.register(multipart)
    uploads.addContentTypeParser(
      BARE_TYPES,
      { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
      (_request, body, done) => done(null, body),
    )
    uploads.addHook('onRequest', (_request, reply, next) => {
      if (underWay >= limits.uploads) {
        next(new Failure('overloaded', { retryAfterSeconds: 1 }))
        return
      }
      underWay += 1
      reply.raw.once('close', () => (underWay -= 1))
      next()
    })
    uploads.route({
      method,
      url: path,
      config: { pattern: path, scope, bodyTypes: UPLOAD_TYPES, maxBodyBytes: MAX_UPLOAD_BYTES },
      preHandler: async (request) => {
        request.body = await readUpload(request)
      },
      handler: perform,
    })
  })
}

/** The description of the API, for everybody, and the way from the bare address to its reference. */
function serveDescription(
  app: FastifyInstance,
  { publicUrl, description, checkQuery }: { publicUrl: () => string; description: () => OpenApi; checkQuery: Check },
): void {
  const page = onceFor(publicUrl, () => {
    const body = JSON.stringify(description())
    return { body, etag: tagOf(body) }
  })
  const pattern = '/api/openapi.json'
  app.get(pattern, { config: { pattern } }, async (request, reply) => {
    const issues = checkQuery(request.query)
    if (issues.length > 0) throw new Failure('invalid_input', { issues })
    return sendTagged(request, reply, page())
  })
  app.get('/', { config: { pattern: '/' } }, async (_request, reply) =>
    reply.redirect(`${pathPrefixOf(publicUrl())}/docs`),
  )
}
