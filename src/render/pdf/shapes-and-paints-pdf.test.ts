import { PNG } from 'pngjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPoppler, type Poppler } from '../../../test/golden/poppler.ts'
import type { Element } from '../../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'
import { parsePdf } from './parse-pdf.ts'
import type { Pdf } from './pdf-value.ts'

const poppler = findPoppler()

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const tile = (() => {
  const picture = new PNG({ width: 20, height: 20 })
  for (let at = 0; at < 400; at += 1) picture.data.set([255, 0, 0, 255], at * 4)
  return new Uint8Array(PNG.sync.write(picture))
})()

/** Opaque in its left half. */
const half = (() => {
  const picture = new PNG({ width: 20, height: 20 })
  for (let at = 0; at < 400; at += 1) picture.data.set([0, 255, 0, at % 20 < 10 ? 255 : 0], at * 4)
  return new Uint8Array(PNG.sync.write(picture))
})()

async function pdfOf(...elements: Element[]): Promise<Uint8Array> {
  const { files } = await render({
    document: { version: 1, pages: [{ id: 'page', elements }] },
    size: { width: 400, height: 400 },
    output: { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} },
    images: { tile, half },
  })
  return files[0]?.bytes ?? new Uint8Array()
}

function pictureSizes({ objects }: Pdf): number[] {
  return [...objects.values()].flatMap(({ value }) => {
    const width = value instanceof Map ? value.get('Width') : undefined
    return typeof width === 'number' ? [width] : []
  })
}

const rect = { id: 'r', type: 'rect', x: 20, y: 20, width: 360, height: 360 } as const
const pattern = { type: 'pattern', src: 'tile', scale: 0.537 } as const

describe.skipIf(!poppler)('in a PDF drawn by poppler', () => {
  // If poppler is not installed, this is undefined and the tests are skipped.
  const viewer = poppler as Poppler

  test.each([
    ['of a fractional size', { fill: pattern }],
    ['that are rotated', { fill: { ...pattern, angle: 17 } }],
    ['of a translucent pattern', { fill: { ...pattern, opacity: 0.5 } }],
    ['of a translucent element', { fill: pattern, opacity: 0.5 }],
  ] as const)('tiles %s have no seams', async (_name, properties) => {
    const pdf = await pdfOf({ ...rect, ...properties })
    for (const dpi of [96, 133]) {
      const [page] = await viewer.draw(pdf, dpi)
      if (!page) throw new Error('there is no page')
      const [from, to] = [Math.ceil((25 * dpi) / 96), Math.floor((375 * dpi) / 96)]
      const greens = new Set<number>()
      for (let y = from; y < to; y += 1) {
        for (let x = from; x < to; x += 1) greens.add(page.data[(y * page.width + x) * 4 + 1] ?? 0)
      }
      expect(Math.max(...greens) - Math.min(...greens), `${dpi} dpi`).toBeLessThan(4)
    }
  })

  test('a pattern is one small picture', async () => {
    const sizes = pictureSizes(parsePdf(await pdfOf({ ...rect, fill: pattern })))
    expect(sizes.length).toBeGreaterThan(0)
    for (const width of sizes) expect(width).toBeLessThan(200)
  })

  test('a mask hides what its picture does not cover, and everything around it', async () => {
    const box = { x: 100, y: 100, width: 200, height: 100 } as const
    const mask = { type: 'alpha', src: 'half', fit: 'contain' } as const
    const image: Element = { ...box, id: 'i', type: 'image', src: 'tile', mask }
    const text: Element = { id: 't', type: 'text', x: 60, y: 30, width: 90, height: 40, text: 'Words', fontSize: 20 }
    const group: Element = { ...box, id: 'g', y: 250, type: 'group', elements: [text], clip: true, mask }
    const pdf = await pdfOf(image, group)
    const [page] = await viewer.draw(pdf, 96)
    const at = (x: number, y: number): number[] => [
      ...(page?.data.subarray((y * page.width + x) * 4).subarray(0, 3) ?? []),
    ]
    expect(at(175, 150)).toEqual([expect.closeTo(255, -1), 0, 0])
    expect(at(120, 150)).toEqual([255, 255, 255])
    expect(at(225, 150)).toEqual([255, 255, 255])
    expect((await viewer.text(pdf)).trim()).toBe('Words')
  })

  test('the words of mirrored text can be found, and a polygon is a path', async () => {
    const text: Element = {
      id: 't',
      type: 'text',
      x: 20,
      y: 20,
      width: 300,
      height: 60,
      text: 'Mirror me',
      fontSize: 40,
    }
    const pdf = await pdfOf({ ...text, flipX: true }, { ...rect, type: 'polygon', cornerRadius: 20 })
    expect((await viewer.text(pdf)).trim().split(/\s+/)).toEqual(expect.arrayContaining(['Mirror', 'me']))
    expect(pictureSizes(parsePdf(pdf))).toEqual([])
  })

  test('text beneath glass stays text, and the glass is one picture in its shape', async () => {
    const text: Element = { id: 't', type: 'text', x: 20, y: 20, width: 300, height: 60, text: 'Beneath', fontSize: 40 }
    const glass: Element = { ...rect, id: 'g', type: 'ellipse', fill: '#ffffff33', backdropBlur: 8 }
    const pdf = await pdfOf(text, glass)
    expect((await viewer.text(pdf)).trim()).toBe('Beneath')
    expect(pictureSizes(parsePdf(pdf))).toHaveLength(1)
    const sharp = await viewer.draw(await pdfOf(text), 96)
    const [drawn] = await viewer.draw(pdf, 96)
    const row = 50
    const darkest = (page: (typeof sharp)[number] | undefined): number =>
      Math.min(...Array.from({ length: 60 }, (_, x) => page?.data[(row * page.width + 110 + x) * 4] ?? 0))
    expect(darkest(sharp[0])).toBeLessThan(30)
    expect(darkest(drawn)).toBeGreaterThan(60)
  })

  test('glass in a group with a shadow has its backdrop too', async () => {
    const dark: Element = { id: 'd', type: 'rect', x: 0, y: 0, width: 200, height: 400, fill: '#000000' }
    const glass: Element = { id: 'p', type: 'rect', x: 0, y: 0, width: 200, height: 200, fill: null, backdropBlur: 8 }
    const group: Element = {
      ...{ id: 'g', type: 'group', x: 100, y: 100, width: 200, height: 200, opacity: 0.99 },
      shadows: [{ y: 4, blur: 8 }],
      elements: [glass],
    }
    const [page] = await viewer.draw(await pdfOf(dark, group), 96)
    const at = (x: number): number => page?.data[(200 * page.width + x) * 4] ?? 0
    expect(at(199)).toBeGreaterThan(80)
    expect(at(199)).toBeLessThan(170)
    expect(at(120)).toBeLessThan(10)
  })
})
