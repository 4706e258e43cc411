import { expect, test } from 'vitest'
import { sharp } from '../../assets/sharp.ts'
import type { Document } from '../../document/document.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { createDocumentRenderer } from '../render-document.ts'
import type { GifOutput, Output, RenderedFile } from '../render-task.ts'

const SIZE = { width: 120, height: 80 }
const GIF: GifOutput = { format: 'gif', scale: 1, transparent: false, pageSeconds: 1.5, loop: 0, transition: 'none' }
const WEBP: Output = {
  ...{ format: 'webp', scale: 1, transparent: false, quality: 90, animated: true },
  ...{ pageSeconds: 1.5, loop: 0, transition: 'none' },
}
const PNG: Output = { format: 'png', scale: 1, transparent: false }

const render = createDocumentRenderer()

function design(...pages: readonly (readonly [background: string | null, x: number])[]): Document {
  const parsed = parseDocument({
    version: 1,
    pages: pages.map(([background, x], index) => ({
      id: `p${index}`,
      background,
      elements: [
        { id: `box${index}`, type: 'rect', x, y: 10, width: 30, height: 30, fill: '#1d4ed8' },
        { id: `dot${index}`, type: 'ellipse', x: 70, y: 45, width: 30, height: 30, fill: '#dc2626' },
      ],
    })),
  })
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  return parsed.document
}

const THREE = design(['#fef3c7', 5], ['#fef3c7', 25], ['#dcfce7', 45])

async function file(document: Document, output: Output): Promise<RenderedFile> {
  const { files } = await render({ document, size: SIZE, output, images: {} })
  expect(files).toHaveLength(1)
  return files[0] as RenderedFile
}

async function frames({ bytes }: Pick<RenderedFile, 'bytes'>) {
  const { pages = 1, delay, loop } = await sharp(bytes).metadata()
  const pixels = Array.from({ length: pages }, (_, page) => sharp(bytes, { page }).ensureAlpha().raw().toBuffer())
  return { delay, loop, pixels: await Promise.all(pixels) }
}

async function pngs(document: Document, output = PNG): Promise<Buffer[]> {
  const { files } = await render({ document, size: SIZE, output, images: {} })
  return Promise.all(files.map(({ bytes }) => sharp(bytes).ensureAlpha().raw().toBuffer()))
}

