import type { FastifyRequest } from 'fastify'
import type { Span, Tracer } from '../tracing/tracer.ts'
import { redactUrl } from './answer/redact.ts'
import type { Performer } from './perform.ts'

/** Requests of load balancers and monitoring, which would be most traces of a quiet server. */
const UNTRACED = ['/healthz', '/readyz', '/metrics']

/** Starts the span of a request, as a child of the client's span if it sent a `traceparent`. */
export function startRequestSpan(tracer: Tracer, request: FastifyRequest, pattern: string): Span | null {
  if (UNTRACED.includes(pattern)) return null
  const { method, url, headers, id } = request
  const { traceparent } = headers
  return tracer.start(`${method} ${pattern}`, {
    kind: 'server',
    parent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: {
      'http.request.method': method,
      'http.route': pattern,
      'url.path': redactUrl(url).split('?', 1)[0],
      'platen.request_id': id,
    },
  })
}

interface Outcome {
  readonly status: number
  readonly problem: string | undefined
  readonly accountId: string | undefined
}

export function endRequestSpan(span: Span, { status, problem, accountId }: Outcome): void {
  span.set({ 'http.response.status_code': status, 'error.type': problem, 'platen.account.id': accountId })
  if (status >= 500) span.fail({ code: problem ?? String(status) })
  span.end()
}

/** Makes the span of a request the parent of what happens in its handler. */
export function performInSpan(tracer: Tracer | undefined, perform: Performer): Performer {
  if (tracer === undefined) return perform
  return (request, reply) =>
    request.span === null ? perform(request, reply) : tracer.run(request.span, () => perform(request, reply))
}
