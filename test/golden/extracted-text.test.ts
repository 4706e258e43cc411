import { beforeAll, expect, test } from 'vitest'
import { openBundledFonts } from '../../src/assets/fonts/bundled-fonts.ts'
import type { Document, Page, Size } from '../../src/document/document.ts'
import { drawnDocument } from '../../src/document/drawn-document.ts'
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

/** Letters of Aref Ruqaa are raised, and readers divide words there. */
const DIVIDED = ['lantern-iftar-invitation']

const DESIGNS = [
  ...FIXTURES.map((name) => ({ name, read: () => readFixture(name), by: ['PDFium', 'pdf.js', 'poppler'] })),
  // Their PDFs have nothing that those of the fixtures lack, and of poppler only the characters could be compared.
  ...TEMPLATES.map((name) => ({ name, read: () => readTemplate(name), by: ['PDFium', 'pdf.js'] })),
]

test.each(DESIGNS)(
  'every reader extracts the text of $name',
  async ({ name, read, by }) => {
    const design = await read()
    const pdf = await pdfOf(design)
    for (const reader of readers.filter((each) => by.includes(each.name))) {
      const texts = await reader.texts(pdf)
      for (const [index, page] of drawnDocument(design.document).pages.entries()) {
        const extracted = plain((texts[index] ?? '').replaceAll(DIVISION, '-\n'))
        const lines = linesOf(page, design.size)
        // Poppler reads rotated text by columns, and no two readers agree on lines with both directions.
        const isDivided = reader.name === 'poppler' || DIVIDED.includes(name)
        const whole = isDivided ? [] : lines.filter(({ isMixed }) => !isMixed)
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
  Arabic: 'يولد جميع الناس أحراراً متساوين في الكرامة والحقوق بينالي رياح الصحراء السلام',
  'Chinese, Simplified': '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。',
  'Chinese, Traditional': '人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心。',
  English: 'The office waffle is an affliction: “all” human beings are born free',
  German: 'Alle Menschen sind frei und gleich an Würde und Rechten, größer als Maße',
  Greek: 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι',
  Hebrew: 'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם',
  Hindi: 'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता',
  Japanese: 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である',
  Korean: '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다',
  Russian: 'Все люди рождаются свободными и равными в своём достоинстве',
  Thai: 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน น้ำใจ',
  Turkish: 'Bütün insanlar hür, haysiyet ve haklar bakımından eşit İstanbul ılık',
  Vietnamese: 'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm',
}
const FROM_RIGHT_TO_LEFT = ['Arabic', 'Hebrew']
const CODES: Readonly<Record<string, string>> = {
  'Chinese, Simplified': 'zh-Hans',
  'Chinese, Traditional': 'zh-Hant',
  Japanese: 'ja',
  Korean: 'ko',
}

const SIZE: Size = { width: 1200, height: 300 }
type TextStyle = Partial<Complete<'text'>>

const STYLES: readonly (readonly [name: string, style: TextStyle])[] = [
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
]

/** A page for each language, with its text on one line, and on a second one with another setting of type. */
function sample(style: TextStyle): Document {
  const pages = Object.entries(LANGUAGES).map(([name, text], index): Page => {
    const language = CODES[name]
    const line = { type: 'text', x: 20, width: 1160, height: 80, text, fontSize: 22 } as const
    const elements: Element[] = [
      { ...line, id: `plain-${index}`, y: 20, ...(language && { language }) },
      { ...line, ...style, id: `styled-${index}`, y: 120, ...(language && { language }) },
    ]
    return { id: `p${index}`, elements }
  })
  return { version: 1, pages }
}

test.each(STYLES)('every language is extracted in order, also %s', async (_, style) => {
  const pdf = await pdfOf({ document: sample(style), size: SIZE, images: {} })
  const written = Object.entries(LANGUAGES).map(([name, text]) => ({ name, text: text.normalize('NFC') }))
  for (const reader of readers) {
    const texts = await reader.texts(pdf)
    // Poppler reads slanted text by columns. A span would help it, but it reverses those from right to left.
    const isUnordered = (name: string): boolean =>
      reader.name === 'poppler' && style.rotation !== undefined && FROM_RIGHT_TO_LEFT.includes(name)
    const extracted = written.map(({ name }, index) => ({ name, lines: splitLines(texts[index] ?? '') }))
    expect({ reader: reader.name, extracted: extracted.filter(({ name }) => !isUnordered(name)) }).toEqual({
      reader: reader.name,
      extracted: written
        .filter(({ name }) => !isUnordered(name))
        .map(({ name, text }) => ({ name, lines: [text, text] })),
    })
  }
})

function splitLines(extracted: string): string[] {
  return extracted
    .normalize('NFC')
    .replaceAll(CONTROLS, '')
    .trim()
    .split(/\s*\n\s*/)
}

const PROSE =
  'Typography is the craft of endowing human language with a durable visual form, and thus with an independent existence.'
const WORDS = { type: 'text', x: 20, y: 20, width: 500, height: 260, fontSize: 22 } as const

/** What is set in ways that divide, turn or move text, and the words that readers should find. */
const SETTINGS: Readonly<Record<string, readonly [element: object, words: string]>> = {
  columns: [{ ...WORDS, text: PROSE, columns: 2, columnGap: 30 }, PROSE],
  'hyphenated words': [{ ...WORDS, width: 130, fontSize: 18, text: PROSE, hyphens: 'auto', language: 'en-US' }, PROSE],
  'a drop cap': [{ ...WORDS, text: PROSE, dropCap: 2 }, PROSE],
  'letter-spaced capitals': [
    { ...WORDS, text: 'Saturday, April 14', textTransform: 'uppercase', letterSpacing: 0.3 },
    'SATURDAY, APRIL 14',
  ],
  'tabs with leaders': [
    { ...WORDS, text: 'Soup\t4.50\nFish\t12.00', tabs: [{ at: 400, align: 'right', leader: '.' }] },
    'Soup 4.50 Fish 12.00',
  ],
  'a table': [
    {
      ...{ type: 'table', x: 20, y: 20, width: 500, height: 120, columns: [{}, {}, {}] },
      rows: [
        ['Item', 'Count', 'Price'],
        ['Tea cups', '12', '48.00'],
      ],
    },
    'Item Count Price Tea cups 12 48.00',
  ],
  emoji: [
    { ...WORDS, text: 'Launch 🚀 with family 👨‍👩‍👧 and flag 🇯🇵 today' },
    'Launch 🚀 with family 👨‍👩‍👧 and flag 🇯🇵 today',
  ],
  'numbers from right to left': [
    { ...WORDS, text: 'الطابق 24 في عام 2026 بسعر 150 ريال', width: 700 },
    'الطابق 24 في عام 2026 بسعر 150 ريال',
  ],
  'a curve': [
    { ...WORDS, text: 'Up, over the hill and away', path: { type: 'path', d: 'M0 200 Q 250 0 500 200' } },
    'Up, over the hill and away',
  ],
  'a circle': [
    { ...WORDS, width: 260, text: 'Roasted by hand since 1987 · Lisbon', path: { type: 'circle' } },
    'Roasted by hand since 1987 · Lisbon',
  ],
  'a circle, from inside': [
    {
      ...WORDS,
      width: 260,
      text: 'Roasted by hand since 1987',
      path: { type: 'circle', side: 'inside', startAngle: 200 },
    },
    'Roasted by hand since 1987',
  ],
  'a curve from right to left': [
    { ...WORDS, text: 'مقهى الصباح الجميل', path: { type: 'path', d: 'M0 200 Q 250 0 500 200' } },
    'مقهى الصباح الجميل',
  ],
  'vertical Japanese': [
    {
      ...WORDS,
      text: '吾輩は猫である。名前はまだ無い。11月25日(水)、Tokyo展は100名。どこで生れたかとんと見当がつかぬ。何でも薄暗い所で泣いていた事だけは記憶している。',
      language: 'ja',
      writingMode: 'vertical',
    },
    '吾輩は猫である。名前はまだ無い。11月25日(水)、Tokyo展は100名。どこで生れたかとんと見当がつかぬ。何でも薄暗い所で泣いていた事だけは記憶している。',
  ],
  'vertical English': [{ ...WORDS, text: PROSE, writingMode: 'vertical', fontSize: 18 }, PROSE],
  'vertical Chinese': [
    {
      ...WORDS,
      text: '人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心。',
      language: 'zh-Hant',
      writingMode: 'vertical',
    },
    '人人生而自由，在尊嚴和權利上一律平等。他們賦有理性和良心。',
  ],
}

test('every reader finds words in order, whichever way they are set', async () => {
  const pages = Object.values(SETTINGS).map(([element], index) => ({
    id: `p${index}`,
    elements: [{ ...element, id: `e${index}` }],
  })) as Page[]
  const pdf = await pdfOf({ document: { version: 1, pages }, size: SIZE, images: {} })
  for (const reader of readers) {
    const texts = await reader.texts(pdf)
    const extracted = Object.keys(SETTINGS).map((name, index) => [name, readWords(texts[index] ?? '')])
    expect({ reader: reader.name, ...Object.fromEntries(extracted) }).toEqual({
      reader: reader.name,
      ...Object.fromEntries(Object.entries(SETTINGS).map(([name, [, words]]) => [name, readWords(words)])),
    })
  }
})

const MIXED = /\p{Script=Arabic}.*\d/u
const IDEOGRAPH = '[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]'

/** As searches do: hyphens at the end of lines and line ends between ideographs do not divide words. */
function readWords(extracted: string): string {
  const words = plain(
    extracted
      .replaceAll(/-\r?\n/g, '')
      .replaceAll(DIVISION, '')
      .replaceAll(/(?:\. ?){3,}/g, ' '),
  )
  // Readers lose or move the spaces next to numbers from right to left.
  if (MIXED.test(words)) return words.replaceAll(' ', '')
  return words.replaceAll(new RegExp(`(?<=${IDEOGRAPH}) (?=${IDEOGRAPH})|(?<=[、。]) `, 'g'), '')
}
