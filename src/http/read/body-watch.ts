import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type HttpLimits } from '../http-limits.ts'

export type BodyLimits = Pick<HttpLimits, 'bodyGraceMs' | 'minBytesPerSecond' | 'checkMs'>

class SlowBody extends Error {
  readonly code = 'PLATEN_SLOW_BODY'
}

/**
 * Responds with 408, or closes the connection if the response has been or cannot be sent. Node's
 * `requestTimeout` has no minimum speed: one byte per second would hold an upload place until then.
 * A watch is running or paused, and ends with the body.
 */
export class BodyWatch {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #limits: BodyLimits
  #timer: NodeJS.Timeout | undefined
  #startedAt: number | undefined
  #bytesBefore = 0

  constructor({ request, reply, limits }: { request: FastifyRequest; reply: FastifyReply; limits: BodyLimits }) {
    this.#request = request
    this.#reply = reply
    this.#limits = limits
  }

  /** `graceMs()` has no minimum speed. If a pause did not fill the buffer, the client was slow: earlier time counts. */
  start(limitMs: number, graceMs = (): number => this.#limits.bodyGraceMs): void {
    this.pause()
    if (this.#hasEnded) return
    const { readableLength, readableHighWaterMark } = this.#request.raw
    const isContinued = this.#startedAt !== undefined && readableLength < readableHighWaterMark
    if (!isContinued) {
      this.#startedAt = performance.now()
      this.#bytesBefore = this.#bytesRead
    }
    const check = (): void => this.#check(limitMs, graceMs())
    // Bytes that arrived while the process was busy are read between the timer and the check.
    this.#timer = setInterval(() => setImmediate(check), this.#limits.checkMs)
    if (isContinued) setImmediate(check)
  }

  /** While the server itself does not read the body. */
  pause(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #check(limitMs: number, graceMs: number): void {
    if (this.#timer === undefined || this.#startedAt === undefined) return
    if (this.#hasEnded) {
      this.pause()
      return
    }
    const { minBytesPerSecond } = this.#limits
    const tookMs = performance.now() - this.#startedAt
    const bytes = this.#bytesRead - this.#bytesBefore
    const leastBytes = (minBytesPerSecond * Math.max(0, tookMs - graceMs)) / 1000
    if (tookMs <= limitMs && bytes >= leastBytes) return
    this.pause()
    const { raw } = this.#reply
    // Otherwise a response to an earlier request of the connection is being sent, and the client may never read it.
    const canAnswer = !raw.headersSent && raw.socket !== null && raw.writableLength === 0
    const error = new SlowBody(`${bytes} bytes of the body arrived in ${Math.round(tookMs)} ms`)
    if (!canAnswer) {
      this.#request.raw.destroy(error)
      return
    }
    // Node leaves the request open after the response, and readers of its body would wait indefinitely.
    raw.once('close', () => this.#request.raw.destroy(error))
    this.#reply.send(error)
  }

  /** Counted on the socket, since counting the body's chunks would require a listener per request. */
  get #bytesRead(): number {
    return this.#request.raw.socket.bytesRead
  }

  get #hasEnded(): boolean {
    const { raw } = this.#request
    return raw.complete || raw.destroyed
  }
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
