import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { type Service, startService } from '../setup/start-service.ts'

const PAGES = [
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

let service: Service
let anonymous: Client

beforeAll(async () => {
  service = await startService()
  anonymous = new Client(service.url)
})

afterAll(() => service.stop())

/** The URLs of the scripts, styles and images that a page loads, resolved against its base. */
function loadedBy(html: string, page: string): URL[] {
  const [, base = ''] = /<base href="([^"]*)"/.exec(html) ?? []
  const tags = html.matchAll(/<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)="([^"]*)"/g)
  return [...tags].map(([, address = '']) => new URL(address, new URL(base, new URL(page, service.url))))
}

test.each(PAGES)('%s is a public page, and the service serves all its files', async (page) => {
  const { status, headers, text } = await anonymous.get(page)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const parts = loadedBy(text, page)
  expect(parts.length).toBeGreaterThan(2)
  for (const { origin, pathname } of parts) {
    expect(origin).toBe(new URL(service.url).origin)
    expect([pathname, (await anonymous.get(pathname)).status]).toEqual([pathname, 200])
  }
})

test.each(PAGES)('the security policy of %s allows no other server', async (page) => {
  const policy = (await anonymous.get(page)).headers.get('content-security-policy') ?? ''
  const directives = policy.split(';').map((part) => part.trim())
  for (const directive of ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"]) {
    expect(directives).toContain(directive)
  }
  expect(policy).not.toMatch(/https?:|\*|(?<!wasm-)unsafe-eval|unsafe-inline/)
})

test('the OpenAPI documents are public and contain the URL of this service', async () => {
  for (const path of ['/api/openapi.json', '/web/openapi.json']) {
    const { status, body } = await anonymous.get(path)
    expect(status).toBe(200)
    expect(body.servers).toEqual([{ url: service.app.publicUrl }])
    expect(Object.keys(body.paths).length).toBeGreaterThan(5)
  }
})

test('a missing page of the documentation is 404', async () => {
  const { status } = await anonymous.get('/docs/nowhere', { accept: 'text/html' })
  expect(status).toBe(404)
})
