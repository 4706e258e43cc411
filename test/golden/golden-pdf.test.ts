import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../src/document/document.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import type { Output } from '../../src/render/render-task.ts'
import { FIXTURES, readFixture, type Fixture } from '../fixtures/fixtures.ts'
import { type DecodedPicture, decodePicture } from '../setup/decode-picture.ts'
import { comparePages } from './compare-pages.ts'
import { findPoppler, type Poppler } from './poppler.ts'

// Every fixture's PDF, drawn by poppler, must look like its PNG. Failures write both to test-results/golden.

const RESULTS = join(import.meta.dirname, '../../test-results/golden')

/** A thousand filtered windows come to 0.014. */
const TOLERATED_SHARE = 0.02

const PNG_OUTPUT: Output = { format: 'png', scale: 1, transparent: false }
const PDF_OUTPUT: Output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const poppler = findPoppler()

describe.skipIf(!poppler)('drawn by poppler', () => {
  // If poppler is not installed, this is undefined and the tests are skipped.
  const viewer = poppler as Poppler

  test.each(FIXTURES)('the PDF of %s looks like its PNG', async (name) => {
    const fixture = await readFixture(name)
    const [pages, pdf] = [await pngs(fixture, fixture.document), await pdfOf(fixture, fixture.document)]
    // The size in pixels is passed, because page sizes in points are not whole pixels.
    const drawn = await viewer.draw(pdf, fixture.size)
    expect(drawn).toHaveLength(pages.length)
    for (const [index, page] of pages.entries()) {
      const other = drawn[index]
      if (!other) continue
      const { share, tiles } = comparePages(page, other)
      if (share > TOLERATED_SHARE || tiles.length > 0) {
        mkdirSync(RESULTS, { recursive: true })
        writeFileSync(join(RESULTS, `${name}.pdf`), pdf)
        writeFileSync(join(RESULTS, `${name}-${index + 1}-poppler.png`), PNG.sync.write(other))
      }
      expect({ page: index + 1, tiles, share }).toEqual({
        page: index + 1,
        tiles: [],
        share: expect.toSatisfy((value: number) => value <= TOLERATED_SHARE),
      })
    }
  })

  test('a single missing dash does not pass', async () => {
    const fixture = await readFixture('shapes-strokes-gradients')
    const [page] = await pngs(fixture, fixture.document)
    const document = structuredClone(fixture.document)
    const line = document.pages[0]?.elements.find(
      (element) => element.type === 'line' && element.stroke?.cap === 'square',
    )
    if (line?.type !== 'line' || !page) throw new Error('the fixture has no dashed line')
    line.points[0] = { x: 28, y: 0 }
    const [drawn] = await viewer.draw(await pdfOf(fixture, document), 96)
    expect(drawn && comparePages(page, drawn).tiles).not.toEqual([])
  })

  test('a PDF with a missing, moved or recolored element does not pass', async () => {
    const fixture = await readFixture('text-styles')
    const [page] = await pngs(fixture, fixture.document)
    const changes: ((document: Document) => void)[] = [
      (document) => document.pages[0]?.elements.splice(4, 1),
      (document) => document.pages[0]?.elements.forEach((element) => (element.x += 4)),
      (document) => {
        const text = document.pages[0]?.elements.find((element) => element.type === 'text')
        if (text?.type === 'text') text.fill = '#1d4ed8'
      },
    ]
    for (const change of changes) {
      const document = structuredClone(fixture.document)
      change(document)
      const [drawn] = await viewer.draw(await pdfOf(fixture, document), 96)
      if (!page || !drawn) throw new Error('there is no page')
      const { share, tiles } = comparePages(page, drawn)
      expect(share > TOLERATED_SHARE || tiles.length > 0, String(change)).toBe(true)
    }
  })
})

async function pngs({ size, images }: Fixture, document: Document): Promise<DecodedPicture[]> {
  const { files } = await render({ document, size, images, output: PNG_OUTPUT })
  return Promise.all(files.map(({ bytes }) => decodePicture(bytes)))
}

async function pdfOf({ size, images }: Fixture, document: Document): Promise<Uint8Array> {
  const { files, warnings } = await render({ document, size, images, output: PDF_OUTPUT })
  expect(warnings).toEqual([])
  return files[0]?.bytes ?? new Uint8Array()
}
