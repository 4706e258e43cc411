import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../read/entity-tag.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { body: string | Buffer; etag: string },
): FastifyReply {
  // Cached only by the client, and revalidated on every request.
  reply.header('cache-control', 'private, no-cache').header('etag', page.etag)
  const ifNoneMatch = request.headers['if-none-match']
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, page.etag)) return reply.code(304).send()
  return reply.header('content-type', JSON_TYPE).send(page.body)
}
