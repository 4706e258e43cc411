import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { findPoppler, type Poppler } from '../../test/golden/poppler.ts'
import type { PaintImage } from '../paint/canvas.ts'
import { decodeImage } from './decode-image.ts'
import { createDocumentRenderer } from './render-document.ts'
import { asContext, openCanvas } from './skia.ts'
import { documentOf } from './testing/read-pixels.ts'

const SIDE = 60
const size = { width: SIDE, height: SIDE }

const teal = (): Sharp =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#2a9d8f' } }).jpeg({ quality: 95 })

const cmyk = (): Promise<Buffer> => teal().toColorspace('cmyk').toBuffer()

/** Declares the inks of `cmyk` as YCCK, or removes the segment, which makes them plain inks. */
async function recoded(transform: 'ycck' | 'not-inverted'): Promise<Buffer> {
  const bytes = await cmyk()
  const name = bytes.indexOf('Adobe')
  if (transform === 'not-inverted') return Buffer.concat([bytes.subarray(0, name - 4), bytes.subarray(name + 12)])
  bytes[name + 11] = 2
  return bytes
}

const FILES: [string, () => Promise<Buffer>][] = [
  ['in CMYK', cmyk],
  ['in CMYK with a profile', () => teal().withIccProfile('cmyk').toBuffer()],
  ['in YCCK', () => recoded('ycck')],
  ['in CMYK that is not inverted', () => recoded('not-inverted')],
  ['in progressive CMYK', () => teal().toColorspace('cmyk').jpeg({ progressive: true }).toBuffer()],
  ['in color', () => teal().toBuffer()],
  ['in gray', () => teal().toColorspace('b-w').toBuffer()],
]

async function expectedColor(bytes: Uint8Array): Promise<number[]> {
  const { space, hasProfile } = await sharp(bytes).metadata()
  if (space !== 'cmyk' || hasProfile) return [...(await sharp(bytes).toColorspace('srgb').raw().toBuffer())].slice(0, 3)
  const [c = 0, m = 0, y = 0, k = 0] = await sharp(bytes)
    .pipelineColorspace('cmyk')
    .toColorspace('cmyk')
    .raw()
    .toBuffer()
  return [c, m, y].map((ink) => ((255 - ink) * (255 - k)) / 255)
}

function pixelsOf(image: PaintImage): Uint8ClampedArray {
  const { context } = openCanvas(SIDE, SIDE)
  asContext(context).drawImage(image, 0, 0)
  return context.getImageData(0, 0, SIDE, SIDE).data
}

/** The largest difference of the middle pixel from `color`. */
function largestDifference(data: Uint8Array | Uint8ClampedArray, color: readonly number[]): number {
  const middle = (SIDE / 2) * (SIDE + 1) * 4
  return Math.max(...color.map((part, index) => Math.abs(part - (data[middle + index] ?? 0))))
}

test.each(FILES)('a JPEG %s has the right colors at full and reduced size', async (_, make) => {
  const bytes = await make()
  for (const requested of [undefined, size]) {
    const { image, width, height, isOpaque } = await decodeImage(bytes, requested)
    expect({ width, height, isOpaque }).toEqual({ ...size, isOpaque: true })
    expect(largestDifference(pixelsOf(image), await expectedColor(bytes))).toBeLessThan(3)
  }
})

test("CMYK with a profile has the profile's colors", async () => {
  const { image } = await decodeImage(await teal().withIccProfile('cmyk').toBuffer())
  expect(largestDifference(pixelsOf(image), [42, 157, 143])).toBeLessThan(20)
})

test('a truncated CMYK JPEG is rejected as an invalid image', async () => {
  await expect(decodeImage((await cmyk()).subarray(0, 30))).rejects.toMatchObject({ code: 'image_invalid' })
})

describe('a CMYK JPEG has the same color', () => {
  const poppler = findPoppler()
  const render = createDocumentRenderer()
  const document = documentOf([{ id: 'i', type: 'image', x: 0, y: 0, ...size, src: 'p' }])

  test.each([
    { format: 'png', transparent: false },
    { format: 'jpeg', quality: 95 },
    { format: 'webp', quality: 95, transparent: false, animated: false },
  ] as const)('as $format', async (output) => {
    const images = { p: await cmyk() }
    const { files } = await render({ document, size, output: { scale: 1, ...output }, images })
    const data = await sharp(files[0]?.bytes).ensureAlpha().raw().toBuffer()
    expect(largestDifference(data, await expectedColor(images.p))).toBeLessThan(6)
  })

  test.skipIf(!poppler)('as pdf', async () => {
    const images = { p: await cmyk() }
    const output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
    const { files } = await render({ document, size, output, images })
    const [page] = await (poppler as Poppler).draw(files[0]?.bytes ?? new Uint8Array(), 96)
    expect(largestDifference(page?.data ?? new Uint8Array(), await expectedColor(images.p))).toBeLessThan(6)
  })
})
