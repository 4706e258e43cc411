import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Element } from '../document/elements/element.ts'
import { decodeImage } from './decode-image.ts'
import { openPictures, planPictures } from './open-pictures.ts'
import type { Output } from './render-task.ts'
import { documentOf } from './testing/read-pixels.ts'

const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer()
const image = { id: 'i', type: 'image', src: 'p', x: 0, y: 0, width: 100, height: 100 } as const
const png: Output = { format: 'png', scale: 1, transparent: false }

async function decodedAt(elements: Element[], output: Output = png, bytes: Uint8Array = photo) {
  const cache = { open: decodeImage }
  const pages = documentOf(elements).pages.map((page, index) => ({ page, number: index + 1 }))
  const drawing = { document: documentOf(elements), size: { width: 200, height: 200 }, output }
  const planned = await planPictures(pages, new Map([['p', bytes]]), drawing)
  const { width, height } = (await openPictures(planned, cache)).get('p') ?? { width: 0, height: 0 }
  return `${width} × ${height}`
}

test('a photograph in a small frame is decoded at a reduced size that is at least as large as shown', async () => {
  expect(await decodedAt([image])).toBe('250 × 125')
  expect(await decodedAt([{ ...image, width: 130, height: 130 }])).toBe('500 × 250')
  expect(await decodedAt([image], { ...png, scale: 8 })).toBe('2000 × 1000')
})

test('the largest use of an image determines its size', async () => {
  expect(await decodedAt([image, { ...image, id: 'j', width: 300, height: 300 }])).toBe('1000 × 500')
  const group: Element = {
    id: 'g',
    type: 'group',
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    elements: [{ ...image, id: 'j', width: 600 }],
  }
  expect(await decodedAt([image, group])).toBe('1000 × 500')
  const fill = { type: 'image', src: 'p' } as const
  expect(await decodedAt([image, { id: 'r', type: 'rect', x: 0, y: 0, width: 900, height: 10, fill }])).toBe(
    '1000 × 500',
  )
  expect(await decodedAt([image, { id: 't', type: 'text', x: 0, y: 0, width: 10, height: 10, text: 'a', fill }])).toBe(
    '2000 × 1000',
  )
})

test('tiles determine the size by their scale, and the picture keeps the size of its file', async () => {
  const fill = { type: 'pattern', src: 'p', scale: 0.1 } as const
  const rect: Element = { id: 'r', type: 'rect', x: 0, y: 0, width: 900, height: 900, fill }
  expect(await decodedAt([rect])).toBe('250 × 125')
  const pages = [{ page: { id: 'p', elements: [rect] }, number: 1 }]
  const drawing = { document: documentOf([rect]), size: { width: 200, height: 200 }, output: png }
  const planned = await planPictures(pages, new Map([['p', new Uint8Array(photo)]]), drawing)
  const picture = (await openPictures(planned, { open: decodeImage })).get('p')
  expect(picture?.original).toEqual({ width: 2000, height: 1000 })
})

test('a crop requires a larger size than the whole image', async () => {
  expect(await decodedAt([{ ...image, crop: { x: 0, y: 0, width: 0.1, height: 0.2 } }])).toBe('1000 × 500')
})

test('a frame without an area needs no pixels', async () => {
  expect(await decodedAt([{ ...image, width: 0, height: 0 }])).toBe('63 × 32')
  expect(
    await decodedAt([
      { ...image, height: 0 },
      { ...image, id: 'j' },
    ]),
  ).toBe('250 × 125')
})

test('images for a PDF have at least three pixels per CSS pixel, or their original size', async () => {
  const pdf: Output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }
  expect(await decodedAt([image], pdf)).toBe('1000 × 500')
  expect(await decodedAt([{ ...image, width: 400 }], pdf)).toBe('2000 × 1000')
})

test('an image of 50 megapixels is decoded at less than 24', async () => {
  const huge = await sharp({ create: { width: 10_000, height: 5000, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  expect(await decodedAt([{ ...image, width: 10_000, height: 5000 }], png, huge)).toBe('5000 × 2500')
})

test('a transparent PNG is decoded at a reduced size, and so is a photograph with an orientation, upright', async () => {
  const half = await sharp({ create: { width: 2000, height: 1000, channels: 4, background: '#33669980' } })
    .png()
    .toBuffer()
  expect(await decodedAt([image], png, half)).toBe('250 × 125')
  const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
  expect(await decodedAt([image], png, turned)).toBe('125 × 250')
})
