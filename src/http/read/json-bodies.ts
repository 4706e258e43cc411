import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isObject } from '../../document/check-schema.ts'
import { Failure } from '../../failure.ts'
import type { Documents } from '../../content/document-thread.ts'
import { LargeJson } from '../../content/large-json.ts'
import type { ReadBody } from '../../content/read-body.ts'
import { hasBody } from './body-watch.ts'
import { untilClosed } from '../answer/until-closed.ts'

/** Adds a parser of JSON bodies. Leaves large documents and data unparsed, as `LargeJson`. */
export function readJsonBodies(app: FastifyInstance, documents: Pick<Documents, 'run'>, draining: AbortSignal): void {
  const replies = new WeakMap<FastifyRequest, FastifyReply>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    /^application\/(?:json|[\w.-]+\+json)(?:\s*;|$)/i,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      rejectEncoded(request.headers)
      rejectOtherCharset(request.headers)
      // Retained only if a retry must be compared with it, because a document may have 2 MiB.
      if (request.headers['idempotency-key'] !== undefined) request.rawBody = bytes
      const { fields, large } = await readInTurn(request, bytes)
      if (large.length === 0 || !isObject(fields)) return fields
      return { ...fields, ...Object.fromEntries(large.map((name) => [name, new LargeJson(bytes, name)])) }
    },
  )
  // Parsers do not receive the reply, which is needed to detect that the client disconnects.
  app.addHook('onRequest', (request, reply, next) => {
    if (hasBody(request)) replies.set(request, reply)
    next()
  })

  /** @throws `overloaded` if too many wait; `shutting_down`; an `ECONNRESET` error if the client disconnects */
  async function readInTurn(request: FastifyRequest, bytes: Buffer): Promise<ReadBody> {
    const reply = replies.get(request)
    const owner = request.caller?.accountId ?? request.ip
    const signal = (): AbortSignal => AbortSignal.any(reply ? [untilClosed(reply), draining] : [draining])
    return documents.run('readBody', { bytes }, { owner, signal })
  }
}

/** JSON is always UTF-8 (RFC 8259). Text in another encoding would be misread without an error. */
function rejectOtherCharset({ 'content-type': type = '' }: IncomingHttpHeaders): void {
  for (const [, name = '', value = ''] of type.matchAll(/;\s*([^=;\s]+)\s*=?\s*("[^"]*"|[^;]*)/g)) {
    if (name.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value.trim())) continue
    const allowed = ['application/json in UTF-8']
    throw new Failure('unsupported_media_type', { received: type.slice(0, 100), allowed })
  }
}

/** A compressed body is not supported, because it could expand to any size. */
function rejectEncoded({ 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders): void {
  if (encoding.toLowerCase() === 'identity') return
  const received = `application/json with Content-Encoding ${encoding.slice(0, 100)}`
  throw new Failure('unsupported_media_type', { received, allowed: ['application/json without Content-Encoding'] })
}
