import sharp from 'sharp'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPoppler } from '../golden/poppler.ts'
import type { Client } from '../setup/client.ts'
import { download, ended, exported, exportedBytes, exportToEnd, queued } from '../setup/exporting.ts'
import { coloredPages, expectColor, onePage, openPicture, rect } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

const poppler = findPoppler()
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const RED_SQUARE = onePage([rect('square', [100, 50, 200, 150])])

let service: Service
let client: Client
let designId: string

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  designId = await create(RED_SQUARE)
})

afterAll(() => service.stop())

async function create(document: object, more: object = {}): Promise<string> {
  const { status, body, text } = await client.post('/api/designs', { width: 400, height: 300, document, ...more })
  if (status !== 201) throw new Error(text)
  return body._id as string
}

describe('a queued export', () => {
  test('is returned at once with all its fields, a Location and a Retry-After', async () => {
    const response = await client.post('/api/exports', { designId, format: 'png' })
    expect(response.status).toBe(202)
    expect(response.headers.get('location')).toBe(`/api/exports/${response.body._id}`)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(response.headers.get('preference-applied')).toBeNull()
    expect(response.body).toEqual({
      _id: expect.stringMatching(/^exp_/) as string,
      designId,
      designTitle: expect.stringMatching(/./) as string,
      designRevision: 1,
      format: 'png',
      options: expect.objectContaining({ scale: 1, transparent: false }) as object,
      status: 'queued',
      progress: 0,
      downloadUrl: null,
      files: [],
      bytes: 0,
      warnings: [],
      error: null,
      createdAt: expect.stringMatching(TIME) as string,
      startedAt: null,
      completedAt: null,
      expiresAt: null,
      requestedBy: 'owner',
    })
    await ended(client, response.body._id)
  })

  test('is completed, with ordered times and files that expire after seven days', async () => {
    const finished = await exported(client, { designId, format: 'png', scale: 0.5 })
    expect(finished).toMatchObject({ status: 'completed', progress: 100, error: null, warnings: [], designId })
    const [created, started, completed, expires] = [
      finished.createdAt,
      finished.startedAt,
      finished.completedAt,
      finished.expiresAt,
    ].map((time) => Date.parse(time ?? '')) as [number, number, number, number]
    expect(started).toBeGreaterThanOrEqual(created)
    expect(completed).toBeGreaterThanOrEqual(started)
    expect(expires - completed).toBe(7 * 24 * 3_600_000)
  })

  test('is created once per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'export-once' }
    const first = await client.post('/api/exports', { designId, format: 'webp' }, headers)
    const second = await client.post('/api/exports', { designId, format: 'webp' }, headers)
    expect(second.body._id).toBe(first.body._id)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const other = await client.post('/api/exports', { designId, format: 'png' }, headers)
    expect({ status: other.status, code: other.body.code }).toEqual({ status: 422, code: 'idempotency_key_reused' })
    await ended(client, first.body._id)
  })

  test('requires the write scope, and reading it the read scope', async () => {
    const reader = await service.client({ scopes: ['read'] })
    const writer = await service.client({ scopes: ['write'] })
    expect((await reader.post('/api/exports', { designId, format: 'png' })).status).toBe(403)
    expect((await reader.get('/api/exports')).status).toBe(200)
    expect((await writer.get('/api/exports')).status).toBe(403)
  })
})

