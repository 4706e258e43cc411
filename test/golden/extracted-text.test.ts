import { beforeAll, describe, expect, test } from 'vitest'
import { openBundledFonts } from '../../src/assets/fonts/bundled-fonts.ts'
import type { Document, Page, Size } from '../../src/document/document.ts'
import type { Complete, Element } from '../../src/document/elements/element.ts'
import { paintPage } from '../../src/paint/paint-page.ts'
import { recordCanvas } from '../../src/paint/testing/recording-canvas.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import { prepareSkia } from '../../src/render/skia.ts'
import { createHyphenation } from '../../src/text/hyphenation.ts'
import { cacheLayouts, type LayoutText } from '../../src/text/layout-cache.ts'
import type { TextLine } from '../../src/text/text-layout.ts'
import { FIXTURES, readFixture, readTemplate, TEMPLATES, type Fixture } from '../fixtures/fixtures.ts'
import { openPdfium, pdfJs, popplerReader, type PdfReader } from './pdf-readers.ts'
import { findPoppler } from './poppler.ts'

// The text that readers extract, for search, copying and screen readers, is the text that was written.

let render: RenderDocument
let layoutText: LayoutText
let readers: PdfReader[]
const poppler = findPoppler()
beforeAll(async () => {
  render = createDocumentRenderer()
  const hyphenation = createHyphenation()
  await hyphenation.load(['en-US'])
  layoutText = cacheLayouts({ ...prepareSkia(openBundledFonts()), hyphenation }, 1_000_000)
  readers = [await openPdfium(), pdfJs(), ...(poppler ? [popplerReader(poppler)] : [])]
})

async function pdfOf({ document, size, images }: Fixture): Promise<Uint8Array> {
  const output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
  const { files } = await render({ document, size, images, output })
  return files[0]?.bytes ?? new Uint8Array()
}

/** PDFium marks a word that is divided at the end of a line with this character instead of hyphen and line end. */
const DIVISION = '\ufffe'

const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\ufe0f/g

interface DrawnRun {
  readonly text: string
  /** Whether its line has both directions. */
  readonly isMixed: boolean
}

function linesOf(page: Page, size: Size): DrawnRun[] {
  const lines = drawnLines(page, size)
  return lines.flatMap(({ runs }) =>
    runs.map(({ text }) => ({
      text: plain(text),
      isMixed: new Set(runs.map(({ direction }) => direction)).size > 1,
    })),
  )
}

/** Paints the page as a PDF does, and returns the lines of its texts and of those in charts, codes and tables. */
function drawnLines(page: Page, size: Size): TextLine[] {
  const lines: TextLine[] = []
  const { context, environment } = recordCanvas(size, { target: 'vector' })
  // The recording context has no pixels to blur.
  const sharp = JSON.parse(
    JSON.stringify(page, (key, value: unknown) => (key === 'backdropBlur' ? undefined : value)),
  ) as Page
  paintPage(context, sharp, {
    ...environment,
    layoutText,
    createVectorLayer: (width, height) => ({ ...environment.createLayer(width, height), drawOnto: () => undefined }),
    tag(scope, element, paint) {
      if (element.type !== 'text') paint()
      else if (scope.target === 'vector' && !scope.silhouette) lines.push(...layoutText(element).lines)
    },
  })
  return lines
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(CONTROLS, '').replaceAll(/\s+/g, ' ').trim()
}

/** Without hyphens, since poppler omits those at the end of a line. */
function charactersOf(text: string): string {
  return Array.from(text.replaceAll(/[ -]/g, '').replaceAll(')', '(')).sort().join('')
}

const DESIGNS = [
  ...FIXTURES.map((name) => ({ name, read: () => readFixture(name) })),
  ...TEMPLATES.map((name) => ({ name, read: () => readTemplate(name) })),
]

test.each(DESIGNS)(
  'every reader extracts the text of $name',
  async ({ read }) => {
    const design = await read()
    const pdf = await pdfOf(design)
    for (const reader of readers) {
      const texts = await reader.texts(pdf)
      for (const [index, page] of design.document.pages.entries()) {
        const extracted = plain((texts[index] ?? '').replaceAll(DIVISION, '-\n'))
        const lines = linesOf(page, design.size)
        // Poppler reads rotated text by columns, and no two readers agree on lines with both directions.
        const whole = reader.name === 'poppler' ? [] : lines.filter(({ isMixed }) => !isMixed)
        const missing = whole.map(({ text }) => text).filter((text) => !extracted.includes(text))
        expect({ reader: reader.name, missing, characters: charactersOf(extracted) }).toEqual({
          reader: reader.name,
          missing: [],
          characters: charactersOf(lines.map(({ text }) => text).join('')),
        })
      }
    }
  },
  60_000,
)

const LANGUAGES: Readonly<Record<string, string>> = {
  Arabic: 'يولد جميع الناس متساوين في الكرامة والحقوق بينالي رياح الصحراء السلام',
  English: 'The office waffle is an affliction: “all” human beings are born free',
  German: 'Alle Menschen sind frei und gleich an Würde und Rechten, größer als Maße',
  Greek: 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι',
  Hebrew: 'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם',
  Hindi: 'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता',
  Japanese: 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である',
  Russian: 'Все люди рождаются свободными и равными в своём достоинстве',
  Thai: 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน น้ำใจ',
  Turkish: 'Bütün insanlar hür, haysiyet ve haklar bakımından eşit İstanbul ılık',
  Vietnamese: 'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm',
}

const SIZE: Size = { width: 1200, height: 300 }

/** On one line, and on a second one with another setting of type. */
function sample(text: string, style: Partial<Complete<'text'>>): Document {
  const line = { type: 'text', x: 20, width: 1160, height: 80, text, fontSize: 22 } as const
  const elements: Element[] = [
    { ...line, id: 'plain', y: 20 },
    { ...line, ...style, id: 'styled', y: 120 },
  ]
  return { version: 1, pages: [{ id: 'p', elements }] }
}

describe.each<[string, Partial<Complete<'text'>>]>([
  ['letter-spaced', { letterSpacing: 0.2, fontSize: 15 }],
  ['outlined', { stroke: { paint: '#ff0000', width: 1 } }],
  ['rotated', { rotation: 4 }],
  ['with a sharp shadow', { shadows: [{ x: 3, y: 3, color: '#ff0000' }] }],
  [
    'with a gradient',
    {
      fill: {
        type: 'linear',
        stops: [
          { offset: 0, color: '#ff0000' },
          { offset: 1, color: '#0000ff' },
        ],
      },
    },
  ],
])('%s', (_, style) => {
  test.each(Object.entries(LANGUAGES))('%s is extracted in order', async (_language, text) => {
    const pdf = await pdfOf({ document: sample(text, style), size: SIZE, images: {} })
    const written = text.normalize('NFC')
    // Poppler reads rotated text by columns.
    for (const reader of readers.filter(({ name }) => name !== 'poppler' || style.rotation === undefined)) {
      const [extracted = ''] = await reader.texts(pdf)
      const lines = extracted
        .normalize('NFC')
        .replaceAll(CONTROLS, '')
        .trim()
        .split(/\s*\n\s*/)
      expect({ reader: reader.name, lines }).toEqual({ reader: reader.name, lines: [written, written] })
    }
  })
})
