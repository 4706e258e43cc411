import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventStream } from '../operation.ts'

export const EVENTS_TYPE = 'text/event-stream'

const GRACE_MS = 1_000

/** Sends a stream at the speed at which the client reads. A client that does not read does not delay a drain. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, { texts, signal }: EventStream): FastifyReply {
  // Keeps proxies from buffering the stream.
  reply.headers({ 'content-type': EVENTS_TYPE, 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' })
  if (request.method === 'HEAD') return reply.send()
  const stream = Readable.from(texts, { highWaterMark: 1 })
  const destroyLater = (): void => void setTimeout(() => stream.destroy(), GRACE_MS).unref()
  signal.addEventListener('abort', destroyLater, { once: true })
  stream.once('close', () => signal.removeEventListener('abort', destroyLater))
  return reply.send(stream)
}
