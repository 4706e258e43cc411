import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './testing/serve-test-routes.ts'

let served: Served
let address: string
let catalog: { fonts: { families: { name: string; faces: { file: string }[] }[] }; pictures: Record<string, string> }

beforeAll(async () => {
  served = await serve()
  const { headers } = await served.app.inject('/paint/catalog.json')
  address = `/paint/${headers.location ?? ''}`
  catalog = (await served.app.inject(address)).json()
})

afterAll(() => served.close())

function fileOf(family: string): string {
  const file = catalog.fonts.families.find(({ name }) => name === family)?.faces[0]?.file
  return `/paint/${file ?? 'none'}`
}

test('a fixed URL redirects to the current catalog with a relative location, without a key', async () => {
  const { statusCode, headers } = await served.app.inject('/paint/catalog.json')
  expect(statusCode).toBe(302)
  expect(headers['location']).toMatch(/^catalog-[0-9a-f]{16}\.json$/)
  expect(headers['cache-control']).toBe('no-cache')
})

test('files with a hash in their URL have headers that allow permanent caching', async () => {
  for (const path of [address, fileOf('Lato'), `/paint/${catalog.pictures['dunes'] ?? ''}`]) {
    const { statusCode, headers } = await served.app.inject(path)
    expect(statusCode, path).toBe(200)
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})

test('a font is compressed with an encoding that the browser accepts', async () => {
  const path = fileOf('Inter')
  const whole = await served.app.inject(path)
  expect(whole.headers['content-type']).toBe('font/ttf')
  expect(whole.rawPayload.readUInt32BE(0)).toBe(0x00010000)
  const [br, gzip] = await Promise.all(
    ['gzip, deflate, br, zstd', 'gzip, deflate'].map((encoding) =>
      served.app.inject({ url: path, headers: { 'accept-encoding': encoding } }),
    ),
  )
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(br && brotliDecompressSync(br.rawPayload)).toEqual(whole.rawPayload)
  expect(br?.rawPayload.byteLength).toBeLessThan(whole.rawPayload.byteLength / 2)
  expect(gzip?.headers['content-encoding']).toBe('gzip')
  expect(gzip && gunzipSync(gzip.rawPayload)).toEqual(whole.rawPayload)
})

test('an image is not compressed, and supports HEAD', async () => {
  const url = `/paint/${catalog.pictures['dunes'] ?? ''}`
  const { headers, rawPayload } = await served.app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(headers['content-type']).toBe('image/jpeg')
  expect(headers['content-encoding']).toBeUndefined()
  const head = await served.app.inject({ method: 'HEAD', url })
  expect(head.statusCode).toBe(200)
  expect(head.headers['content-length']).toBe(String(rawPayload.byteLength))
})

test.each(['/paint/fonts/none.ttf', '/paint/', '/paint/../package.json', '/paint/fonts/%2e%2e/%2e%2e/package.json'])(
  '%s is 404',
  async (path) => {
    const { statusCode, headers } = await served.app.inject(path)
    expect(statusCode).toBe(404)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  },
)
