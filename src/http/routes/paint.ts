import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import { CompressedFiles, encodingFor } from '../compressed-files.ts'
import { type Services } from '../services.ts'

const CATALOG_PATTERN = '/paint/catalog.json'
const FILES_PATTERN = '/paint/*'

/** More than all bundled fonts in one encoding: 44 megabytes, 26 of them for nine weights of Japanese. */
const KEPT_BYTES = 64 * 1024 * 1024

/**
 * Serves what a browser's painter needs: the font catalog, the font files, the built-in pictures. They come with the project and are
 * nobody's, so no key is asked for. A file's address changes with its bytes, so it may be kept for ever; the one address that does not
 * change leads to the catalog of now.
 */
export function servePaint(app: FastifyInstance, { paint }: Pick<Services, 'paint'>): void {
  const compressed = new CompressedFiles(KEPT_BYTES)

  app.get(CATALOG_PATTERN, { config: { pattern: CATALOG_PATTERN } }, async (_request, reply) =>
    // Relative, so that it leads to the right place below any proxy's path.
    reply
      .code(302)
      .headers({ 'cache-control': 'no-cache', location: await paint.catalog() })
      .send(),
  )

  app.get(FILES_PATTERN, { config: { pattern: FILES_PATTERN } }, async (request, reply) => {
    const name = nameIn(request)
    const file = await paint.find(name)
    if (!file) throw new Failure('not_found', { resource: 'such path' })
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': file.contentType })
    if (!file.compressible) return reply.send(await file.read())
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply.header('vary', 'accept-encoding')
    if (!encoding) return reply.send(await file.read())
    return reply.header('content-encoding', encoding).send(await compressed.get(name, encoding, () => file.read()))
  })
}

function nameIn({ params }: FastifyRequest): string {
  return (params as { '*': string })['*']
}
