import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type HttpLimits } from './limits.ts'

export type BodyLimits = Pick<HttpLimits, 'bodyGraceMs' | 'leastBytesPerSecond' | 'checkMs'>

/** The body of a request arrived too slowly. */
class SlowBody extends Error {
  readonly code = 'PLATEN_SLOW_BODY'
}

/**
 * Ends a request whose body arrives too slowly or not at all, with 408, or by closing the connection when it was answered
 * before its body ended. Node's own `requestTimeout` knows no minimum speed, so that a byte a second would hold a request,
 * and the upload place it may have, for the whole time.
 *
 * A watch is running or paused, and ends by itself with the body.
 */
export class BodyWatch {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #limits: BodyLimits
  #timer: NodeJS.Timeout | undefined
  #startedAt = 0
  #bytesBefore = 0

  constructor({ request, reply, limits }: { request: FastifyRequest; reply: FastifyReply; limits: BodyLimits }) {
    this.#request = request
    this.#reply = reply
    this.#limits = limits
  }

  /** Gives the body `limitMs` from now on. */
  start(limitMs: number): void {
    this.pause()
    if (this.#hasEnded) return
    this.#startedAt = performance.now()
    this.#bytesBefore = this.#bytesRead
    // Bytes that arrived while the process was busy are read between the timer and the check.
    this.#timer = setInterval(() => setImmediate(() => this.#check(limitMs)), this.#limits.checkMs)
  }

  /** While the server itself does not read the body. */
  pause(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #check(limitMs: number): void {
    if (this.#timer === undefined) return
    if (this.#hasEnded) {
      this.pause()
      return
    }
    const { bodyGraceMs, leastBytesPerSecond } = this.#limits
    const tookMs = performance.now() - this.#startedAt
    const bytes = this.#bytesRead - this.#bytesBefore
    const leastBytes = (leastBytesPerSecond * Math.max(0, tookMs - bodyGraceMs)) / 1000
    if (tookMs <= limitMs && bytes >= leastBytes) return
    this.pause()
    const { raw } = this.#reply
    const error = new SlowBody(`${bytes} bytes of the body arrived in ${Math.round(tookMs)} ms`)
    if (raw.headersSent) {
      this.#request.raw.destroy(error)
      return
    }
    // Node leaves a request that was answered open, and whoever reads its body would wait for ever.
    raw.once('close', () => this.#request.raw.destroy(error))
    this.#reply.send(error)
  }

  /** Of the socket, since counting the body's own chunks would cost a listener for each request. */
  get #bytesRead(): number {
    return this.#request.raw.socket.bytesRead
  }

  get #hasEnded(): boolean {
    const { raw } = this.#request
    return raw.complete || raw.destroyed
  }
}

/** Whether the request's headers announce a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
