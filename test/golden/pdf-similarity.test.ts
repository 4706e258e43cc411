import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { FIXTURES, readFixture, readTemplate, TEMPLATES } from '../fixtures/fixtures.ts'
import { openPdfium, popplerReader, type PdfReader } from './pdf-readers.ts'
import { findPoppler } from './poppler.ts'
import { shrunk, shrunkPicture, similarity } from './similarity.ts'

// PDFs look like PNGs in two readers, at a resolution at which their smoothing of small text is equal enough.

/** The shorter side, at least, of what the readers draw. Larger pages differ less, and take four times as long. */
const DRAWN_PX = 1000
/** Poppler moves photographs to whole pixels, which shows on a card. */
const TINY_PX = 300
const MIN_SIMILARITY = 0.98

let render: RenderDocument
let readers: PdfReader[]
const poppler = findPoppler()
beforeAll(async () => {
  render = createDocumentRenderer()
  readers = [await openPdfium(), ...(poppler ? [popplerReader(poppler)] : [])]
})

const DESIGNS = [
  // golden-pdf.test.ts compares fixtures with poppler, more strictly.
  ...FIXTURES.map((name) => ({ name, read: () => readFixture(name), by: 'PDFium' })),
  ...TEMPLATES.map((name) => ({ name, read: () => readTemplate(name), by: 'PDFium and poppler' })),
]

test.each(DESIGNS)(
  'the PDF of $name looks like its PNG in $by',
  async ({ read, by }) => {
    const { document, size, images } = await read()
    const shortest = Math.min(size.width, size.height)
    const scale = shortest < TINY_PX ? 4 : shortest < DRAWN_PX ? 2 : 1
    const task = { document, size, images }
    const pngs = await render({ ...task, output: { format: 'png', scale, transparent: false } })
    const pdf = await render({
      ...task,
      output: { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} },
    })
    const bytes = pdf.files[0]?.bytes ?? new Uint8Array()
    const pages = await Promise.all(pngs.files.map((file) => shrunk(sharp(file.bytes))))
    for (const reader of readers.filter(({ name }) => by.includes(name))) {
      const drawn = await reader.draw?.(bytes, { width: size.width * scale, height: size.height * scale })
      const theirs = await Promise.all((drawn ?? []).map(shrunkPicture))
      const similarities = pages.map((page, index) => similarity(page, theirs[index]))
      expect({ reader: reader.name, similarities }).toEqual({
        reader: reader.name,
        similarities: pages.map(() => expect.toSatisfy((value: number) => value >= MIN_SIMILARITY) as number),
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
