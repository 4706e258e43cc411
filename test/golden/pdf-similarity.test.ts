import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { FIXTURES, readFixture, readTemplate, TEMPLATES } from '../fixtures/fixtures.ts'
import { openPdfium, type PdfReader } from './pdf-readers.ts'
import { shrunk, shrunkPicture, similarity } from './similarity.ts'

/*
 * PDFs look like PNGs in PDFium, at a resolution at which its smoothing of small text is equal enough. In poppler,
 * golden-pdf.test.ts compares the fixtures, more strictly: no PDF of a template has operators, or entries of
 * dictionaries, that theirs lack.
 */

/** The shorter side, at least, of what the readers draw. Larger pages differ less, and take four times as long. */
const DRAWN_PX = 1000
const TINY_PX = 300
const MIN_SIMILARITY = 0.98

let render: RenderDocument
let reader: PdfReader
beforeAll(async () => {
  render = createDocumentRenderer()
  reader = await openPdfium()
})

const DESIGNS = [
  ...FIXTURES.map((name) => ({ name, read: () => readFixture(name) })),
  ...TEMPLATES.map((name) => ({ name, read: () => readTemplate(name) })),
]

test.each(DESIGNS)(
  'the PDF of $name looks like its PNG in PDFium',
  async ({ read }) => {
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
    const drawn = await reader.draw?.(bytes, { width: size.width * scale, height: size.height * scale })
    const theirs = await Promise.all((drawn ?? []).map(shrunkPicture))
    expect(pages.map((page, index) => similarity(page, theirs[index]))).toEqual(
      pages.map(() => expect.toSatisfy((value: number) => value >= MIN_SIMILARITY) as number),
    )
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
