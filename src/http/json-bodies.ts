import { type IncomingHttpHeaders } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { FairQueue } from '../service/fair-queue.ts'
import { hasBody } from './body-watch.ts'
import { type HttpLimits } from './limits.ts'
import { readJson } from './read-json.ts'
import { untilClosed } from './until-closed.ts'

/** A larger body, which is a document, keeps the event loop busy for up to 100 ms at a time. */
const LARGE_BYTES = 64 * 1024

/**
 * Reads the bodies of all routes as JSON. Two large ones are processed at once, one of each account: every turn of the event
 * loop then has at most two long pieces of work, and the documents of one account delay another's by one at most.
 */
export function readJsonBodies(app: FastifyInstance, limits: HttpLimits): void {
  const largeBodies = new FairQueue({
    atOnce: 2,
    atOncePerOwner: 1,
    waiting: limits.waitingDocuments,
    waitingPerOwner: limits.waitingDocumentsPerAccount,
    order: 'oldest first',
    refusal: () =>
      new Failure('overloaded', {
        retryAfterSeconds: 1,
        reason: 'Too many large requests of the account are waiting.',
      }),
  })
  const replies = new WeakMap<FastifyRequest, FastifyReply>()
  const turns = new WeakMap<FastifyRequest, () => void>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    /^application\/(?:json|[\w.-]+\+json)(?:\s*;|$)/i,
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        refuseEncoded(request.headers)
        refuseOtherCharset(request.headers)
        // Stored only where it will be compared: a document may have 2 MiB.
        if (request.headers['idempotency-key'] !== undefined) request.rawBody = body
        if (body.length <= LARGE_BYTES) done(null, readJson(body))
        else readInTurn(request, body).then((value) => done(null, value), done)
      } catch (error) {
        done(error as Error)
      }
    },
  )
  // Parsers are not given the reply, which says when the client leaves.
  app.addHook('onRequest', (request, reply, next) => {
    if (hasBody(request)) replies.set(request, reply)
    next()
  })
  // A turn includes checking and storing the body. It ends when the answer is ready, because the client decides when an
  // answer has been sent: it may not read it, or may have asked for an event stream first on the same connection. It does
  // not end when the client leaves, because the handler continues.
  // eslint-disable-next-line max-params -- Fastify passes four
  app.addHook('onSend', (request, _reply, _payload, next) => {
    turns.get(request)?.()
    next()
  })

  /** @throws `overloaded` if too many bodies wait; an `ECONNRESET` error if the client leaves while its body waits */
  async function readInTurn(request: FastifyRequest, body: Buffer): Promise<unknown> {
    const reply = replies.get(request)
    const owner = request.caller?.accountId ?? request.ip
    const end = await largeBodies.take({ owner, signal: reply && untilClosed(reply) })
    try {
      const value = readJson(body)
      await nextTurn()
      // An answer that is delayed until an export has ended must not delay other requests.
      if (request.routeOptions.config.waits) end()
      else turns.set(request, end)
      return value
    } catch (error) {
      end()
      throw error
    }
  }
}

/** RFC 8259 knows JSON in UTF-8 alone: in another encoding it would be misread without an error. */
function refuseOtherCharset({ 'content-type': type = '' }: IncomingHttpHeaders): void {
  for (const [, name = '', value = ''] of type.matchAll(/;\s*([^=;\s]+)\s*=?\s*("[^"]*"|[^;]*)/g)) {
    if (name.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value.trim())) continue
    const allowed = ['application/json in UTF-8']
    throw new Failure('unsupported_media_type', { received: type.slice(0, 100), allowed })
  }
}

/** A compressed body could unfold to any size, and would otherwise be reported as malformed JSON. */
function refuseEncoded({ 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders): void {
  if (encoding.toLowerCase() === 'identity') return
  const received = `application/json with Content-Encoding ${encoding.slice(0, 100)}`
  throw new Failure('unsupported_media_type', { received, allowed: ['application/json without Content-Encoding'] })
}
