import { type FastifyReply, type FastifyRequest } from 'fastify'
import { redactText, redactUrl } from './redact.ts'
import { type RequestLine } from './request-log.ts'

/** A request that has ended. */
export interface Ended {
  readonly method: string
  readonly pattern: string
  readonly status: number
  readonly durationMs: number
}

/**
 * Watches requests from their first byte to their connection's last word: one log line each, one measurement each, and how many are under
 * way. It listens for `close`, which also comes when the client hangs up; Fastify's own hook does not.
 */
export class Traffic {
  readonly #log: (line: RequestLine) => void
  readonly #measure: (ended: Ended) => void
  #underWay = 0
  #whenQuiet: (() => void) | undefined

  constructor(log: (line: RequestLine) => void, measure: (ended: Ended) => void) {
    this.#log = log
    this.#measure = measure
  }

  /** `pattern` is the path as the API is described, `none` where there is none. */
  watch(request: FastifyRequest, reply: FastifyReply, pattern: string): void {
    const startedAt = performance.now()
    // Now: a connection that has ended has no address any more.
    const address = request.ip
    this.#underWay += 1
    // Not once(): it comes once as it is, and the wrapper would be made for every request.
    reply.raw.on('close', () => {
      this.#underWay -= 1
      // The number that nginx made customary for a client that left before its answer.
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 499
      const { method } = request
      this.#tell(request, address, { method, pattern, status, durationMs: performance.now() - startedAt })
      if (this.#underWay === 0) this.#whenQuiet?.()
    })
  }

  /** Resolves once no request is under way, at the latest after `limitMs`. */
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
      // Behind a trusted proxy it is text that a client may have chosen.
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
