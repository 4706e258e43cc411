import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ImageServer, startImageServer } from '../assets/remote/testing/image-server.ts'
import { createFileUrls } from '../service/files/file-urls.ts'
import { type Served, serve } from './testing/serve-test-routes.ts'

let images: ImageServer
let served: Served
let photo: Buffer

beforeAll(async () => {
  images = await startImageServer()
  served = await serve({ network: images.network })
  photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
})
beforeEach(() => void images.requests.splice(0))
afterAll(async () => {
  await served.close()
  await images.close()
})

/** Returns the path that a client loads the copy of an image from. */
function pathOf(src: string): string {
  const { signer, now } = served.services
  const { pathname, search } = new URL(
    createFileUrls({ signer, baseUrl: () => 'https://platen.example', now }).remoteImage(src),
  )
  return pathname + search
}

function offer(path: string, body: Buffer, headers: Readonly<Record<string, string>> = {}): string {
  images.answer(path, (_request, response) => response.writeHead(200, headers).end(body))
  return `https://images.example.com${path}`
}

describe('the copy of an image from a URL', () => {
  test('has the type of its content, and headers that keep it inert and cached for ten minutes', async () => {
    const src = offer('/photo', photo, { 'content-type': 'text/html', 'set-cookie': 'a=b' })
    const { statusCode, headers, rawPayload } = await served.app.inject(pathOf(src))
    expect(statusCode).toBe(200)
    expect(rawPayload).toEqual(photo)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.length),
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=600, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is fetched once for several requests, without anything about the client', async () => {
    const path = pathOf(offer('/once', photo))
    const headers = { cookie: 'session=secret', 'user-agent': 'A browser', referer: 'https://platen.example/designs' }
    const responses = await Promise.all([1, 2, 3].map(() => served.app.inject({ url: path, headers })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(images.requests).toHaveLength(1)
    const sent = images.requests[0]?.headers
    expect(sent).toMatchObject({ 'user-agent': 'Platen' })
    expect(sent).not.toHaveProperty('cookie')
    expect(sent).not.toHaveProperty('referer')
  })

  test('can be revalidated, read in parts and asked for its size', async () => {
    const url = pathOf(offer('/parts', photo))
    const { headers } = await served.app.inject(url)
    const etag = headers.etag ?? ''
    expect((await served.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    const part = await served.app.inject({ url, headers: { range: 'bytes=2-5' } })
    expect([part.statusCode, part.rawPayload]).toEqual([206, photo.subarray(2, 6)])
    const head = await served.app.inject({ method: 'HEAD', url })
    expect([head.headers['content-length'], head.rawPayload.length]).toEqual([String(photo.length), 0])
  })

  test('of an SVG has no scripts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>'
    const { headers, body } = await served.app.inject(pathOf(offer('/drawing', Buffer.from(svg))))
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(body).not.toContain('alert')
  })

  test.each([
    ['is not an image', () => offer('/page', Buffer.from('<!doctype html><p>Hello'))],
    ['is cut short', () => offer('/cut', photo.subarray(0, 200))],
    ['has too many bytes', () => offer('/large', Buffer.alloc(26 * 1024 * 1024))],
    ['does not exist', () => 'https://images.example.com/none'],
    ['has no host', () => 'https://unknown.example.com/a.png'],
    ['redirects to this machine', () => redirect('/home', 'https://127.0.0.1/admin')],
    ['redirects to a name inside', () => redirect('/inside', 'https://inside.example.com/admin')],
    ['is at a private address', () => 'https://10.0.0.1/a.png'],
    ['is at a metadata service', () => 'https://169.254.169.254/latest/meta-data'],
    ['is at a mapped address', () => 'https://[::ffff:127.0.0.1]/a.png'],
    ['is not encrypted', () => 'http://images.example.com/photo'],
    ['is a file', () => 'file:///etc/passwd'],
  ])('that %s is not found, even with a valid signature', async (_name, makeSource) => {
    images.names.set('inside.example.com', [['192.168.0.10']])
    const dialed = images.dialed.length
    const { statusCode, body } = await served.app.inject(pathOf(makeSource()))
    expect(statusCode).toBe(404)
    expect(body).not.toContain('admin')
    expect(images.dialed.slice(dialed).filter((each) => !each.startsWith('images.example.com'))).toEqual([])
  })

  test('is not served without a signature, with another one, or after it expires', async () => {
    const path = pathOf(offer('/signed', photo))
    const other = pathOf(offer('/other', photo)).replace(/\?.*/, '')
    const mixed = other + path.slice(path.indexOf('?'))
    for (const url of [other, mixed, path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
      expect((await served.app.inject(url)).statusCode, url).toBe(404)
    }
    const { services } = served
    services.clock.time += 48 * 3_600_000
    expect((await served.app.inject(path)).statusCode).toBe(410)
    services.clock.time -= 48 * 3_600_000
    expect(images.requests).toEqual([])
  })
})

function redirect(path: string, location: string): string {
  images.answer(path, (_request, response) => response.writeHead(302, { location }).end())
  return `https://images.example.com${path}`
}
