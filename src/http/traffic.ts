import type { FastifyReply, FastifyRequest } from 'fastify'
import { redactText, redactUrl } from './answer/redact.ts'
import type { RequestLine } from './answer/request-log.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { endRequestSpan, startRequestSpan } from './trace-request.ts'

export interface EndedRequest {
  readonly method: string
  readonly pattern: string
  readonly status: number
  /** The code of the problem in the response. */
  readonly problem: string | undefined
  readonly durationMs: number
}

export interface TrafficOptions {
  readonly log: (line: RequestLine) => void
  readonly measure: (ended: EndedRequest) => void
  readonly tracer?: Tracer | undefined
}

/** Logs, measures and traces requests when they end, on `close`: Fastify's own hook misses clients that disconnect. */
export class Traffic {
  readonly #log: (line: RequestLine) => void
  readonly #measure: (ended: EndedRequest) => void
  readonly #tracer: Tracer | undefined
  #inProgress = 0
  #onIdle: (() => void) | undefined

  constructor({ log, measure, tracer }: TrafficOptions) {
    this.#log = log
    this.#measure = measure
    this.#tracer = tracer
  }

  watch(request: FastifyRequest, reply: FastifyReply, pattern: string): void {
    const startedAt = performance.now()
    // Read here, because a closed connection has no address.
    const address = request.ip
    this.#inProgress += 1
    if (this.#tracer) request.span = startRequestSpan(this.#tracer, request, pattern)
    // Uses on(), although the event is emitted once: once() would allocate a wrapper per request.
    reply.raw.on('close', () => {
      this.#inProgress -= 1
      // 499 is the status that nginx logs for a client that disconnects before the response. Not `writableFinished`:
      // it is false for a client that closes the connection at once after the last byte.
      const status = reply.raw.writableEnded ? reply.raw.statusCode : 499
      const { method } = request
      const problem = request.problem ?? undefined
      this.#record(request, address, { method, pattern, status, problem, durationMs: performance.now() - startedAt })
      if (this.#inProgress === 0) this.#onIdle?.()
    })
  }

  /** Resolves when no request is in progress, at the latest after `limitMs`. */
  async untilIdle(limitMs: number): Promise<void> {
    if (this.#inProgress === 0) return
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, limitMs)
      this.#onIdle = () => {
        clearTimeout(limit)
        resolve()
      }
    })
  }

  #record(request: FastifyRequest, address: string, ended: EndedRequest): void {
    this.#measure(ended)
    const { caller, span } = request
    if (span) endRequestSpan(span, { ...ended, accountId: caller?.accountId })
    this.#log({
      requestId: request.id,
      // Behind a trusted proxy, the address may be text chosen by the client.
      address: /^[\d.:a-f]+$/i.test(address) ? address : redactText(address),
      method: ended.method,
      url: redactUrl(request.url),
      status: ended.status,
      problem: ended.problem,
      ms: Math.round(ended.durationMs * 1000) / 1000,
      account: caller?.accountId,
      key: caller?.keyId,
      session: caller?.sessionId,
    })
  }
}
