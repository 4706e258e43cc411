import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPoppler, type Poppler } from '../../../test/golden/poppler.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Page, Size } from '../../document/document.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'
import type { PdfOutput } from '../render-task.ts'

const poppler = findPoppler()

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const SQUARE: Size = { width: 1080, height: 1080 }
const PHOTO = readFileSync(new URL('../../assets/builtin/mountains.jpg', import.meta.url))

interface PdfOptions extends Partial<Omit<PdfOutput, 'format'>> {
  readonly size?: Size
  readonly images?: Record<string, Uint8Array>
}

async function pdfOf(pages: Page[], { size = SQUARE, images = {}, ...options }: PdfOptions = {}): Promise<Uint8Array> {
  const output: PdfOutput = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {}, ...options }
  const { files } = await render({ document: { version: 1, pages }, size, output, images })
  expect(files).toHaveLength(1)
  return files[0]?.bytes ?? new Uint8Array()
}

function page(...elements: Element[]): Page {
  return { id: 'page', elements: elements.map((element, index) => ({ ...element, id: `e${index}` })) }
}

function text(words: string, rest: Partial<Extract<Element, { type: 'text' }>> = {}): Element {
  return { id: 't', type: 'text', x: 40, y: 40, width: 1000, height: 100, fontSize: 48, text: words, ...rest }
}

function image(rest: Partial<Extract<Element, { type: 'image' }>> = {}): Element {
  return { id: 'i', type: 'image', x: 0, y: 0, width: 540, height: 405, src: 'photo', ...rest }
}

