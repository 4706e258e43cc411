import { type FastifyReply } from 'fastify'

/** The client closed its connection before it had its answer. Not a defect, so it is not logged as one. */
class ClientLeft extends Error {
  readonly code = 'ECONNRESET'
}

/** Aborts when the answer has been sent or its connection is closed. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController()
  if (raw.destroyed) closed.abort(new ClientLeft())
  else raw.once('close', () => closed.abort(new ClientLeft()))
  return closed.signal
}
