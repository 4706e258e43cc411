import sharp from 'sharp'
import type { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPoppler } from '../golden/poppler.ts'
import type { Client } from '../setup/client.ts'
import { download, exported, exportedBytes, queued } from '../setup/exporting.ts'
import { coloredPages, expectColor, onePage, openPicture, type Picture, rect } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

const poppler = findPoppler()

let service: Service
let client: Client
let square: string
let colors: string

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  square = await create(onePage([rect('square', [100, 50, 200, 150])]))
  colors = await create(coloredPages(['#ff0000', '#00ff00', '#0000ff', '#ffff00']))
})

afterAll(() => service.stop())

async function create(document: object, title = 'Options'): Promise<string> {
  const { status, body, text } = await client.post('/api/designs', { width: 400, height: 300, document, title })
  if (status !== 201) throw new Error(text)
  return body._id as string
}

async function picture(request: object): Promise<Picture> {
  return openPicture(await exportedBytes(client, request))
}

/** A page of the PDF drawn by poppler, with one pixel for each CSS pixel. */
async function drawPage(pdf: Uint8Array, page = 0): Promise<Picture> {
  const pages: PNG[] = (await poppler?.draw(pdf, 96)) ?? []
  const { data, width, height } = pages[page] ?? { data: Buffer.alloc(0), width: 0, height: 0 }
  return openPicture(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  )
}

describe('all options', () => {
  test.each([
    ['png', { scale: 1, pages: null, background: null, data: null, filename: 'Options', transparent: false }],
    ['jpeg', { scale: 1, pages: null, background: null, data: null, filename: 'Options', quality: 90 }],
    [
      'webp',
      {
        ...{ scale: 1, pages: null, background: null, data: null, filename: 'Options' },
        ...{ transparent: false, quality: 90, animated: false },
      },
    ],
    [
      'gif',
      {
        ...{ scale: 1, pages: null, background: null, data: null, filename: 'Options', transparent: false },
        ...{ pageSeconds: 2, transition: 'none', loop: 0 },
      },
    ],
    [
      'pdf',
      {
        ...{ scale: 1, pages: null, background: null, data: null, filename: 'Options' },
        ...{ bleed: 0, cropMarks: false, colorProfile: null, conformsTo: [], metadata: { title: 'Options' } },
      },
    ],
  ])('of %s are returned with their defaults', async (format, options) => {
    expect((await queued(client, { designId: square, format })).options).toEqual(options)
  })

  test('are returned as requested', async () => {
    const requested = { scale: 2, pages: [1], background: '#00ff00', transparent: true, filename: 'poster' }
    const { options } = await queued(client, { designId: square, format: 'png', ...requested })
    expect(options).toEqual({ ...requested, data: null })
  })
})

describe('scale', () => {
  test.each([
    [0.1, 40, 30],
    [0.5, 200, 150],
    [1.5, 600, 450],
    [8, 3200, 2400],
  ])('of %s results in %s by %s pixels, with everything in its place', async (scale, width, height) => {
    const finished = await exported(client, { designId: square, format: 'png', scale })
    expect(finished.files[0]).toMatchObject({ width, height })
    const image = await openPicture((await download(finished.downloadUrl)).bytes)
    expect(image).toMatchObject({ width, height })
    expectColor(
      image,
      '#ff0000',
      [Math.round(110 * scale), Math.round(60 * scale)],
      [Math.round(200 * scale), Math.round(120 * scale)],
    )
    expectColor(image, '#ffffff', [Math.round(80 * scale), Math.round(60 * scale)], [width - 1, height - 1])
  })

  test('rounds a side to the nearest pixel', async () => {
    const { body } = await client.post('/api/designs', { width: 333, height: 101 })
    expect(await picture({ designId: body._id, format: 'webp', scale: 0.5 })).toMatchObject({ width: 167, height: 51 })
  })

  test.skipIf(!poppler)('of a PDF results in a larger page', async () => {
    const bytes = await exportedBytes(client, { designId: square, format: 'pdf', scale: 2 })
    expect(await poppler?.tell('pdfinfo', bytes)).toMatch(/Page size:\s+600 x 450 pts/)
    expectColor(await drawPage(bytes), '#ff0000', [210, 110], [590, 390])
  })
})

