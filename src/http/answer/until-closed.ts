import { type FastifyReply } from 'fastify'

/** The client disconnected before the response. Not a defect, so it is not logged as one. */
class ClientLeft extends Error {
  readonly code = 'ECONNRESET'
}

/** Aborts when the response has been sent or its connection has closed. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  if (raw.destroyed) closed.abort(new ClientLeft())
  else raw.once('close', () => closed.abort(new ClientLeft()))
  return closed.signal
}