function meanDifference(one: Buffer, other: Buffer): number {
  expect(one).toHaveLength(other.length)
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

test.each([
  ['GIF', GIF, 1.5],
  ['WebP', WEBP, 2.5],
])('the frames of a %s are the pages, as in their PNGs', async (_, output, tolerance) => {
  const animation = await file(THREE, output)
  expect(animation).toMatchObject({ page: null, ...SIZE })
  const { delay, loop, pixels } = await frames(animation)
  expect(delay).toEqual([1_500, 1_500, 1_500])
  expect(loop).toBe(0)
  const expected = await pngs(THREE)
  for (const [page, frame] of pixels.entries()) {
    expect(meanDifference(frame, expected[page] ?? Buffer.alloc(0)), `page ${page + 1}`).toBeLessThan(tolerance)
  }
})

test.each([
  ['GIF', GIF],
  ['WebP', WEBP],
])('a %s has the pages in their order, the number of plays, and equal bytes each time', async (_, output) => {
  const chosen = { ...output, pages: [3, 1], loop: 4 }
  const one = await file(THREE, chosen)
  expect(Buffer.from(one.bytes).equals((await file(THREE, chosen)).bytes)).toBe(true)
  const { loop, pixels } = await frames(one)
  expect(loop).toBe(4)
  const expected = await pngs(THREE)
  expect(pixels).toHaveLength(2)
  expect(meanDifference(pixels[0] ?? Buffer.alloc(0), expected[2] ?? Buffer.alloc(0))).toBeLessThan(2.5)
  expect(meanDifference(pixels[1] ?? Buffer.alloc(0), expected[0] ?? Buffer.alloc(0))).toBeLessThan(2.5)
})

test('a GIF that is played once does not repeat', async () => {
  const { bytes } = await file(THREE, { ...GIF, loop: 1 })
  expect(Buffer.from(bytes).includes('NETSCAPE')).toBe(false)
  const repeating = await file(THREE, GIF)
  expect(Buffer.from(repeating.bytes).includes('NETSCAPE2.0\x03\x01\0\0\0')).toBe(true)
})

test.each([
  ['GIF', GIF, [4, 80]],
  ['WebP', WEBP, [6, 50]],
] as const)(
  'pages of a %s fade within their time, also to the first if it repeats forever',
  async (_, output, fade) => {
    const [count, ms] = fade
    const page = [1_500 - count * ms, ...Array.from({ length: count }, () => ms)]
    const forever = await frames(await file(THREE, { ...output, transition: 'fade' }))
    expect(forever.delay).toEqual([...page, ...page, ...page])
    const twice = await frames(await file(THREE, { ...output, transition: 'fade', loop: 2 }))
    expect(twice.delay).toEqual([...page, ...page, 1_500 - count * ms])
    const [first, second] = await pngs(THREE)
    const middle = forever.pixels[count / 2] ?? Buffer.alloc(0)
    const mixed = Buffer.from(
      (first ?? []).map((value, at) => {
        const share = count / 2 / (count + 1)
        return value * (1 - share) + (second?.[at] ?? 0) * share
      }),
    )
    expect(meanDifference(middle, mixed)).toBeLessThan(4)
  },
)

test('pages that are too short do not fade', async () => {
  const { delay } = await frames(await file(THREE, { ...GIF, transition: 'fade', pageSeconds: 0.05 }))
  expect(delay).toEqual([50, 50, 50])
})

test.each([
  ['GIF', GIF],
  ['WebP', WEBP],
])('a %s of one page is a picture', async (_, output) => {
  const { bytes } = await file(THREE, { ...output, pages: [2], transition: 'fade' })
  const { pages = 1 } = await sharp(bytes).metadata()
  expect(pages).toBe(1)
  expect(Buffer.from(bytes).includes('NETSCAPE') || Buffer.from(bytes).includes('ANIM')).toBe(false)
})

test('equal pages are one longer frame', async () => {
  const { delay } = await frames(await file(design(['#ffffff', 5], ['#ffffff', 5], ['#ffffff', 9]), GIF))
  expect(delay).toEqual([3_000, 1_500])
})

test('only pixels that change are written again', async () => {
  const alone = await file(THREE, { ...WEBP, pages: [1] })
  const moved = await file(design(['#fef3c7', 5], ['#fef3c7', 6], ['#fef3c7', 7]), WEBP)
  expect(moved.bytes.length).toBeLessThan(2 * alone.bytes.length)
})

test.each([
  ['GIF', { ...GIF, transparent: true, matte: '#000' }],
  ['WebP', { ...WEBP, transparent: true, quality: 100 }],
])('a transparent %s shows nothing of earlier pages', async (_, output) => {
  const { pixels } = await frames(await file(THREE, output))
  const expected = await pngs(THREE, { ...PNG, transparent: true })
  expect(pixels).toHaveLength(3)
  for (const [page, frame] of pixels.entries()) {
    const alphaAt = (x: number, y: number, of: Buffer | undefined): number => of?.[(y * SIZE.width + x) * 4 + 3] ?? -1
    for (const [x, y] of [
      [8, 20],
      [30, 20],
      [60, 20],
      [85, 60],
      [110, 5],
    ] as const) {
      expect(alphaAt(x, y, frame), `page ${page + 1}, ${x}, ${y}`).toBe(alphaAt(x, y, expected[page]))
    }
  }
})

test('translucent pixels of a GIF are mixed with the matte, and those that are mostly transparent disappear', async () => {
  const corner = async (background: string, matte?: string): Promise<number[]> => {
    const { pixels } = await frames(
      await file(THREE, { ...GIF, background, ...(matte && { matte, transparent: true }) }),
    )
    return [...(pixels[0]?.subarray(0, 4) ?? [])]
  }
  expect(await corner('#ff0000c0', '#000')).toEqual([192, 0, 0, 255])
  expect(await corner('#ff0000c0', '#0000ff')).toEqual([192, 0, 63, 255])
  expect(await corner('#ff0000c0')).toEqual([255, 63, 63, 255])
  expect((await corner('#ff000070'))[3]).toBe(0)
})

test('an animation with too many pixels is rejected, with advice', async () => {
  const output: Output = { ...GIF, scale: 8, transition: 'fade' }
  const pages = Array.from({ length: 40 }, () => ['#ffffff', 5] as const)
  await expect(render({ document: design(...pages), size: SIZE, output, images: {} })).rejects.toMatchObject({
    code: 'export_too_large',
    details: {
      reason:
        'an animation can have at most 100 megapixels across all frames; 40 pages, which fade, are 200 frames of 960 × 640 px, 123 megapixels. Use fewer pages, a smaller scale or no transition',
    },
  })
})
