import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import type { Download } from '../../service/files/download.ts'
import { byteRangeIn } from '../read/byte-range.ts'
import { attachment } from '../answer/content-disposition.ts'
import { isKnown } from '../read/entity-tag.ts'
import type { Services } from '../services.ts'
import { untilClosed } from '../answer/until-closed.ts'

const FILES_PATTERN = '/files/*'

interface FileRoutesOptions {
  readonly services: Pick<Services, 'downloads'>
  /** Ends the wait for a thumbnail that is not drawn yet, with its reason. */
  readonly draining: AbortSignal
}

/** The signature grants access, so no API key is required. */
export function serveFiles(app: FastifyInstance, { services: { downloads }, draining }: FileRoutesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: FILES_PATTERN,
    config: { pattern: FILES_PATTERN },
    handler: async (request, reply) => {
      const signal = AbortSignal.any([untilClosed(reply), draining])
      return sendFile(await downloads.find(request.url, signal), request, reply)
    },
  })
}

async function sendFile(file: Download, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${file.maxAgeSeconds}, immutable`,
    // Uploads come from users: a browser must not run their contents in this origin.
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    etag: file.etag,
    'last-modified': new Date(file.modifiedAt).toUTCString(),
  })
  if (isUnchanged(file, request)) return reply.code(304).send()
  const url = acceptsRedirect(request) ? await file.link?.(attachment(file.filename ?? '')) : undefined
  if (url !== undefined) {
    // The URL expires soon, and the response of the store has its own headers.
    for (const name of ['accept-ranges', 'content-security-policy', 'etag', 'last-modified']) reply.removeHeader(name)
    return reply.header('cache-control', 'no-store').redirect(url)
  }

  reply.headers({
    'content-disposition': file.filename === null ? 'inline' : attachment(file.filename),
    'content-type': file.contentType,
  })
  const range = isSameFile(file, request) ? byteRangeIn(request.headers.range, file.bytes) : undefined
  if (range === 'beyond') {
    reply.removeHeader('content-disposition')
    throw new Failure('invalid_range', { sizeBytes: file.bytes })
  }
  const length = range ? range.end - range.start + 1 : file.bytes
  reply.header('content-length', length)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await file.open(range))
}

/**
 * Images and requests of a page, for example of the web app, may not go to another origin. Browsers
 * say what a request is for; other clients do not, and follow redirects.
 */
function acceptsRedirect({ method, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest']
  return method === 'GET' && (destination === undefined || destination === 'document')
}

function isUnchanged({ etag, modifiedAt }: Download, { headers }: FastifyRequest): boolean {
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch !== undefined) return isKnown(ifNoneMatch, etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= Math.floor(modifiedAt / 1000) * 1000
}

/** Returns whether a resumed download continues the same file, which `If-Range` identifies. */
function isSameFile({ etag, modifiedAt }: Download, { headers }: FastifyRequest): boolean {
  const ifRange = headers['if-range']
  if (ifRange === undefined) return true
  return typeof ifRange === 'string' && (ifRange === etag || ifRange === new Date(modifiedAt).toUTCString())
}
