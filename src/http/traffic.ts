import { type FastifyReply, type FastifyRequest } from 'fastify'
import { redactText, redactUrl } from './answer/redact.ts'
import { type RequestLine } from './answer/request-log.ts'

export interface Ended {
  readonly method: string
  readonly pattern: string
  readonly status: number
  readonly durationMs: number
}

/** Listens for `close`, which is also emitted when the client disconnects; Fastify's own hook is not. */
export class Traffic {
  readonly #log: (line: RequestLine) => void
  readonly #measure: (ended: Ended) => void
  #underWay = 0
  #whenQuiet: (() => void) | undefined

  constructor(log: (line: RequestLine) => void, measure: (ended: Ended) => void) {
    this.#log = log
    this.#measure = measure
  }

  watch(request: FastifyRequest, reply: FastifyReply, pattern: string): void {
    const startedAt = performance.now()
    // Read now: a closed connection has no address.
    const address = request.ip
    this.#underWay += 1
    // Not once(): the event is emitted once anyway, and the wrapper would cost an allocation per request.
    reply.raw.on('close', () => {
      this.#underWay -= 1
      // The status that nginx logs for clients that disconnect before the response.
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499
      const { method } = request
      this.#tell(request, address, { method, pattern, status, durationMs: performance.now() - startedAt })
      if (this.#underWay === 0) this.#whenQuiet?.()
    })
  }

  /** Resolves when no request is in progress, at the latest after `limitMs`. */
  async quiet(limitMs: number): Promise<void> {
    if (this.#underWay === 0) return
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, limitMs)
      this.#whenQuiet = () => {
        clearTimeout(limit)
        resolve()
      }
    })
  }

  #tell(request: FastifyRequest, address: string, ended: Ended): void {
    this.#measure(ended)
    const { caller, problem } = request
    this.#log({
      requestId: request.id,
      // Behind a trusted proxy it may be text chosen by the client.
      address: /^[\d.:a-f]+$/i.test(address) ? address : redactText(address),
      method: ended.method,
      url: redactUrl(request.url),
      status: ended.status,
      problem: problem ?? undefined,
      ms: Math.round(ended.durationMs * 1000) / 1000,
      account: caller?.accountId,
      key: caller?.keyId,
      session: caller?.sessionId,
    })
  }
}