describe('pages', () => {
  test('are in the requested order, each named by its number', async () => {
    const finished = await exported(client, { designId: colors, format: 'png', pages: [4, 1, 3] })
    expect(finished.files.map(({ page }) => page)).toEqual([4, 1, 3])
    const expected = ['#ffff00', '#ff0000', '#0000ff']
    for (const [index, { url }] of finished.files.entries()) {
      const { bytes, headers } = await download(url)
      expectColor(await openPicture(bytes), expected[index] ?? '', [200, 150])
      expect(headers.get('content-disposition')).toContain(`Options-${[4, 1, 3][index]}.png`)
    }
  })

  test('of which one is requested are one image, and no archive', async () => {
    const finished = await exported(client, { designId: colors, format: 'jpeg', pages: [2] })
    expect(finished.files.map(({ page }) => page)).toEqual([2])
    expect(finished.downloadUrl).toBe(finished.files[0]?.url)
    const { bytes, headers } = await download(finished.downloadUrl)
    expectColor(await openPicture(bytes), '#00ff00', [200, 150])
    expect(headers.get('content-type')).toBe('image/jpeg')
  })

  test.skipIf(!poppler)('of a PDF are in the requested order', async () => {
    const bytes = await exportedBytes(client, { designId: colors, format: 'pdf', pages: [3, 1] })
    expect(await poppler?.tell('pdfinfo', bytes)).toMatch(/Pages:\s+2\n/)
    expectColor(await drawPage(bytes, 0), '#0000ff', [200, 150])
    expectColor(await drawPage(bytes, 1), '#ff0000', [200, 150])
  })

  test('that are repeated or missing are rejected', async () => {
    const twice = await client.post('/api/exports', { designId: colors, format: 'png', pages: [1, 1] })
    expect(twice).toMatchObject({ status: 400, body: { code: 'invalid_input', errors: [{ pointer: '/pages/1' }] } })
    const absent = await client.post('/api/exports', { designId: colors, format: 'png', pages: [1, 5, 9] })
    expect(absent).toMatchObject({ status: 422, body: { code: 'page_not_found' } })
    expect(absent.body.detail).toMatch(/1 to 4.*5, 9/)
  })
})

describe('transparent', () => {
  test.each(['png', 'webp'])('omits the background of a %s', async (format) => {
    const clear = await picture({ designId: square, format, transparent: true })
    expect(clear.at(20, 20)[3]).toBe(0)
    expectColor(clear, '#ff0000ff', [200, 120])
    const opaque = await picture({ designId: square, format, transparent: false })
    expectColor(opaque, '#ffffffff', [20, 20])
  })

  test('a page whose background is null is transparent by itself in PNG, and white in JPEG', async () => {
    const designId = await create(onePage([rect('square', [100, 50, 200, 150])], { background: null }))
    expect((await picture({ designId, format: 'png' })).at(20, 20)[3]).toBe(0)
    const jpeg = await picture({ designId, format: 'jpeg' })
    expectColor(jpeg, '#ffffffff', [20, 20])
    expectColor(jpeg, '#ff0000', [200, 120])
  })
})

describe('animations', () => {
  test.each([
    ['gif', {}],
    ['webp', { animated: true }],
  ])('as %s are one file of all pages, and no archive', async (format, options) => {
    const request = { designId: colors, format, ...options, pageSeconds: 0.5, loop: 3, pages: [4, 1] }
    const finished = await exported(client, request)
    expect(finished.files).toHaveLength(1)
    expect(finished.files[0]).toMatchObject({ page: null, width: 400, height: 300, contentType: `image/${format}` })
    expect(finished.downloadUrl).toBe(finished.files[0]?.url)
    const { bytes, headers } = await download(finished.downloadUrl)
    expect(headers.get('content-disposition')).toContain(`Options.${format}`)
    const { pages, delay, loop } = await sharp(bytes).metadata()
    expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [500, 500], loop: 3 })
    expectColor(await openPicture(await sharp(bytes, { page: 0 }).png().toBuffer()), '#ffff00', [200, 150])
    expectColor(await openPicture(await sharp(bytes, { page: 1 }).png().toBuffer()), '#ff0000', [200, 150])
  })

  test('have options that are rejected for pictures', async () => {
    const body = { designId: colors, format: 'webp', pageSeconds: 2, loop: 0, animated: false }
    const { body: problem } = await client.post('/api/exports', body)
    expect(problem.errors).toEqual(
      ['/pageSeconds', '/loop'].map((pointer) => ({
        pointer,
        detail: 'is only available if `animated` is true',
      })),
    )
  })

  test('with too many pixels are rejected', async () => {
    const { body } = await client.post('/api/exports', {
      designId: colors,
      format: 'gif',
      scale: 8,
      transition: 'fade',
    })
    expect(body.detail).toContain('An animation can have at most 100 megapixels across all frames')
  })
})

describe('quality', () => {
  test.each(['jpeg', 'webp'])('of a %s determines its size', async (format) => {
    const photo = { id: 'i', type: 'image', x: 0, y: 0, width: 400, height: 300, src: 'builtin:mountains' }
    const designId = await create(onePage([photo]))
    const bytes = async (quality: number): Promise<number> =>
      (await exported(client, { designId, format, quality })).files[0]?.bytes ?? 0
    const [low, middle, high] = [await bytes(10), await bytes(60), await bytes(100)]
    expect(low * 1.5).toBeLessThan(middle)
    expect(middle * 1.5).toBeLessThan(high)
  })
})

