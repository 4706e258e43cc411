import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let nobody: Client

beforeAll(async () => {
  service = await startService()
  nobody = new Client(service.url)
})

afterAll(() => service.stop())

/** What a page or a style sheet fetches by itself. */
function fetchedBy(text: string): string[] {
  const tags = [...text.matchAll(/<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)="([^"]*)"/g)]
  const styles = [...text.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)]
  return [...tags, ...styles]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((address) => !address.startsWith('data:'))
}

test('/docs is a page for everybody, whose every part this service serves itself', async () => {
  const { status, headers, text } = await nobody.get('/docs')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const parts = fetchedBy(text)
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) {
    const address = new URL(part, `${service.url}/docs`)
    expect(address.origin).toBe(new URL(service.url).origin)
    const answer = await nobody.get(address.pathname)
    expect([part, answer.status]).toEqual([part, 200])
    if (part.endsWith('.css')) expect(fetchedBy(answer.text)).toEqual([])
  }
})

test('/docs shows the description of this very service, and sends it to nobody for checking', async () => {
  const { text } = await nobody.get('/docs/static/swagger-initializer.js')
  const described = (await nobody.get('/docs/json')).body
  expect(described).toEqual((await nobody.get('/api/openapi.json')).body)
  expect(described.servers).toEqual([{ url: service.app.publicUrl }])
  expect(text).not.toMatch(/https?:\/\/(?!localhost|127\.0\.0\.1)[^"'\s]*(validator|petstore|unpkg|cdn)/)
})

test('a browser that shows /docs may ask no other server for anything', async () => {
  const { headers } = await nobody.get('/docs')
  const policy = headers.get('content-security-policy') ?? ''
  const directives = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim()]))
  expect(directives.get('default-src')).toBe("default-src 'none'")
  expect(directives.get('script-src')).toBe("script-src 'self'")
  expect(directives.get('connect-src')).toBe(`connect-src 'self' ${service.app.publicUrl}`)
  expect(policy.replace(service.app.publicUrl, '')).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/)
})

test('/ leads to /docs', async () => {
  const { status, headers } = await nobody.get('/')
  expect([status, headers.get('location')]).toEqual([302, '/docs'])
})
