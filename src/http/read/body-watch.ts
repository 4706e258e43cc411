import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpLimits } from '../http-limits.ts'

export type BodyLimits = Pick<HttpLimits, 'bodyGraceMs' | 'minBytesPerSecond' | 'checkMs'>

class SlowBody extends Error {
  readonly code = 'PLATEN_SLOW_BODY'
}

/**
 * Responds to a slow body with 408, or closes the connection if no response can be sent. Node's
 * `requestTimeout` has no minimum speed: at one byte per second, an upload would hold its place
 * until the timeout. A watch is running or paused, and ends with the body.
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

  /** Checks the speed after `graceMs()`. A pause that did not fill the buffer counts, because the client was slow. */
  start(limitMs: number, graceMs = (): number => this.#limits.bodyGraceMs): void {
    this.pause()
    if (this.#hasEnded) return
    const { readableLength, readableHighWaterMark } = this.#request.raw
    const countsEarlierTime = this.#startedAt !== undefined && readableLength < readableHighWaterMark
    if (!countsEarlierTime) {
      this.#startedAt = performance.now()
      this.#bytesBefore = this.#bytesRead
    }
    const check = (): void => this.#check(limitMs, graceMs())
    // setImmediate lets the process read bytes that arrived while it was busy before the check.
    this.#timer = setInterval(() => setImmediate(check), this.#limits.checkMs)
    if (countsEarlierTime) setImmediate(check)
  }

  /** Must be called while the server does not read the body. */
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
    const minBytes = (minBytesPerSecond * Math.max(0, tookMs - graceMs)) / 1000
    if (tookMs <= limitMs && bytes >= minBytes) return
    this.pause()
    const { raw } = this.#reply
    // If false, a response to an earlier request of the connection is being sent, which the client may never read.
    const canAnswer = !raw.headersSent && raw.socket !== null && raw.writableLength === 0
    const error = new SlowBody(`${bytes} bytes of the body arrived in ${Math.round(tookMs)} ms`)
    if (!canAnswer) {
      this.#request.raw.destroy(error)
      return
    }
    // Node leaves the request open after the response. Without this, readers of its body would wait indefinitely.
    raw.once('close', () => this.#request.raw.destroy(error))
    this.#reply.send(error)
  }

  /** Bytes read from the socket, since counting the chunks of the body would require a listener per request. */
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