describe('background', () => {
  let clear: string

  beforeAll(async () => {
    clear = await create(onePage([rect('square', [100, 50, 200, 150])], { background: null }))
  })

  test.each(['png', 'jpeg', 'webp'])('is visible in a %s if that of the page is transparent', async (format) => {
    const image = await picture({ designId: clear, format, background: '#0000ff' })
    expectColor(image, '#0000ffff', [20, 20], [390, 290])
    expectColor(image, '#ff0000', [200, 120])
  })

  test('replaces that of a page', async () => {
    const background = '#0000ff'
    const left = await picture({ designId: square, format: 'png', background, transparent: true })
    expectColor(left, '#0000ffff', [20, 20])
    expectColor(await picture({ designId: square, format: 'png', background }), '#0000ffff', [20, 20])
  })

  test('can be a gradient or a photo', async () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#ffffff' },
    ]
    const faded = await picture({ designId: clear, format: 'png', background: { type: 'linear', angle: 90, stops } })
    expect(Math.abs(faded.at(5, 20)[0] - faded.at(395, 20)[0])).toBeGreaterThan(200)
    const image = { type: 'image', src: 'builtin:dunes', fit: 'cover' }
    const bytes = await exportedBytes(client, { designId: clear, format: 'png', background: image })
    const { channels } = await sharp(bytes).extract({ left: 0, top: 210, width: 400, height: 90 }).stats()
    expect(channels[0]?.stdev).toBeGreaterThan(3)
  })

  test.skipIf(!poppler)('fills the pages of a PDF and their bleed', async () => {
    const request = { designId: clear, format: 'pdf', background: '#112233', bleed: 10 }
    expectColor(await drawPage(await exportedBytes(client, request)), '#112233', [3, 3], [416, 316])
  })

  test('that is not a paint is rejected with a pointer', async () => {
    for (const [background, pointer] of [
      ['red', '/background'],
      [{ type: 'linear', angle: 0, stops: [{ offset: 0, color: 'nope' }] }, '/background/stops'],
      [{ type: 'image', src: 'builtin:nothing' }, '/background/src'],
    ] as const) {
      const { status, body } = await client.post('/api/exports', { designId: square, format: 'png', background })
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
      expect(body.errors[0].pointer).toContain(pointer)
    }
  })
})

describe('data', () => {
  let designId: string

  beforeAll(async () => {
    designId = await create(
      onePage([
        rect('panel', [0, 0, 100, 300], { slot: 'panel' }),
        { id: 'photo', type: 'image', slot: 'photo', x: 100, y: 0, width: 100, height: 300, src: 'builtin:sea' },
        {
          id: 'text',
          type: 'text',
          slot: 'title',
          x: 210,
          y: 10,
          width: 180,
          height: 60,
          text: 'Hello {{name|there}}',
        },
        rect('badge', [210, 200, 100, 80], { slot: 'badge', fill: '#00ff00' }),
      ]),
    )
  })

  test('fills slots for this export only', async () => {
    const data = { panel: '#0000ff', badge: { fill: '#ff00ff', width: 50 } }
    const filled = await picture({ designId, format: 'png', data })
    expectColor(filled, '#0000ff', [50, 150])
    expectColor(filled, '#ff00ff', [230, 240])
    expectColor(filled, '#ffffff', [290, 240])
    const plain = await picture({ designId, format: 'png' })
    expectColor(plain, '#ff0000', [50, 150])
    expectColor(plain, '#00ff00', [290, 240])
  })

  test('of null hides an element', async () => {
    expectColor(await picture({ designId, format: 'png', data: { badge: null } }), '#ffffff', [230, 240])
  })

  test('replaces an image', async () => {
    const bytes = await sharp({ create: { width: 10, height: 30, channels: 3, background: '#8000ff' } })
      .png()
      .toBuffer()
    const { body: asset } = await client.post('/api/assets', bytes, { 'content-type': 'image/png' })
    const data = { photo: `asset:${asset._id}` }
    expectColor(await picture({ designId, format: 'png', data }), '#8000ff', [150, 20], [150, 280])
  })

  test.skipIf(!poppler)('fills placeholders in texts, which otherwise show their defaults', async () => {
    const text = async (data?: object): Promise<string> =>
      (await poppler?.text(await exportedBytes(client, { designId, format: 'pdf', ...(data && { data }) }))) ?? ''
    expect(await text()).toContain('Hello there')
    expect(await text({ name: 'Ada' })).toContain('Hello Ada')
    expect(await text({ title: 'Good evening' })).toContain('Good evening')
  })

  test('for an unknown slot is rejected with the slots that exist, and an invalid value with a pointer', async () => {
    const { status, body } = await client.post('/api/exports', {
      designId,
      format: 'png',
      data: { panle: 'x', badge: { fill: 'x' } },
    })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
    const errors = body.errors as { pointer: string; detail: string }[]
    const unknown = errors.find(({ pointer }) => pointer === '/data/panle')
    for (const slot of ['panel', 'photo', 'title', 'badge', 'name']) expect(unknown?.detail).toContain(slot)
    expect(errors.some(({ pointer }) => pointer.startsWith('/data/badge'))).toBe(true)
  })
})

