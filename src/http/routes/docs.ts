import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type FastifyInstance } from 'fastify'
import { type OpenApi } from '../openapi.ts'
import { pathPrefixOf } from '../public-path.ts'

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b2d8f"/><path d="M9 7h9a7 7 0 0 1 0 14h-4v4H9z" fill="#fff"/></svg>`

export interface DocsOptions {
  /** Known in full only once the server listens, where the system chooses its port; until then without a host. */
  readonly publicUrl: () => string
  readonly description: () => OpenApi
}

/** Swagger asks for a description before it can be made; `transformSpecification` puts the real one in its place. */
const AT_FIRST = { openapi: '3.1.0', info: { title: 'Platen API', version: '' }, paths: {} } as const

/** The interactive reference at /docs: Swagger UI from this server alone, which asks no other for anything. */
export async function serveDocs(app: FastifyInstance, { publicUrl, description }: DocsOptions): Promise<void> {
  await app.register(async (docs) => {
    const isHttps = publicUrl().startsWith('https:')
    // Helmet writes below Fastify's own headers, which would win: a policy for JSON lets no page load anything.
    docs.addHook('onRequest', (_request, reply, next) => {
      reply.removeHeader('content-security-policy')
      next()
    })
    await docs.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'base-uri': ["'none'"],
          // The requests that readers try out go to the public address, which may be another than the one they came by.
          'connect-src': ["'self'", () => new URL(publicUrl()).origin],
          'font-src': ["'self'"],
          'form-action': ["'none'"],
          'frame-ancestors': ["'none'"],
          'img-src': ["'self'", 'data:'],
          'script-src': ["'self'"],
          // Swagger UI sets sizes and colours on elements.
          'style-src': ["'self'", "'unsafe-inline'"],
          ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
        },
      },
      hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    })
    await docs.register(swagger, { mode: 'static', specification: { document: AT_FIRST } })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: pathPrefixOf(publicUrl()),
      transformSpecification: description,
      transformSpecificationClone: false,
      // Without the bar of Fastify's own on top, and without the validator on the web.
      uiConfig: {
        layout: 'BaseLayout',
        deepLinking: true,
        docExpansion: 'list',
        defaultModelsExpandDepth: 0,
        tryItOutEnabled: true,
      },
      theme: {
        title: 'Platen API',
        favicon: [
          { filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: Buffer.from(ICON) },
        ],
      },
    })
  })
}
