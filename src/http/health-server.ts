import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { answerError } from './answer/answer-error.ts'
import { createMetrics } from './metrics.ts'
import type { ServerOptions } from './server.ts'
import { unknownEndpoint } from './read/unknown-endpoint.ts'
import { createRequestIds } from './request-id.ts'
import { serveHealth } from './routes/health-routes.ts'

interface HealthServerOptions extends Pick<
  ServerOptions,
  'ping' | 'canRender' | 'figures' | 'onExportEnd' | 'instanceId'
> {
  readonly log: Logger
}

export interface HealthServer {
  /** Resolves to its address. */
  listen(at: { readonly port: number; readonly host: string }): Promise<string>
  /** From then on, /readyz answers that the process shuts down. */
  drain(): void
  close(): Promise<void>
}

/** Creates the server of a worker, which has only the operational endpoints. */
export function createHealthServer({ log, instanceId, ...options }: HealthServerOptions): HealthServer {
  const metrics = createMetrics(options.figures, options.onExportEnd)
  const app: FastifyInstance = Fastify({ logger: false, genReqId: createRequestIds(instanceId) })
  let isDraining = false
  app.decorateRequest('problem', null)
  app.setErrorHandler((error, request, reply) => answerError({ log, publicUrl: () => '' }, error, { request, reply }))
  app.setNotFoundHandler((request) => {
    throw unknownEndpoint(request)
  })
  serveHealth(app, { ...options, metrics, isDraining: () => isDraining })
  return {
    listen: (at) => app.listen(at),
    drain() {
      isDraining = true
    },
    async close() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