describe.skipIf(!poppler)('a PDF’s', () => {
  let filled: string

  beforeAll(async () => {
    filled = await create(onePage([rect('beyond', [-50, -50, 500, 400], { fill: '#00aaff' })]), 'For the printer')
  })

  const boxes = async (bytes: Uint8Array): Promise<Record<string, number[]>> => {
    const info = (await poppler?.tell('pdfinfo', bytes, '-box')) ?? ''
    const lines = info.matchAll(/^(\w+Box):\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)$/gm)
    return Object.fromEntries([...lines].map(([, name, ...sides]) => [name ?? '', sides.map(Number)]))
  }

  test('bleed extends beyond its edges, with the boxes that printers read', async () => {
    const bytes = await exportedBytes(client, { designId: filled, format: 'pdf', bleed: 12 })
    expect(await boxes(bytes)).toMatchObject({
      MediaBox: [0, 0, 318, 243],
      TrimBox: [9, 9, 309, 234],
      BleedBox: [0, 0, 318, 243],
    })
    expectColor(await drawPage(bytes), '#00aaff', [3, 3], [420, 320], [212, 162])
  })

  test('crop marks are outside the bleed', async () => {
    const bytes = await exportedBytes(client, { designId: filled, format: 'pdf', bleed: 12, cropMarks: true })
    const { MediaBox = [], TrimBox = [], BleedBox = [] } = await boxes(bytes)
    const [left = NaN, bottom = NaN, right = NaN, top = NaN] = TrimBox
    expect([right - left, top - bottom]).toEqual([300, 225])
    expect(BleedBox).toEqual([left - 9, bottom - 9, right + 9, top + 9])
    expect(MediaBox[2]).toBeGreaterThan(right + 9 + 10)
    const sheet = await drawPage(bytes)
    expectColor(sheet, '#ffffff', [2, 2])
    // A crop mark is drawn in line with the page's left edge, above the bleed.
    const edge = Math.round(left / 0.75)
    const column = Array.from({ length: Math.round((left - 9) / 0.75) - 2 }, (_, y) => y)
    const darkest = Math.min(...column.flatMap((y) => [-1, 0, 1].map((dx) => sheet.at(edge + dx, y)[0])))
    expect(darkest).toBeLessThan(120)
    const without = await exportedBytes(client, { designId: filled, format: 'pdf' })
    expect((await boxes(without))['MediaBox']).toEqual([0, 0, 300, 225])
  })

  test('metadata is in its properties, in any script', async () => {
    const metadata = {
      title: 'Été à 東京',
      author: 'Ada Lovelace',
      subject: 'A (test) \\ of "quotes"',
      keywords: ['one', 'zwei'],
    }
    const bytes = await exportedBytes(client, { designId: filled, format: 'pdf', metadata })
    const info = (await poppler?.tell('pdfinfo', bytes)) ?? ''
    expect(info).toMatch(/Title:\s+Été à 東京/)
    expect(info).toMatch(/Author:\s+Ada Lovelace/)
    expect(info).toMatch(/Subject:\s+A \(test\) \\ of "quotes"/)
    expect(info).toMatch(/Keywords:\s+one.*zwei/)
  })

  test('title is the design’s by default', async () => {
    const bytes = await exportedBytes(client, { designId: filled, format: 'pdf' })
    expect(await poppler?.tell('pdfinfo', bytes)).toMatch(/Title:\s+For the printer/)
  })

  test('page that is too large for readers is rejected', async () => {
    const { body: huge } = await client.post('/api/designs', { width: 10_000, height: 10_000 })
    const response = await client.post('/api/exports', { designId: huge._id, format: 'pdf', scale: 2 })
    expect(response).toMatchObject({ status: 422, body: { code: 'export_too_large' } })
    expect(response.body.detail).toMatch(/14400/)
  })
})

describe('options of other formats', () => {
  test('are rejected by name, together with all other errors', async () => {
    const request = { designId: square, format: 'jpeg', transparent: true, bleed: 3, scale: 0, metadata: { author: 1 } }
    const { status, body } = await client.post('/api/exports', request)
    expect(status).toBe(400)
    const pointers = (body.errors as { pointer: string }[]).map(({ pointer }) => pointer)
    for (const pointer of ['/transparent', '/bleed', '/scale', '/metadata']) expect(pointers).toContain(pointer)
  })
})
