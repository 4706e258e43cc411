import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPoppler } from '../golden/poppler.ts'
import type { Answer, Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { download, exportedBytes } from '../setup/exporting.ts'
import { expectColor, onePage, openPicture } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

const poppler = findPoppler()

let service: Service
let client: Client
let number = 0

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'

/** Creates an image with two colors, left and right, which is different each time. */
async function picture(format: Format | 'tiff' = 'png', colors = ['#ff0000', '#0000ff']): Promise<Buffer> {
  number += 1
  const [left = '', right = ''] = colors
  const half = { width: 30, height: 40 + number, channels: 3, background: right } as const
  const over = await sharp({ create: half }).png().toBuffer()
  const base = sharp({ create: { ...half, width: 60, background: left } }).composite([
    { input: over, left: 30, top: 0 },
  ])
  return base.toFormat(format).toBuffer()
}

function upload(bytes: Uint8Array, type = 'image/png', query = ''): Promise<Answer> {
  return client.post(`/api/assets${query}`, bytes, { 'content-type': type })
}

function form(bytes: Uint8Array, { file = 'photo.png', name }: { file?: string; name?: string } = {}): FormData {
  const data = new FormData()
  data.set('file', new Blob([new Uint8Array(bytes)]), file)
  if (name !== undefined) data.set('name', name)
  return data
}

interface WrongFile {
  readonly kind: string
  readonly code: 'unsupported_upload' | 'image_invalid'
  readonly detail: string
  make(): Buffer | Promise<Buffer>
}

const unsupported = (kind: string, detail: string, make: WrongFile['make']): WrongFile => {
  return { kind, detail: `received ${detail}`, make, code: 'unsupported_upload' }
}

const WRONG_FILES: readonly WrongFile[] = [
  unsupported('a TIFF', 'image/tiff', () => picture('tiff')),
  unsupported('a text', 'text/plain', () => Buffer.from('hello')),
  {
    kind: 'nothing',
    code: 'image_invalid',
    detail: 'must be a complete PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC or HEIF',
    make: () => Buffer.from(''),
  },
  {
    ...{ kind: 'a damaged HEIC', code: 'image_invalid', detail: 'HEIC of 16 bytes cannot be read' },
    make: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
  },
  {
    ...{ kind: 'half a PNG', code: 'image_invalid', detail: 'PNG of 90 bytes' },
    make: async () => (await picture()).subarray(0, 90),
  },
]

describe('an upload', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'of a bare %s is an asset with all its fields',
    async (format) => {
      const bytes = await picture(format)
      const response = await upload(bytes, `image/${format}`, `?name=beach.${format}`)
      expect(response.status).toBe(201)
      expect(response.headers.get('location')).toBe(`/api/assets/${response.body._id}`)
      expect(response.body).toEqual({
        _id: expect.stringMatching(/^ast_/) as string,
        kind: 'image',
        name: `beach.${format}`,
        contentType: `image/${format}`,
        width: 60,
        height: 40 + number,
        font: null,
        bytes: bytes.length,
        url: expect.stringMatching(/^http/) as string,
        thumbnailUrl: expect.stringMatching(/^http/) as string,
        uses: 0,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      })
      const fetched = await download(response.body.url)
      expect(fetched.status).toBe(200)
      expect(fetched.headers.get('content-type')).toBe(`image/${format}`)
      expect(fetched.bytes.equals(bytes)).toBe(true)
    },
  )

  test('of an SVG is stored without scripts and drawn in an export', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><path d="M0 0h20v10H0z" fill="red" onload="alert(1)"/></svg>`
    const { status, body } = await upload(Buffer.from(svg), 'image/svg+xml', '?name=logo.svg')
    expect(status).toBe(201)
    expect(body).toMatchObject({ contentType: 'image/svg+xml', width: 20, height: 10, name: 'logo.svg' })
    const colors = await client.get(`/api/assets/${body._id}/colors`)
    expect(colors.body).toEqual({ colors: ['#ff0000'], total: 1 })
    const fetched = await download(body.url)
    expect(fetched.headers.get('content-security-policy')).toContain('sandbox')
    expect(fetched.bytes.toString()).not.toContain('alert')
    expect((await download(body.thumbnailUrl)).headers.get('content-type')).toBe('image/webp')
    const element = { id: 'a', type: 'svg', x: 0, y: 0, width: 20, height: 10, src: `asset:${body._id}` }
    const document = { version: 1, pages: [{ id: 'p', elements: [{ ...element, colors: { '#f00': '#00ff00' } }] }] }
    const design = await client.post('/api/designs', { width: 20, height: 10, document })
    const exported = await client.post(
      '/api/exports',
      { designId: design.body._id, format: 'png' },
      { prefer: 'wait=30' },
    )
    expect(exported.body).toMatchObject({ status: 'completed', warnings: [] })
    const { data } = await sharp((await download(exported.body.downloadUrl)).bytes)
      .extract({ left: 10, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data].slice(0, 3)).toEqual([0, 255, 0])
    expect((await client.get(`/api/assets/${body._id}`)).body.uses).toBe(1)
  })

  test('as a form is named after its file, or as requested', async () => {
    expect((await client.post('/api/assets', form(await picture()))).body).toMatchObject({ name: 'photo.png' })
    const named = await client.post('/api/assets', form(await picture(), { name: 'Été.png' }))
    expect(named).toMatchObject({ status: 201, body: { name: 'Été.png', contentType: 'image/png' } })
    const path = await client.post('/api/assets', form(await picture(), { file: 'C:\\photos\\sea.png' }))
    expect(path.body.name).toMatch(/^[^/\\]*sea\.png$/)
  })

  test('has the type of its bytes, whatever type is declared', async () => {
    const webp = await upload(await picture('webp'), 'image/png')
    expect(webp).toMatchObject({ status: 201, body: { contentType: 'image/webp' } })
    const jpeg = await upload(await picture('jpeg'), 'application/octet-stream')
    expect(jpeg).toMatchObject({ status: 201, body: { contentType: 'image/jpeg', name: 'image.jpeg' } })
  })

  test('of the same bytes returns the existing asset, bare or as a form', async () => {
    const bytes = await picture()
    const first = await upload(bytes)
    const total = (await client.get('/api/assets?limit=1')).body.total
    const bare = await upload(bytes, 'image/png', '?name=other.png')
    const formed = await client.post('/api/assets', form(bytes))
    expect(bare.body._id).toBe(first.body._id)
    expect(formed.body._id).toBe(first.body._id)
    expect((await client.get('/api/assets?limit=1')).body.total).toBe(total)
    const both = await picture()
    const together = await Promise.all([upload(both), upload(both), upload(both)])
    expect(new Set(together.map(({ body }) => body._id)).size).toBe(1)
  })

  test('happens once per Idempotency-Key, which is rejected for other bytes', async () => {
    const bytes = await picture()
    const headers = { 'content-type': 'image/png', 'idempotency-key': 'upload-once' }
    const first = await client.post('/api/assets', bytes, headers)
    const again = await client.post('/api/assets', bytes, headers)
    expect(again.body._id).toBe(first.body._id)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expectProblem(await client.post('/api/assets', await picture(), headers), 422, 'idempotency_key_reused')
  })

  test('requires the write scope', async () => {
    const reader = await service.client({ scopes: ['read'] })
    const response = await reader.post('/api/assets', await picture(), { 'content-type': 'image/png' })
    expectProblem(response, 403, 'scope_missing')
  })

  test.each(WRONG_FILES)(
    'of $kind declared as WebP is rejected with the type received, and not stored',
    async (wrong) => {
      const { total } = (await client.get('/api/assets')).body
      const data = new FormData()
      data.set('file', new File([new Uint8Array(await wrong.make())], 'photo.webp', { type: 'image/webp' }))
      const response = await client.post('/api/assets', data)
      expectProblem(response, wrong.code === 'image_invalid' ? 422 : 415, wrong.code)
      expect(response.body.detail).toContain(wrong.detail)
      expect(response.body.detail).toMatch(/png.*jpeg.*webp|the image must be complete/i)
      expect((await client.get('/api/assets')).body.total).toBe(total)
    },
  )

  test('of JSON or of nothing is rejected', async () => {
    expectProblem(await client.post('/api/assets', { url: 'https://example.com/a.png' }), 415, 'unsupported_media_type')
    expect((await upload(new Uint8Array())).status).toBe(400)
  })
})

describe('the list', () => {
  test('is paged, newest first, and the account counts its assets', async () => {
    const owner = await service.client()
    const ids: string[] = []
    let bytes = 0
    for (let count = 0; count < 3; count += 1) {
      const { body } = await owner.post('/api/assets', await picture(), { 'content-type': 'image/png' })
      ids.unshift(body._id)
      bytes += body.bytes as number
    }
    const list = async (query: string): Promise<string[]> => {
      const { status, body } = await owner.get(`/api/assets${query}`)
      expect({ status, total: body.total }).toEqual({ status: 200, total: 3 })
      return (body.assets as { _id: string }[]).map(({ _id }) => _id)
    }
    expect(await list('')).toEqual(ids)
    expect(await list('?limit=2')).toEqual(ids.slice(0, 2))
    expect(await list('?limit=2&offset=2')).toEqual(ids.slice(2))
    expect((await owner.get('/api/account')).body.usage).toMatchObject({ assets: 3, assetBytes: bytes })
    expectProblem(await owner.get('/api/assets?limit=0'), 400, 'invalid_input')
    expectProblem(await owner.get('/api/assets?kind=video'), 400, 'invalid_input')
  })
})

describe('an asset', () => {
  test('is returned with a signed URL, which fails if it is changed', async () => {
    const { body } = await upload(await picture())
    const response = await client.get(`/api/assets/${body._id}`)
    expect(response.status).toBe(200)
    expect({ ...response.body, url: '' }).toEqual({ ...body, url: '' })
    expect((await download(response.body.url)).status).toBe(200)
    const changed = new URL(response.body.url)
    changed.searchParams.set('expires', '9999999999')
    expect((await download(changed.href)).status).toBe(404)
  })

  test('supports ranges and ETags, and cannot run as a page', async () => {
    const bytes = await picture()
    const { body } = await upload(bytes)
    const part = await download(body.url, { headers: { range: 'bytes=4-9' } })
    expect({ status: part.status, bytes: part.bytes }).toEqual({ status: 206, bytes: bytes.subarray(4, 10) })
    const etag = part.headers.get('etag') ?? ''
    expect((await download(body.url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(part.headers.get('content-security-policy')).toMatch(/sandbox/)
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is deleted together with its URL', async () => {
    const { body } = await upload(await picture())
    const path = `/api/assets/${body._id}`
    expect((await client.delete(path)).status).toBe(204)
    expectProblem(await client.get(path), 404, 'not_found')
    expectProblem(await client.delete(path), 404, 'not_found')
    expect((await download(body.url)).status).toBe(404)
    expect((await client.get('/api/assets?limit=100')).text).not.toContain(body._id)
  })

  test('that was deleted can be uploaded again', async () => {
    const bytes = await picture()
    const { body: first } = await upload(bytes)
    await client.delete(`/api/assets/${first._id}`)
    const second = await upload(bytes)
    expect(second.status).toBe(201)
    expect((await download(second.body.url)).bytes.equals(bytes)).toBe(true)
  })

  test('cannot be deleted while a design uses it, even one in the trash', async () => {
    const { body: asset } = await upload(await picture())
    const photo = { id: 'p', type: 'image', x: 0, y: 0, width: 9, height: 9, src: `asset:${asset._id}` }
    const { body: design } = await client.post('/api/designs', { width: 9, height: 9, document: onePage([photo]) })
    const path = `/api/assets/${asset._id}`
    expectProblem(await client.delete(path), 409, 'asset_in_use')
    await client.delete(`/api/designs/${design._id}`)
    expectProblem(await client.delete(path), 409, 'asset_in_use')
    await client.delete(`/api/trash/${design._id}`)
    expect((await client.delete(path)).status).toBe(204)
  })

  test('can be deleted once no design uses it', async () => {
    const { body: asset } = await upload(await picture())
    const document = onePage([], { background: { type: 'image', src: `asset:${asset._id}`, fit: 'cover' } })
    const { body: design } = await client.post('/api/designs', { width: 9, height: 9, document })
    expectProblem(await client.delete(`/api/assets/${asset._id}`), 409, 'asset_in_use')
    await client.patch(`/api/designs/${design._id}`, { document: onePage([]) })
    expect((await client.delete(`/api/assets/${asset._id}`)).status).toBe(204)
  })
})

describe('in a design', () => {
  const render = async (format: string, src: string): Promise<Buffer> => {
    const photo = { id: 'p', type: 'image', x: 50, y: 20, width: 100, height: 60, src, fit: 'fill' }
    const { body } = await client.post('/api/designs', { width: 200, height: 100, document: onePage([photo]) })
    return exportedBytes(client, { designId: body._id, format })
  }

  test.each(['png', 'jpeg', 'webp'] as const)('a %s is drawn in the export', async (format) => {
    const { body } = await upload(await picture(format, ['#ff0000', '#0000ff']), `image/${format}`)
    const drawn = await openPicture(await render('png', `asset:${body._id}`))
    expectColor(drawn, '#ff0000', [55, 25], [90, 75])
    expectColor(drawn, '#0000ff', [110, 25], [145, 75])
    expectColor(drawn, '#ffffff', [45, 50], [155, 50], [100, 15], [100, 85])
  })

  test.skipIf(!poppler)('an image is drawn in the PDF', async () => {
    const { body } = await upload(await picture('png', ['#00aa00', '#aa00aa']))
    const pdf = await render('pdf', `asset:${body._id}`)
    const [page] = (await poppler?.draw(pdf, 96)) ?? []
    const raw = { width: page?.width ?? 0, height: page?.height ?? 0, channels: 4 } as const
    const drawn = await openPicture(await sharp(page?.data, { raw }).png().toBuffer())
    expectColor(drawn, '#00aa00', [60, 30], [85, 70])
    expectColor(drawn, '#aa00aa', [115, 30], [140, 70])
    expect(await poppler?.tell('pdfimages', pdf, '-list')).toMatch(/image/)
  })

  test('transparency and the EXIF orientation are preserved', async () => {
    const clear = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer()
    const { body: transparent } = await upload(clear)
    expectColor(await openPicture(await render('png', `asset:${transparent._id}`)), '#ffffff', [100, 50])
    const rotated = await sharp(await picture('png', ['#ff0000', '#0000ff']))
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body: upright } = await upload(rotated, 'image/jpeg')
    expect(upright).toMatchObject({ width: 40 + number, height: 60 })
    const drawn = await openPicture(await render('png', `asset:${upright._id}`))
    expectColor(drawn, '#ff0000', [100, 25])
    expectColor(drawn, '#0000ff', [100, 75])
  })
})

describe("another account's", () => {
  test('asset looks like one that never existed', async () => {
    const { body } = await upload(await picture())
    const stranger = await service.client()
    const path = `/api/assets/${body._id}`
    expectProblem(await stranger.get(path), 404, 'not_found')
    expectProblem(await stranger.delete(path), 404, 'not_found')
    expect((await stranger.get('/api/assets')).body).toEqual({ assets: [], total: 0 })
    const photo = { id: 'p', type: 'image', x: 0, y: 0, width: 9, height: 9, src: `asset:${body._id}` }
    const refused = await stranger.post('/api/designs', { width: 9, height: 9, document: onePage([photo]) })
    expectProblem(refused, 400, 'invalid_input')
    expect(refused.body.errors[0].pointer).toBe('/document/pages/0/elements/0/src')
    expect((await client.get(path)).status).toBe(200)
  })

  test('upload of the same bytes is a separate asset, which outlives the first', async () => {
    const bytes = await picture()
    const { body: mine } = await upload(bytes)
    const stranger = await service.client()
    const { body: theirs } = await stranger.post('/api/assets', bytes, { 'content-type': 'image/png' })
    expect(theirs._id).not.toBe(mine._id)
    await client.delete(`/api/assets/${mine._id}`)
    const fetched = await download(theirs.url)
    expect(createHash('sha256').update(fetched.bytes).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    )
  })
})
