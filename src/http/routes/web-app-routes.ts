import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFailure } from '../../failure.ts'
import type { Shared, SharedDesign } from '../../service/sharing/shared.ts'
import { escapeHtml } from '../answer/escape-html.ts'
import { linkPreview } from '../answer/link-preview.ts'
import { onceFor } from '../once-for.ts'
import { pathPrefixOf } from '../public-path.ts'
import { serveBuiltFiles } from './built-files.ts'

/** The paths of the app's pages, the same as in src/web/routes. */
const PAGES = [
  '/',
  '/welcome',
  '/sign-in',
  '/sign-up',
  '/sign-up/confirm',
  '/confirm-email',
  '/forgot',
  '/reset',
  '/invitation',
  '/designs',
  '/designs/:id',
  '/designs/:id/edit',
  '/designs/:id/fill',
  '/designs/:id/versions',
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
  '/docs/editor',
  '/docs/operations',
  '/docs/document',
  '/docs/document-format',
  '/docs/properties',
  '/docs/reference',
  '/docs/session',
]

/** Returns 404 if the design does not exist, since link previews and search engines do not run the app. */
const SHARED_PAGE = '/s/:id'

export interface WebAppOptions {
  readonly folder: string
  readonly publicUrl: () => string
  readonly shared: Pick<Shared, 'get'>
}

export type SendApp = (reply: FastifyReply, status: number) => FastifyReply

export function serveWebApp(app: FastifyInstance, { folder, publicUrl, shared }: WebAppOptions): SendApp {
  const file = join(folder, 'index.html')
  const isBuilt = existsSync(file)
  const source = isBuilt ? readFileSync(file, 'utf8') : NOT_BUILT
  const page = onceFor(publicUrl, (url) =>
    source.replace('<base href="/"', `<base href="${escapeHtml(pathPrefixOf(url))}/"`),
  )
  const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply => {
    const nonce = randomBytes(16).toString('base64')
    // Unlike API responses, pages are not readable from other origins.
    reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers')
    return reply
      .code(isBuilt ? status : 503)
      .headers(pageHeaders(nonce))
      .send(html.replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`))
  }
  const sendApp: SendApp = (reply, status) => sendPage(reply, status, page())
  for (const url of PAGES) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { pattern: url },
      handler: (_request, reply) => sendApp(reply, 200),
    })
  }
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: SHARED_PAGE,
    config: { pattern: SHARED_PAGE },
    handler: async ({ params: { id } }, reply) => {
      const design = await findShared(shared, id)
      if (design === 'absent' || design === 'unknown') return sendApp(reply, design === 'absent' ? 404 : 200)
      return sendPage(reply, 200, withHead(page(), linkPreview(design, `${publicUrl()}/s/${id}`)))
    },
  })
  if (isBuilt) serveBuiltFiles(app, join(folder, 'static'))
  return sendApp
}

/** Resolves to `unknown` if the store cannot be read, because the app reports that itself. */
async function findShared(shared: WebAppOptions['shared'], id: string): Promise<SharedDesign | 'absent' | 'unknown'> {
  if (!/^[\w-]+$/.test(id)) return 'absent'
  return shared.get(id).catch((error: unknown) => (isFailure(error, 'not_found') ? 'absent' : 'unknown'))
}

/** Replaces the title and the description of the app. */
function withHead(html: string, head: string): string {
  return html.replace(/<meta\s+name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => head)
}

const NOT_BUILT =
  '<!doctype html><title>Platen</title><p>The web app has not been built. Run <code>npm start</code> to build it and start the server.</p>'

/** Whether a 404 should be a page rather than a problem, because a person is browsing. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(?:api|web|files|static|paint|healthz|readyz|metrics)(?:[/?]|$)/.test(url)) return false
  return headers.accept?.includes('text/html') ?? false
}

/**
 * Threats: markup injected through a title or file name, framing by another origin, and forms or
 * images that leak data. The nonce permits the style of open dialogs. Residual risk: anyone who can
 * write to dist/web.
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
    // HarfBuzz, for variable fonts, is WebAssembly. JavaScript still cannot be evaluated.
    "script-src 'self' 'wasm-unsafe-eval'",
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