function plain(extracted: string): string {
  return extracted.replace(/[\u202a-\u202e\u200e\u200f\f]/g, '').trim()
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

test('equal documents produce equal bytes', async () => {
  const pages = [page(text('waffle office 😀 سلام'), image({ shadows: [{ x: 0, y: 10, blur: 20 }] }))]
  const [first, second] = [
    await pdfOf(pages, { images: { photo: PHOTO } }),
    await pdfOf(pages, { images: { photo: PHOTO } }),
  ]
  expect(Buffer.compare(first, second)).toBe(0)
})

test('translucent groups on a page of 10,000 × 10,000 pixels stay vectors', async () => {
  let nested: Element = { id: 'r', type: 'rect', x: 0, y: 0, width: 9_000, height: 9_000, fill: '#336699' }
  for (let depth = 0; depth < 8; depth += 1) {
    const words = { ...text(`depth ${depth}`, { fontSize: 400, height: 500, width: 9_000 }), id: `t${depth}` }
    nested = {
      id: `g${depth}`,
      type: 'group',
      x: 0,
      y: 0,
      width: 1e4,
      height: 1e4,
      opacity: 0.9,
      elements: [nested, words],
    }
  }
  const before = process.memoryUsage.rss()
  const pdf = await pdfOf([page(nested)], { size: { width: 10_000, height: 10_000 } })
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
  expect(latin1(pdf)).not.toContain('/Subtype /Image')
  expect(pdf.length).toBeLessThan(60_000)
})

test('a photograph on several pages is embedded once, as a JPEG', async () => {
  const pages = [page(image()), page(image({ fit: 'cover', height: 300 })), page(image({ opacity: 0.5 }))]
  const pdf = await pdfOf(pages, { images: { photo: PHOTO } })
  expect(latin1(pdf).match(/\/Subtype \/Image/g)).toHaveLength(1)
  expect(latin1(pdf)).toContain('/DCTDecode')
  expect(pdf.length).toBeLessThan(PHOTO.length * 1.5)
})

test('a photograph that is shown small is embedded at a reduced resolution', async () => {
  const small = await pdfOf([page(image({ width: 100, height: 75 }))], { images: { photo: PHOTO } })
  expect(latin1(small)).toMatch(/\/Width 400\n\/Height 300\n/)
  const cut = image({ width: 300, height: 300, crop: { x: 0.4, y: 0.4, width: 0.1, height: 0.1 } })
  expect(latin1(await pdfOf([page(cut)], { images: { photo: PHOTO } }))).toMatch(/\/Width 1[26]\d\n/)
})

test('a photograph with transparency is a JPEG with a mask, and flat art remains lossless', async () => {
  const transparent = await pdfOf([page(image())], { images: { photo: await roundPhoto() } })
  expect(transparent.length).toBeLessThan(300_000)
  expect(latin1(transparent)).toContain('/DCTDecode')
  expect(latin1(transparent)).toContain('/SMask')
  const flat = latin1(await pdfOf([page(image())], { images: { photo: flatArt() } }))
  expect(flat).not.toContain('/DCTDecode')
  expect(flat).toContain('/SMask')
})

async function roundPhoto(): Promise<Uint8Array> {
  const { loadImage } = await import('@napi-rs/canvas')
  const canvas = createCanvas(1000, 1000)
  const context = canvas.getContext('2d')
  context.arc(500, 500, 500, 0, Math.PI * 2)
  context.clip()
  context.drawImage(await loadImage(PHOTO), 0, 0, 1000, 1000)
  return canvas.encodeSync('png')
}

function flatArt(): Uint8Array {
  const canvas = createCanvas(1000, 1000)
  const context = canvas.getContext('2d')
  for (const [index, color] of ['#e63946', '#457b9d', '#2a9d8f'].entries()) {
    context.fillStyle = color
    context.fillRect(index * 300, index * 200, 350, 400)
  }
  return canvas.encodeSync('png')
}

describe.skipIf(!poppler)('read by Poppler', () => {
  const read = poppler as Poppler

  test.each([
    ['Lato', 'waffle office fjord affiliation'],
    ['Inter', 'waffle -> 12:30 3x4 office fjord'],
    ['Pacifico', 'waffle office fjord'],
    ['Playfair Display', 'waffle office fjord difficult flow'],
    ['Lora', 'waffle office first fjord'],
    ['JetBrains Mono', 'waffle != office => fjord'],
    ['Dancing Script', 'waffle office fjord'],
    ['Roboto', 'waffle office fjord'],
    ['Inter', 'السلام عليكم لا إله بيت تفاح'],
    ['Inter', 'שלום עולם'],
    ['Inter', 'क्षत्रिय हिन्दी किताब'],
    ['Inter', 'ภาษาไทยน้ำ'],
    ['Inter', '日本語テキスト 漢字'],
    ['Inter', '😀👩‍👩‍👧🇩🇪👍🏽 emoji ❤️'],
    ['Inter', '1 0 obj <</Length 5>> stream endstream endobj (a\\)b) BT ET Tj xref trailer'],
  ])('text in %s is extracted as written: %s', async (fontFamily, words) => {
    const extracted = await read.text(await pdfOf([page(text(words, { fontFamily, fontSize: 24 }))]))
    expect(plain(extracted)).toBe(words)
  })

  test('every text is extracted, even if many have the same position', async () => {
    const labels = Array.from({ length: 150 }, (_, index) => `waffle${index}`)
    const elements = labels.map((label, index) =>
      text(label, {
        fontSize: 12,
        x: 20 + (index % 10) * 105,
        y: 20 + Math.floor(index / 10) * 60,
        width: 100,
        height: 20,
        fontFamily: 'Lato',
      }),
    )
    const extracted = await read.text(await pdfOf([page(...elements)]))
    expect(extracted.split(/\s+/).filter(Boolean).toSorted()).toEqual(labels.toSorted())
  })

  test('text with effects, rotation, wrapping, an outline or a group is extracted once', async () => {
    const elements = [
      text('shadowed office', { shadows: [{ x: 2, y: 2, blur: 4 }] }),
      text('outlined waffle', { y: 140, stroke: { paint: '#ff0000', width: 2 }, fontFamily: 'Lato' }),
      text('turned affair', { y: 300, rotation: 30, width: 400, fontFamily: 'Lato' }),
      text('faint fjord', { y: 500, opacity: 0.3, blendMode: 'multiply' }),
      text('gradient flow', {
        y: 600,
        fill: {
          type: 'linear',
          angle: 90,
          stops: [
            { offset: 0, color: '#f00' },
            { offset: 1, color: '#00f8' },
          ],
        },
      }),
      {
        id: 'g',
        type: 'group',
        x: 0,
        y: 700,
        width: 1000,
        height: 200,
        opacity: 0.5,
        shadows: [{ blur: 9 }],
        elements: [{ ...text('grouped waffle', { fontFamily: 'Lato' }), id: 'inner' }],
      } satisfies Element,
      text('spaced office', { y: 900, letterSpacing: 0.1 }),
    ]
    const words = plain(await read.text(await pdfOf([page(...elements)]), '-raw')).split(/\s+/)
    expect(words.toSorted()).toEqual(
      'shadowed office outlined waffle turned affair faint fjord gradient flow grouped waffle spaced office'
        .split(' ')
        .toSorted(),
    )
  })

  test('a page has 96 pixels per inch, multiplied by the scale', async () => {
    expect(await read.tell('pdfinfo', await pdfOf([page()]))).toContain('Page size:       810 x 810 pts')
    const odd = await pdfOf([page()], { size: { width: 795, height: 1123 } })
    expect(await read.tell('pdfinfo', odd)).toContain('Page size:       596.25 x 842.25 pts')
    expect(await read.tell('pdfinfo', await pdfOf([page()], { scale: 0.5 }))).toContain(
      'Page size:       405 x 405 pts',
    )
  })

  test('a page with the pixels of a paper size has that paper size and is painted to its edges', async () => {
    const red: Page = { ...page(text('waffle office', { width: 600 })), background: '#ff0000' }
    const pdf = await pdfOf([red, { ...red, id: 'second' }], { size: { width: 794, height: 1123 } })
    expect(await read.tell('pdfinfo', pdf, '-l', '2')).toMatch(
      /Page +1 size: +595\.276 x 841\.89 pts \(A4\)\n[^]*Page +2 size: +595\.276 x 841\.89 pts \(A4\)/,
    )
    expect(plain(await read.text(pdf)).match(/waffle office/g)).toHaveLength(2)
    const [drawn] = await read.draw(pdf, 288)
    const { width = 0, height = 0, data = new Uint8Array() } = drawn ?? {}
    const corners = [0, width - 2, (height - 2) * width, (height - 1) * width - 2].map((at) => data[at * 4 + 1])
    expect(corners).toEqual([0, 0, 0, 0])
    const lying = await pdfOf([page()], { size: { width: 1123, height: 794 }, scale: 0.5 })
    expect(await read.tell('pdfinfo', lying)).toContain('Page size:       420.945 x 297.638 pts')
  })

  test('the trim box of a page with bleed has the paper size, and a link over the page covers it exactly', async () => {
    const link: Element = {
      id: 'l',
      type: 'rect',
      x: 0,
      y: 0,
      width: 559,
      height: 794,
      link: 'https://example.com/all',
    }
    const options = { bleed: 12, cropMarks: true, size: { width: 559, height: 794 } }
    const pdf = await pdfOf([page(link)], options)
    const [, trim = ''] = /TrimBox: +([\d. ]+)/.exec(await read.tell('pdfinfo', pdf, '-box')) ?? []
    const [left = 0, bottom = 0, right = 0, top = 0] = trim.split(/ +/).map(Number)
    expect([(right - left) / 72, (top - bottom) / 72]).toEqual([
      expect.closeTo(148 / 25.4, 3) as number,
      expect.closeTo(210 / 25.4, 3) as number,
    ])
    const [, rect = ''] = /\/Rect \[([^\]]*)\]/.exec(latin1(pdf)) ?? []
    expect(rect.split(' ').map((side) => Number(side).toFixed(2))).toEqual(trim.split(/ +/))
  })

  test.each([1123, 1122, 1121])(
    'a page %d pixels high, which is not a whole number of points, is at the top of its sheet',
    async (height) => {
      const rect: Element = { id: 'r', type: 'rect', x: 0, y: 100, width: 50, height: 100 }
      const [drawn] = await read.draw(await pdfOf([page(rect)], { size: { width: 100, height } }), 384)
      const isDark = (y: number): boolean => (drawn?.data[y * drawn.width * 4 + 40] ?? 255) < 128
      const rows = Array.from({ length: drawn?.height ?? 0 }, (_, y) => y).filter(isDark)
      expect([rows[0], rows.at(-1)]).toEqual([400, 799])
    },
  )

  test('bleed and crop marks surround the page, and the boxes define the cut', async () => {
    const pdf = await pdfOf([{ ...page(), background: '#ff0000' }], {
      bleed: 12,
      cropMarks: true,
      size: { width: 200, height: 100 },
    })
    const boxes = await read.tell('pdfinfo', pdf, '-box')
    expect(boxes).toMatch(/MediaBox: +0\.00 +0\.00 +213\.00 +138\.00/)
    expect(boxes).toMatch(/BleedBox: +22\.50 +22\.50 +190\.50 +115\.50/)
    expect(boxes).toMatch(/TrimBox: +31\.50 +31\.50 +181\.50 +106\.50/)
    const [drawn] = await read.draw(pdf, 96)
    const at = (x: number, y: number): string =>
      [...(drawn?.data.subarray((y * (drawn.width || 0) + x) * 4, (y * (drawn.width || 0) + x) * 4 + 3) ?? [])].join()
    expect([drawn?.width, drawn?.height]).toEqual([284, 184])
    expect([at(32, 90), at(28, 90), at(100, 153), at(100, 156)]).toEqual([
      '255,0,0',
      '255,255,255',
      '255,0,0',
      '255,255,255',
    ])
    expect(Number(at(42, 14).split(',')[0])).toBeLessThan(220)
  })

  test('the metadata is written in any script, without dates', async () => {
    const metadata = { title: 'Été (5 0 obj) 漢字 😀 \\', author: 'Zoë', subject: 'endobj', keywords: ['a', 'ß'] }
    const info = await read.tell('pdfinfo', await pdfOf([page()], { metadata }))
    expect(info).toContain('Title:           Été (5 0 obj) 漢字 😀 \\\n')
    expect(info).toContain('Author:          Zoë\n')
    expect(info).toContain('Subject:         endobj\n')
    expect(info).toContain('Keywords:        a, ß\n')
    expect(info).not.toContain('Date')
  })

  test('the link of a button that hugs its words, and its tag, cover the button', async () => {
    const label = text('Order now', { fit: 'hug', fontSize: 20 })
    const shape: Element = { id: 'shape', type: 'rect', x: 0, y: 0, width: 1, height: 1, placement: 'cover' }
    const button: Element = {
      ...{ id: 'button', type: 'group', x: 96, y: 96, width: 1, height: 1, link: 'https://example.com/order' },
      ...{ alt: 'Order now', layout: { hug: 'both', padding: 24 }, elements: [shape, label] },
    }
    const bytes = await pdfOf([page(button)])
    const [, rect = ''] = /\/Rect \[([^\]]*)\]/.exec(latin1(bytes)) ?? []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect.split(' ').map(Number)
    // "Order now" is about 100 px wide and 24 px high. A pixel is ¾ of a point.
    expect(left).toBeCloseTo(72, 1)
    expect((right - left) / 0.75).toBeGreaterThan(48 + 80)
    expect((right - left) / 0.75).toBeLessThan(48 + 120)
    expect((top - bottom) / 0.75).toBeCloseTo(48 + 24, 0)
    expect(await read.tell('pdfinfo', bytes)).toContain('Tagged:          yes')
  })

  test('links cover the visible parts of their elements, once each', async () => {
    const elements: Element[] = [
      text('link', { link: 'https://example.com/a?b=(c)', width: 400 }),
      {
        id: 'g',
        type: 'group',
        x: 100,
        y: 500,
        width: 200,
        height: 200,
        clip: true,
        elements: [
          { id: 'in', type: 'rect', x: 150, y: 0, width: 400, height: 100, link: 'https://example.com/ä' },
          { id: 'out', type: 'rect', x: 300, y: 0, width: 400, height: 100, link: 'https://example.com/out' },
        ],
      },
      { id: 'r', type: 'rect', x: 700, y: 700, width: 100, height: 100, rotation: 45, link: 'mailto:me@example.com' },
      {
        ...{ id: 'f', type: 'group', x: 500, y: 100, width: 400, height: 100, flipX: true },
        elements: [{ id: 'fl', type: 'rect', x: 0, y: 0, width: 100, height: 50, link: 'https://example.com/flipped' }],
      },
      {
        id: 'h',
        type: 'rect',
        x: 0,
        y: 0,
        width: 100,
        height: 100,
        visible: false,
        link: 'https://example.com/hidden',
      },
    ]
    const pdf = latin1(await pdfOf([page(...elements)]))
    const links = [...pdf.matchAll(/\/Rect \[([^\]]*)\][^]*?\/URI ([(<].*?[)>])>>/g)].map(([, rect, url]) => [
      rect,
      url,
    ])
    expect(links.map(([rect]) => rect?.split(' ').map((side) => Math.round(Number(side) * 100) / 100))).toEqual([
      [30, 705, 330, 780],
      [187.5, 360, 225, 435],
      [509.47, 194.47, 615.53, 300.53].map((side): unknown => expect.closeTo(side, 1)),
      [600, 697.5, 675, 735],
    ])
    expect(links[0]?.[1]).toBe(`<${Buffer.from('https://example.com/a?b=(c)').toString('hex').toUpperCase()}>`)
    expect(links[1]?.[1]).toBe('(https://example.com/%C3%A4)')
    expect(pdf.match(/\/QuadPoints/g)).toHaveLength(3)
    expect(pdf).not.toContain('hidden')
  })
})
