import type { FastifyReply } from 'fastify'

/** Has the code of a closed connection, so that it is not logged as a defect. */
class ClientLeft extends Error {
  readonly code = 'ECONNRESET'
}

/** Returns a signal that aborts when the connection closes. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  if (raw.destroyed) closed.abort(new ClientLeft())
  else raw.once('close', () => closed.abort(new ClientLeft()))
  return closed.signal
}
