import sharp, { type Sharp } from 'sharp'
import { ssim } from 'ssim.js'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { FIXTURES, readFixture, readTemplate, TEMPLATES } from '../fixtures/fixtures.ts'
import { openPdfium, popplerReader, type PdfReader } from './pdf-readers.ts'
import { findPoppler } from './poppler.ts'

// PDFs look like PNGs in two readers, at a resolution at which their smoothing of small text is equal enough.

const SCALE = 2
/** The shorter side, at least, of what is compared. */
const COMPARED_PX = 256
const MIN_SIMILARITY = 0.98

/** Poppler moves and stretches photographs to whole pixels, which shows where most of a page is a detailed one. */
const OF_PHOTOGRAPHS = ['glass', 'strokes-masks-clips']
const MIN_SIMILARITY_OF_PHOTOGRAPHS = 0.975

let render: RenderDocument
let readers: PdfReader[]
const poppler = findPoppler()
beforeAll(async () => {
  render = createDocumentRenderer()
  readers = [await openPdfium(), ...(poppler ? [popplerReader(poppler)] : [])]
})

const DESIGNS = [
  ...FIXTURES.map((name) => ({ name, read: () => readFixture(name) })),
  ...TEMPLATES.map((name) => ({ name, read: () => readTemplate(name) })),
]

test.each(DESIGNS)(
  'the PDF of $name looks like its PNG in every reader',
  async ({ name, read }) => {
    const { document, size, images } = await read()
    const task = { document, size, images }
    const pngs = await render({ ...task, output: { format: 'png', scale: SCALE, transparent: false } })
    const pdf = await render({
      ...task,
      output: { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} },
    })
    const bytes = pdf.files[0]?.bytes ?? new Uint8Array()
    const pages = await Promise.all(pngs.files.map((file) => shrunk(sharp(file.bytes))))
    for (const reader of readers) {
      const isMoved = reader.name === 'poppler' && OF_PHOTOGRAPHS.includes(name)
      const least = isMoved ? MIN_SIMILARITY_OF_PHOTOGRAPHS : MIN_SIMILARITY
      const drawn = await reader.draw?.(bytes, { width: size.width * SCALE, height: size.height * SCALE })
      const theirs = await Promise.all((drawn ?? []).map(shrunkPicture))
      const similarities = pages.map((page, index) => similarity(page, theirs[index]))
      expect({ reader: reader.name, similarities }).toEqual({
        reader: reader.name,
        similarities: pages.map(() => expect.toSatisfy((value: number) => value >= least) as number),
      })
    }
  },
  120_000,
)

test('a page without one of its texts is not similar', async () => {
  const { document, size, images } = await readFixture('report')
  const without = structuredClone(document)
  without.pages = without.pages.slice(1, 2)
  const [whole] = (
    await render({ document: without, size, images, output: { format: 'png', scale: 1, transparent: false } })
  ).files
  without.pages[0]?.elements.splice(2, 4)
  const [less] = (
    await render({ document: without, size, images, output: { format: 'png', scale: 1, transparent: false } })
  ).files
  if (!whole || !less) throw new Error('there is no page')
  const [a, b] = await Promise.all([whole, less].map(({ bytes }) => shrunk(sharp(bytes))))
  expect(a && similarity(a, b)).toBeLessThan(MIN_SIMILARITY)
})

interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

function similarity(ours: Pixels, theirs: Pixels | undefined): number {
  if (theirs?.width !== ours.width || theirs.height !== ours.height) return 0
  return ssim(ours, theirs, { ssim: 'bezkrovny', downsample: false }).mssim
}

function shrunkPicture({ width, height, data }: { width: number; height: number; data: Buffer }): Promise<Pixels> {
  return shrunk(sharp(data, { raw: { width, height, channels: 4 } }))
}

/** Shrinks as the definition of SSIM does before it compares, which takes `ssim` itself most of its time. */
async function shrunk(image: Sharp): Promise<Pixels> {
  const { width, height } = await image.metadata()
  const factor = Math.max(1, Math.round(Math.min(width, height) / COMPARED_PX))
  const size = { width: Math.round(width / factor), height: Math.round(height / factor) }
  const resized = image
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .ensureAlpha()
    .raw()
  const { data, info } = await resized.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
