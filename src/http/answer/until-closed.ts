import { type FastifyReply } from 'fastify'

/** Not a defect, so it is not logged as one. */
class ClientLeft extends Error {
  readonly code = 'ECONNRESET'
}

export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  if (raw.destroyed) closed.abort(new ClientLeft())
  else raw.once('close', () => closed.abort(new ClientLeft()))
  return closed.signal
}
