import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { paperSize } from '../../src/document/paper-size.ts'
import type { Size } from '../../src/document/document.ts'
import { openColorProfile } from '../../src/render/cmyk/open-color-profile.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { parsePdf } from '../../src/render/pdf/parse-pdf.ts'
import { PdfName, PdfReference, type Pdf } from '../../src/render/pdf/pdf-value.ts'
import { pdfxViolations } from '../../src/render/pdf/testing/pdfx-violations.ts'
import { contents, streamOf } from '../../src/render/pdf/testing/read-pdf-parts.ts'
import { readTemplateFile, templateSlugs } from '../../templates/check/template-files.ts'
import { mediumOf } from '../../templates/check/template-medium.ts'
import { readTemplate } from '../fixtures/fixtures.ts'
import { findPoppler, type Poppler } from './poppler.ts'

const poppler = findPoppler()
const MM_PER_PT = 25.4 / 72
const BLEED_MM = 3

/** JPEG is lossy, so single pixels exceed the limit a little. */
const LOSS = 0.08

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const PRINTED = templateSlugs().filter((slug) => mediumOf(readTemplateFile(slug)) === 'print')

test.each(PRINTED)('%s is a PDF/X-4 with exact boxes, whose ink is within the limit', async (slug) => {
  const { document, size, images } = await readTemplate(slug)
  const { files } = await render({
    ...{ document, size, images },
    output: {
      ...{ format: 'pdf', scale: 1, bleed: `${BLEED_MM}mm`, cropMarks: true, metadata: {} },
      ...{ conformsTo: ['PDF/X-4'], colorProfile: 'fogra39-coated' },
    },
  })
  const bytes = files[0]?.bytes ?? new Uint8Array()
  const pdf = parsePdf(bytes)
  expect(pdfxViolations(pdf)).toEqual([])
  const { inkLimit } = openColorProfile('fogra39-coated').inks
  expect(Math.max(...plainInks(pdf))).toBeLessThanOrEqual(inkLimit + 0.002)
  expect(await mostInkOfPictures(pdf)).toBeLessThanOrEqual(inkLimit + LOSS)
  if (poppler) await expectBoxes(poppler, bytes, paperSize(size) ?? inMillimeters(size))
})

function inMillimeters({ width, height }: Size): Size {
  return { width: (width / 96) * 25.4, height: (height / 96) * 25.4 }
}

async function expectBoxes(reader: Poppler, bytes: Uint8Array, paper: Size): Promise<void> {
  const lines = await reader.tell('pdfinfo', bytes, '-box', '-l', '999')
  const boxes = (name: string): number[][] =>
    Array.from(lines.matchAll(new RegExp(`${name}:\\s+(.+)`, 'g')), ([, box = '']) =>
      box
        .trim()
        .split(/\s+/)
        .map((side) => Number(side) * MM_PER_PT),
    )
  const [trims, bleeds, sheets] = [boxes('TrimBox'), boxes('BleedBox'), boxes('MediaBox')]
  expect(trims.length).toBeGreaterThan(0)
  for (const [page, [left = NaN, bottom = NaN, right = NaN, top = NaN]] of trims.entries()) {
    expect(right - left).toBeCloseTo(paper.width, 1)
    expect(top - bottom).toBeCloseTo(paper.height, 1)
    const outside = [left - BLEED_MM, bottom - BLEED_MM, right + BLEED_MM, top + BLEED_MM]
    for (const [side, place] of outside.entries()) expect(bleeds[page]?.[side]).toBeCloseTo(place, 1)
    expect(sheets[page]?.[0]).toBeLessThan(left - BLEED_MM)
  }
}

/** Returns the sums of inks of all plain colors. */
function plainInks(pdf: Pdf): number[] {
  const colors = contents(pdf)
    .join('\n')
    .matchAll(/^(\S+) (\S+) (\S+) (\S+) K /gm)
  return [0, ...Array.from(colors, ([, ...inks]) => inks.reduce((sum, ink) => sum + Number(ink), 0))]
}

async function mostInkOfPictures(pdf: Pdf): Promise<number> {
  let most = 0
  for (const [id, { value }] of pdf.objects) {
    const space = value instanceof Map ? value.get('ColorSpace') : undefined
    if (!(value instanceof Map) || !value.has('Width') || !(space instanceof PdfName)) continue
    if (space.name !== 'DeviceCMYK') continue
    const stream = streamOf(pdf, new PdfReference(id))
    const filter = value.get('Filter')
    const isJpeg = filter instanceof PdfName && filter.name === 'DCTDecode'
    const inks = isJpeg
      ? await sharp(stream).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
      : stream
    for (let at = 0; at < inks.length; at += 4) {
      most = Math.max(most, (inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0) + (inks[at + 3] ?? 0))
    }
  }
  return most / 255
}
