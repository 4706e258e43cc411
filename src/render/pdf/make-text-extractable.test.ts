import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPoppler, type Poppler } from '../../../test/golden/poppler.ts'
import type { Document } from '../../document/document.ts'
import { createRenderer, type Renderer } from '../renderer.ts'
import type { PdfOutput } from '../render-task.ts'

const PDF: PdfOutput = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }
const SIZE = { width: 794, height: 1123 }

/** In this font, one stem serves several letters and dots are separate glyphs, so no glyph identifies its letter. */
const ARTICLE =
  'يولد جميع الناس أحراراً متساوين في الكرامة والحقوق وقد وهبوا عقلاً وضميراً وعليهم أن يعامل بعضهم بعضاً بروح الإخاء '

function book(pages: number, text: string): Document {
  return {
    version: 1,
    pages: Array.from({ length: pages }, (_, page) => ({
      id: `p${page}`,
      elements: [{ id: `t${page}`, type: 'text', x: 20, y: 20, width: 754, height: 1083, fontSize: 8, text }],
    })),
  }
}

let renderer: Renderer
beforeAll(() => {
  renderer = createRenderer({ workers: 1, memoryMb: 360, timeoutMs: 100_000 })
})
afterAll(() => renderer.close())

test('a book of twelve Arabic pages renders within 360 MiB', async () => {
  const document = book(12, ARTICLE.repeat(70))
  const { files } = await renderer.render({ document, size: SIZE, output: PDF, images: {} })
  expect(files[0]?.bytes.length).toBeGreaterThan(15_000)
})

const poppler = findPoppler()

describe.skipIf(!poppler)('read by Poppler', () => {
  const read = poppler as Poppler

  test('words that share a stem of several letters are extracted as written on every page', async () => {
    const words = 'وقد بسبب بيت عليه تفاح'
    const { files } = await renderer.render({ document: book(2, words), size: SIZE, output: PDF, images: {} })
    const extracted = await read.text(files[0]?.bytes ?? new Uint8Array())
    expect(extracted.replace(/[\u202a-\u202e]/g, '').split(/\s+/)).toEqual([
      ...words.split(' '),
      ...words.split(' '),
      '',
    ])
  })

  test('a word that is too long to divide is extracted as written', async () => {
    const word = 'a1'.repeat(400)
    const document = book(1, word)
    for (const { elements } of document.pages) {
      for (const text of elements) Object.assign(text, { width: 3_900, fontFeatures: { tnum: true } })
    }
    const size = { width: 4_000, height: 100 }
    const { files } = await renderer.render({ document, size, output: PDF, images: {} })
    expect((await read.text(files[0]?.bytes ?? new Uint8Array())).replaceAll(/\s/g, '')).toBe(word)
  })

  test('ligatures whose parts have other characters elsewhere are extracted on every page', async () => {
    const document = book(2, 'a != b => c')
    for (const [index, page] of document.pages.entries()) {
      for (const element of page.elements) {
        Object.assign(element, { fontFamily: 'JetBrains Mono', text: index === 0 ? 'a != b' : 'b => c === d' })
      }
    }
    const { files } = await renderer.render({ document, size: SIZE, output: PDF, images: {} })
    expect((await read.text(files[0]?.bytes ?? new Uint8Array())).split(/[\n\f]+/)).toEqual([
      'a != b',
      'b => c === d',
      '',
    ])
  })
})
