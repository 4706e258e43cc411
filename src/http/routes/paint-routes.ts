import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import { CompressedFiles, encodingFor } from '../answer/compressed-files.ts'
import type { Services } from '../services.ts'

const CATALOG_PATTERN = '/paint/catalog.json'
const FILES_PATTERN = '/paint/*'

/** All bundled fonts in one encoding: 18 MB, and 45 MB for all slices of Japanese, Chinese and Korean fonts. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Serves public files for painting. Their URLs change with their bytes, except that of the redirect to the catalog. */
export function servePaint(app: FastifyInstance, { paint }: Pick<Services, 'paint'>): void {
  const compressed = new CompressedFiles(CACHE_BYTES)

  app.get(CATALOG_PATTERN, { config: { pattern: CATALOG_PATTERN } }, async (_request, reply) =>
    // Relative, so that it works below the path prefix of a proxy.
    reply
      .code(302)
      .headers({ 'cache-control': 'no-cache', location: await paint.catalog() })
      .send(),
  )

  app.get(FILES_PATTERN, { config: { pattern: FILES_PATTERN } }, async (request, reply) => {
    const name = nameIn(request)
    const file = await paint.find(name)
    if (!file) throw new Failure('not_found', { resource: 'file' })
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': file.contentType })
    if (!file.compressible) return reply.send(await file.read())
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply.header('vary', 'accept-encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await compressed.get(name, encoding, () => file.read()))
  })
}

function nameIn({ params }: FastifyRequest): string {
  return (params as { '*': string })['*']
}
