import { Readable } from 'node:stream'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type EventStream } from './operation.ts'

export const EVENTS_TYPE = 'text/event-stream'

/** For what was said last to be read. */
const GRACE_MS = 1_000

/**
 * Sends texts as they come. The next is asked for once the client has taken those before, so that a slow one holds no more than a piece in
 * memory; and one that does not read at all holds up no drain.
 */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, { texts, signal }: EventStream): FastifyReply {
  // A proxy that collects what it passes on would keep it to itself.
  reply.headers({ 'content-type': EVENTS_TYPE, 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' })
  if (request.method === 'HEAD') return reply.send()
  const stream = Readable.from(texts, { highWaterMark: 1 })
  const cut = (): void => void setTimeout(() => stream.destroy(), GRACE_MS).unref()
  signal.addEventListener('abort', cut, { once: true })
  stream.once('close', () => signal.removeEventListener('abort', cut))
  return reply.send(stream)
}
