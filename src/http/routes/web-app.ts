import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import { onceFor } from '../once-for.ts'
import { pathPrefixOf } from '../public-path.ts'

/** The app's pages, as the router in src/web/router.tsx knows them. */
const PAGES = [
  '/',
  '/welcome',
  '/sign-in',
  '/sign-up',
  '/forgot',
  '/reset',
  '/s/:id',
  '/designs',
  '/designs/:id',
  '/designs/:id/fill',
  '/trash',
  '/templates',
  '/templates/:id',
  '/assets',
  '/exports',
  '/settings',
  '/settings/:area',
  '/operator',
  '/docs',
  '/docs/guide',
  '/docs/document',
  '/docs/document-format',
  '/docs/reference',
  '/docs/session',
]

export interface WebAppOptions {
  /** Where the built app is: `dist/web`. */
  readonly folder: string
  readonly publicUrl: () => string
}

/** Answers a request with the app's one page. */
export type SendApp = (reply: FastifyReply, status: number) => FastifyReply

/** Serves the web app: one page for every address of it, which finds by itself what to show, and its files. */
export async function serveWebApp(app: FastifyInstance, { folder, publicUrl }: WebAppOptions): Promise<SendApp> {
  const file = join(folder, 'index.html')
  const isBuilt = existsSync(file)
  const source = isBuilt ? readFileSync(file, 'utf8') : NOT_BUILT
  const page = onceFor(publicUrl, (url) =>
    source.replace('<base href="/"', `<base href="${escapeHtml(pathPrefixOf(url))}/"`),
  )
  const sendApp: SendApp = (reply, status) => {
    const nonce = randomBytes(16).toString('base64')
    // What every page of this origin may read, no page of another needs to.
    reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
    return reply
      .code(isBuilt ? status : 503)
      .headers(pageHeaders(nonce))
      .send(page().replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`))
  }
  for (const url of PAGES) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { pattern: url },
      handler: (_request, reply) => sendApp(reply, 200),
    })
  }
  if (isBuilt) await serveBuiltFiles(app, folder)
  return sendApp
}

/** For those who start the server by hand, past the script that builds. */
const NOT_BUILT =
  '<!doctype html><title>Platen</title><p>The web app is not built yet. Start the service with <code>npm start</code>, which builds it.</p>'

async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    // Whatever it has against a path (that it leads elsewhere, or to a folder), there is no such file.
    files.setErrorHandler<FastifyError>((error) => {
      throw (error.statusCode ?? 500) < 500 ? new Failure('not_found', { resource: 'such path' }, error) : error
    })
    await files.register(fastifyStatic, {
      root: join(folder, 'static'),
      prefix: '/static/',
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // The builder puts a hash into the names of all but a few.
        const isHashed = /-[\w-]{8}\.\w+(?:\.\w+)?$/.test(path)
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0')
      },
    })
  })
}

/** Whether a request for what is not there is a reader's, who is better told by a page. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(?:api|web|files|static|paint|healthz|readyz|metrics)(?:[/?]|$)/.test(url)) return false
  return headers.accept?.includes('text/html') ?? false
}

/**
 * The policy of the app's pages. The threats: a title or file name that gets into a page as markup, a page of another origin that frames this
 * one, and a form or picture that carries something off. Scripts and styles come from this origin's files alone; the nonce is for the one
 * style that dialogs put into the page while they are open. What remains: whoever can write into dist/web.
 */
function pageHeaders(nonce: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "base-uri 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'same-origin',
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
