import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../failure.ts'
import { encodingFor } from '../answer/compressed-files.ts'
import { isKnown, tagOf } from '../read/entity-tag.ts'

/** Of the files that the build makes. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Of the compressed files, which the build makes next to the others. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' }

/** Only a few file names of the build have no hash of the content. */
const HASHED = /-[\w-]{8}\.\w+$/

interface BuiltFile {
  readonly bytes: Uint8Array
  readonly etag: string
}

/** Serves the files of a folder below /static. Reads each once and retains it: browsers ask for 6 MB in all. */
export function serveBuiltFiles(app: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(folder))
  const files = new Map<string, Promise<BuiltFile>>()

  const read = (name: string): Promise<BuiltFile> => {
    const file = files.get(name) ?? readBuiltFile(join(folder, name))
    files.set(name, file)
    // A build that is under way may have removed it for a moment.
    file.catch(() => files.delete(name))
    return file
  }

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/static/*',
    handler: async ({ params: { '*': name }, headers }, reply) => {
      if (!names.has(name)) throw new Failure('not_found', { resource: 'file' })
      const accepted = encodingFor(headers['accept-encoding'])
      const encoding = names.has(name + SUFFIXES[accepted]) ? accepted : 'identity'
      const { bytes, etag } = await read(name + SUFFIXES[encoding])
      reply.headers({
        'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
        'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        etag,
        vary: 'accept-encoding',
      })
      return isKnown(headers['if-none-match'] ?? '', etag) ? reply.code(304).send() : reply.send(bytes)
    },
  })
}

async function readBuiltFile(path: string): Promise<BuiltFile> {
  try {
    const bytes = await readFile(path)
    return { bytes, etag: tagOf(bytes) }
  } catch (error) {
    throw new Failure('not_found', { resource: 'file' }, error)
  }
}