describe('the picture', () => {
  test.each([
    ['png', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
  ])('as %s shows the design', async (format, contentType, extension) => {
    const finished = await exported(client, { designId, format, filename: 'shown' })
    const [file] = finished.files
    expect(finished.files).toHaveLength(1)
    expect(finished.downloadUrl).toBe(file?.url)
    expect(file).toMatchObject({ page: 1, width: 400, height: 300, contentType })
    const { status, headers, bytes } = await download(finished.downloadUrl)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(contentType)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="shown.${extension}"`)
    expect(bytes.length).toBe(file?.bytes)
    const picture = await openPicture(bytes)
    expect(picture).toMatchObject({ format, width: 400, height: 300 })
    expectColor(picture, '#ff0000', [105, 55], [295, 55], [105, 195], [295, 195], [200, 120])
    expectColor(picture, '#ffffff', [95, 55], [305, 55], [105, 45], [295, 205], [2, 2], [397, 297])
  })

  test('as PNG is identical in every account', async () => {
    const stranger = await service.client()
    const { body } = await stranger.post('/api/designs', { width: 400, height: 300, document: RED_SQUARE })
    const theirs = await exportedBytes(stranger, { designId: body._id, format: 'png' })
    expect(theirs.equals(await exportedBytes(client, { designId, format: 'png' }))).toBe(true)
  })

  test('of a design without a document is one white page', async () => {
    const { body } = await client.post('/api/designs', { width: 30, height: 20 })
    const picture = await openPicture(await exportedBytes(client, { designId: body._id, format: 'png' }))
    expect(picture).toMatchObject({ width: 30, height: 20 })
    expectColor(picture, '#ffffffff', [0, 0], [29, 19])
  })

  test('of the smallest design has one pixel', async () => {
    const { body } = await client.post('/api/designs', { width: 1, height: 1 })
    const picture = await openPicture(await exportedBytes(client, { designId: body._id, format: 'png', scale: 0.1 }))
    expect(picture).toMatchObject({ width: 1, height: 1 })
  })

  test('has a built-in photo, text and all kinds of shapes in their places', async () => {
    const document = onePage([
      { id: 'sea', type: 'image', x: 0, y: 0, width: 200, height: 300, src: 'builtin:sea' },
      { id: 'dot', type: 'ellipse', x: 220, y: 20, width: 60, height: 60, fill: '#0000ff' },
      {
        id: 'line',
        type: 'line',
        x: 300,
        y: 50,
        width: 80,
        height: 0,
        points: [
          { x: 0, y: 0 },
          { x: 80, y: 0 },
        ],
        stroke: { paint: '#00aa00', width: 10 },
      },
      {
        id: 'path',
        type: 'path',
        x: 220,
        y: 100,
        width: 60,
        height: 60,
        viewBox: [0, 0, 10, 10],
        d: 'M0 0H10V10H0Z',
        fill: '#aa00aa',
      },
      {
        id: 'group',
        type: 'group',
        x: 300,
        y: 100,
        width: 80,
        height: 80,
        elements: [rect('in', [20, 20, 40, 40], { fill: '#ffaa00' })],
      },
      {
        id: 'text',
        type: 'text',
        x: 210,
        y: 200,
        width: 180,
        height: 80,
        text: '█████',
        fontSize: 60,
        fontFamily: 'JetBrains Mono',
        fill: '#00aaaa',
      },
    ])
    const finished = await exported(client, { designId: await create(document), format: 'png' })
    const { bytes } = await download(finished.downloadUrl)
    const picture = await openPicture(bytes)
    expect(finished.warnings).toEqual([])
    expectColor(picture, '#0000ff', [250, 50])
    expectColor(picture, '#00aa00', [340, 50])
    expectColor(picture, '#aa00aa', [250, 130])
    expectColor(picture, '#ffaa00', [340, 140])
    expectColor(picture, '#ffffff', [310, 110])
    expectColor(picture, '#00aaaa', [250, 240])
    const sea = await sharp(bytes).extract({ left: 0, top: 0, width: 200, height: 300 }).stats()
    expect(Math.max(...sea.channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

describe.skipIf(!poppler)('the PDF', () => {
  test('is a page of points with the same picture, its text and its link', async () => {
    if (!poppler) return
    const document = onePage([
      rect('square', [100, 50, 200, 150]),
      {
        id: 'text',
        type: 'text',
        x: 20,
        y: 240,
        width: 360,
        height: 40,
        text: 'Selectable words',
        link: 'https://example.com/x',
      },
    ])
    const finished = await exported(client, { designId: await create(document, { title: 'A title' }), format: 'pdf' })
    expect(finished.files).toMatchObject([{ page: null, width: 400, height: 300, contentType: 'application/pdf' }])
    const { bytes, headers } = await download(finished.downloadUrl)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe('attachment; filename="A title.pdf"')
    expect(bytes.length).toBe(finished.files[0]?.bytes)
    const info = await poppler.tell('pdfinfo', bytes)
    expect(info).toMatch(/Pages:\s+1\n/)
    expect(info).toMatch(/Page size:\s+300 x 225 pts/)
    expect(await poppler.text(bytes)).toContain('Selectable words')
    expect(await poppler.tell('pdfinfo', bytes, '-url')).toContain('https://example.com/x')
    const [page] = await poppler.draw(bytes, 96)
    const drawn = await openPicture(
      await sharp(page?.data, { raw: { width: page?.width ?? 0, height: page?.height ?? 0, channels: 4 } })
        .png()
        .toBuffer(),
    )
    expect(drawn).toMatchObject({ width: 400, height: 300 })
    expectColor(drawn, '#ff0000', [105, 55], [295, 195])
    expectColor(drawn, '#ffffff', [95, 55], [305, 55])
  })

  test('of 1080 px is 810 points wide', async () => {
    const designId = await create(RED_SQUARE, { width: 1080, height: 1350 })
    const info = await poppler?.tell('pdfinfo', await exportedBytes(client, { designId, format: 'pdf' }))
    expect(info).toMatch(/Page size:\s+810 x 1012\.5 pts/)
  })
})

describe('several pages', () => {
  const COLORS = ['#ff0000', '#00ff00', '#0000ff']

  test.each(['png', 'jpeg', 'webp'])('as %s are one file each and a ZIP of all', async (format) => {
    const designId = await create(coloredPages(COLORS), { title: 'Three colors' })
    const finished = await exported(client, { designId, format })
    expect(finished.files.map(({ page }) => page)).toEqual([1, 2, 3])
    const archive = await download(finished.downloadUrl)
    expect(archive.headers.get('content-type')).toBe('application/zip')
    expect(archive.headers.get('content-disposition')).toBe('attachment; filename="Three colors.zip"')
    const entries = unzipSync(archive.bytes)
    const extension = format === 'jpeg' ? 'jpg' : format
    expect(Object.keys(entries)).toEqual([1, 2, 3].map((page) => `Three colors-${page}.${extension}`))
    for (const [index, { url, bytes }] of finished.files.entries()) {
      const alone = await download(url)
      expect(alone.bytes.length).toBe(bytes)
      const name = `Three colors-${index + 1}.${extension}`
      expect(alone.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      expect(alone.bytes.equals(entries[name] ?? new Uint8Array())).toBe(true)
      expectColor(await openPicture(alone.bytes), COLORS[index] ?? '', [10, 10], [390, 290])
    }
  })

  test('as PDF are one file', async () => {
    const finished = await exported(client, { designId: await create(coloredPages(COLORS)), format: 'pdf' })
    expect(finished.files).toHaveLength(1)
    expect(finished.downloadUrl).toBe(finished.files[0]?.url)
    const { bytes } = await download(finished.downloadUrl)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.skipIf(!poppler)('as PDF are as many pages', async () => {
    const bytes = await exportedBytes(client, { designId: await create(coloredPages(COLORS)), format: 'pdf' })
    expect(await poppler?.tell('pdfinfo', bytes)).toMatch(/Pages:\s+3\n/)
  })
})

describe('the list', () => {
  test('is paged, newest first, and filtered by design and status', async () => {
    const owner = await service.client()
    const { body: one } = await owner.post('/api/designs', { width: 10, height: 10 })
    const { body: two } = await owner.post('/api/designs', { width: 20, height: 20 })
    const newestFirst: string[] = []
    for (const [designId, scale] of [
      [one._id, 1],
      [one._id, 2],
      [two._id, 1],
      [one._id, 3],
      [two._id, 2],
    ] as const) {
      newestFirst.unshift((await exported(owner, { designId, format: 'png', scale }))._id)
    }
    const ids = async (query: string): Promise<string[]> => {
      const { status, body } = await owner.get(`/api/exports${query}`)
      expect(status).toBe(200)
      return (body.exports as { _id: string }[]).map(({ _id }) => _id)
    }
    expect(await ids('')).toEqual(newestFirst)
    expect(await ids('?limit=2')).toEqual(newestFirst.slice(0, 2))
    expect(await ids('?limit=2&offset=3')).toEqual(newestFirst.slice(3))
    expect(await ids('?offset=5')).toEqual([])
    expect((await owner.get('/api/exports?limit=1&offset=4')).body.total).toBe(5)
    expect(await ids(`?designId=${two._id}`)).toEqual([newestFirst[0], newestFirst[2]])
    expect((await owner.get(`/api/exports?designId=${two._id}`)).body.total).toBe(2)
    expect(await ids('?status=completed')).toHaveLength(5)
    for (const status of ['queued', 'processing', 'failed', 'canceled', 'expired']) {
      expect(await ids(`?status=${status}`)).toEqual([])
    }
    expect(await ids('?designId=des_nobody')).toEqual([])
  })

  test.each(['status=done', 'limit=0', 'limit=101', 'offset=-1', 'sort=x', 'designId='])(
    'with %s is rejected',
    async (query) => {
      const { status, body } = await client.get(`/api/exports?${query}`)
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
      expect(body.errors[0].pointer).toBe(`query/${query.split('=')[0]}`)
    },
  )

  test('contains exports with the same fields as GET', async () => {
    const finished = await exported(client, { designId, format: 'png' })
    const { body } = await client.get(`/api/exports?designId=${designId}&limit=100`)
    const listed = (body.exports as { _id: string; status: string; files: unknown[] }[]).find(
      ({ _id }) => _id === finished._id,
    )
    expect(Object.keys(listed ?? {}).sort()).toEqual(Object.keys(finished).sort())
    expect(listed).toMatchObject({ status: 'completed', options: finished.options })
  })

  test('matches the counts in the account', async () => {
    const owner = await service.client()
    const { body: design } = await owner.post('/api/designs', { width: 10, height: 10 })
    await exported(owner, { designId: design._id, format: 'png' })
    expect((await owner.get('/api/account')).body.usage.exports).toEqual({
      ...{ queued: 0, processing: 0, completed: 1, failed: 0, canceled: 0, expired: 0 },
    })
  })
})

describe("another account's", () => {
  test('exports and designs look like ones that never existed', async () => {
    const finished = await exported(client, { designId, format: 'png' })
    const stranger = await service.client()
    const absent = await stranger.get('/api/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8')
    for (const response of [
      await stranger.get(`/api/exports/${finished._id}`),
      await stranger.get(`/api/exports/${finished._id}`, { prefer: 'wait=1' }),
      await stranger.delete(`/api/exports/${finished._id}`),
      await stranger.post('/api/exports', { designId, format: 'png' }),
    ]) {
      expect({ status: response.status, code: response.body.code }).toEqual({ status: 404, code: 'not_found' })
      expect(Object.keys(response.body).sort()).toEqual(Object.keys(absent.body).sort())
    }
    expect((await stranger.get(`/api/exports?designId=${designId}`)).body).toEqual({ exports: [], total: 0 })
    expect((await client.get(`/api/exports/${finished._id}`)).body.status).toBe('completed')
  })

  test('assets cannot be used in data or as a background', async () => {
    const stranger = await service.client()
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const { body: asset } = await stranger.post('/api/assets', bytes, { 'content-type': 'image/png' })
    const picture = { id: 'i', type: 'image', slot: 'photo', x: 0, y: 0, width: 8, height: 8, src: 'builtin:sea' }
    const designId = await create(onePage([picture]))
    const src = `asset:${asset._id}`
    const byData = await client.post('/api/exports', { designId, format: 'png', data: { photo: src } })
    expect(byData).toMatchObject({ status: 400, body: { errors: [{ pointer: '/data/photo' }] } })
    const background = { type: 'image', src }
    const asBackground = await client.post('/api/exports', { designId, format: 'png', background })
    expect(asBackground).toMatchObject({ status: 400, body: { errors: [{ pointer: '/background/src' }] } })
  })
})

test('a design in the trash cannot be exported until it is restored', async () => {
  const designId = await create(RED_SQUARE)
  await client.delete(`/api/designs/${designId}`)
  const refused = await client.post('/api/exports', { designId, format: 'png' })
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 404, code: 'design_trashed' })
  await client.post(`/api/trash/${designId}/restore`)
  expect((await exportToEnd(client, { designId, format: 'png' })).status).toBe('completed')
})

test('the returned revision is the exported one', async () => {
  const designId = await create(RED_SQUARE)
  expect((await queued(client, { designId, format: 'png' })).designRevision).toBe(1)
  const { body } = await client.patch(`/api/designs/${designId}`, { document: onePage([]) })
  const finished = await exported(client, { designId, format: 'png' })
  expect(finished.designRevision).toBe(body.revision)
  expectColor(await openPicture((await download(finished.downloadUrl)).bytes), '#ffffff', [200, 120])
})
