import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, isFailure } from '../../failure.ts'
import { DIAGNOSIS_HEADER, isDiagnosisToken, type SeenRequest } from '../../service/servers/diagnosis-token.ts'
import type { Metrics } from '../metrics.ts'

export interface HealthOptions {
  readonly metrics: Metrics
  /** Rejects if the store cannot be used, with `disk_full` if the disk is full. */
  readonly ping: () => Promise<void>
  readonly isDraining: () => boolean
  readonly canRender: () => boolean
  /** Undefined without Redis. */
  readonly redisState?: (() => ConnectionState) | undefined
  /** Undefined if files are on disk. */
  readonly filesState?: (() => Promise<ConnectionState>) | undefined
  readonly diagnosisToken?: string
}

/**
 * While Redis is `unreachable`, each server counts rate limits by itself. While the S3 store is,
 * requests that need files fail.
 */
export type ConnectionState = 'connected' | 'unreachable'

const PING_MS = 5_000

/** Serves the operational endpoints, which require no API key. */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const { metrics, ping, isDraining, canRender, redisState, filesState, diagnosisToken } = options
  const config = (pattern: string) => ({ config: { pattern } })

  app.get('/healthz', config('/healthz'), async (request, reply) => {
    const isDiagnosis = diagnosisToken && isDiagnosisToken(request.headers[DIAGNOSIS_HEADER], diagnosisToken)
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', ...(isDiagnosis && { seen: seenRequest(request) }) })
  })

  app.get('/readyz', config('/readyz'), async (_request, reply) => {
    if (isDraining()) throw new Failure('shutting_down', { retryAfterSeconds: 1 })
    if (!canRender()) {
      const reason = 'Exports cannot be rendered because no render process can start. See the server log.'
      throw new Failure('overloaded', { retryAfterSeconds: 5, reason })
    }
    const [, files] = await Promise.all([within(PING_MS, ping()).catch(rethrowUnready), filesState?.()])
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', ...(redisState && { redis: redisState() }), ...(files && { files }) })
  })

  app.get('/metrics', config('/metrics'), async ({ url, originalUrl }, reply) => {
    // A proxy that withholds /metrics may forward everything below the path of the public URL.
    if (originalUrl !== url) {
      reply.callNotFound()
      return reply
    }
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(await metrics.text())
  })
}

/** For `platen doctor`, which checks the headers of proxies. */
function seenRequest({ ip, headers, socket }: FastifyRequest): SeenRequest {
  const forwarded = headers['x-forwarded-for']
  return {
    client: ip,
    peer: socket.remoteAddress ?? '',
    forwardedFor: forwarded === undefined ? null : String(forwarded),
    port: socket.localPort ?? 0,
  }
}

/** Says what does not respond, as far as it is known. */
function rethrowUnready(error: unknown): never {
  if (isFailure(error, 'disk_full')) throw error
  const reason = isFailure(error, 'overloaded') ? error.details.reason : undefined
  throw new Failure('overloaded', { retryAfterSeconds: 1, ...(reason !== undefined && { reason }) }, error)
}

async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new Error(`the database or the file store did not respond within ${limitMs} ms`)),
    limitMs,
  )
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
