import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Document } from '../../src/document/document.ts'
import { createDocumentRenderer } from '../../src/render/render-document.ts'
import type { RenderTask } from '../../src/render/render-task.ts'
import { OWN_FONTS, OWN_FONTS_SIZE, ownFontFiles } from '../fixtures/own-fonts.ts'
import { compareGolden } from './compare-golden.ts'
import { openPdfium, pdfJs, popplerReader, type PdfReader } from './pdf-readers.ts'
import { findPoppler } from './poppler.ts'
import { shrunk, shrunkPicture, similarity } from './similarity.ts'

const poppler = findPoppler()
const readers: PdfReader[] = [await openPdfium(), pdfJs(), ...(poppler ? [popplerReader(poppler)] : [])]
const render = createDocumentRenderer()

type Design = Pick<RenderTask, 'document' | 'size' | 'images'>

const OWN: Design = { document: OWN_FONTS, size: OWN_FONTS_SIZE, images: await ownFontFiles() }
/** At which the smoothing of small text is equal enough in all readers. */
const SCALE = 4

async function pngOf(design: Design, scale = 1): Promise<Buffer> {
  const { files, warnings } = await render({ ...design, output: { format: 'png', scale, transparent: false } })
  expect(warnings.map(({ message }) => message)).toEqual([])
  return Buffer.from(files[0]?.bytes ?? [])
}

async function pdfOf(design: Design): Promise<Buffer> {
  const output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
  const { files } = await render({ ...design, output })
  return Buffer.from(files[0]?.bytes ?? [])
}

async function expectLooksTheSame(design: Design, pdf: Uint8Array): Promise<void> {
  const png = await shrunk(sharp(await pngOf(design, SCALE)))
  const size = { width: design.size.width * SCALE, height: design.size.height * SCALE }
  for (const reader of readers) {
    const [drawn] = (await reader.draw?.(pdf, size)) ?? []
    if (drawn) expect(similarity(png, await shrunkPicture(drawn)), reader.name).toBeGreaterThan(0.98)
  }
}

async function linesOf(reader: PdfReader, pdf: Uint8Array): Promise<string[]> {
  const [text = ''] = await reader.texts(pdf)
  return text.trim().split(/\s*\n\s*/)
}

test('fonts of a document and their axes match the approved image', async () => {
  compareGolden(join(import.meta.dirname, 'own-fonts.png'), await pngOf(OWN))
})

test('a PDF embeds instances of a variable font as TrueType, under the name of the family', async () => {
  const pdf = await pdfOf(OWN)
  expect(pdf.toString('latin1')).not.toContain('/Type3')
  expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]+\+Brand-800/)
})

test('every reader draws a variable font in its weights, and extracts its text', async () => {
  const pdf = await pdfOf(OWN)
  await expectLooksTheSame(OWN, pdf)
  const written = OWN.document.pages[0]?.elements.map((element) => (element.type === 'text' ? element.text : ''))
  for (const reader of readers)
    expect({ [reader.name]: await linesOf(reader, pdf) }).toEqual({ [reader.name]: written })
})

test('a font with CFF outlines is embedded as TrueType, drawn and extracted by every reader', async () => {
  const texts = ['Hamburgefonts, office 0123', 'LETTER SPACED AVATAR', 'Outline and shadow', 'Café']
  const styles = [{}, { letterSpacing: 0.2 }, { stroke: { paint: '#ff0000', width: 1 }, shadows: [{ x: 3, y: 3 }] }]
  const document: Document = {
    version: 1,
    fonts: [{ family: 'Brand', src: 'asset:ast_compact' }],
    pages: [
      {
        id: 'page',
        elements: texts.map((text, index) => ({
          ...{ id: `t${index}`, type: 'text', x: 20, y: 20 + 60 * index, width: 760, height: 50 },
          ...{ text, fontFamily: 'Brand', fontWeight: 500, fontSize: 32, ...styles[index] },
        })),
      },
    ],
  }
  // Inconsolata, under the Open Font License.
  const file = readFileSync(join(import.meta.dirname, '../../node_modules/bwip-js/fonts/Inconsolata.otf'))
  const design = { document, size: { width: 800, height: 270 }, images: { 'asset:ast_compact': file } }
  const pdf = await pdfOf(design)
  expect(pdf.toString('latin1')).toMatch(/\/FontFile2/)
  await expectLooksTheSame(design, pdf)
  for (const reader of readers) expect({ [reader.name]: await linesOf(reader, pdf) }).toEqual({ [reader.name]: texts })
})
