import type { ReadableLetter, ReadableLine } from '../../paint/readable-line.ts'
import { blankFont } from './blank-font.ts'
import { asSpan } from './write-content.ts'
import {
  addObject,
  dictionary,
  formatNumber,
  PdfName,
  textString,
  type Pdf,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from './pdf-value.ts'
import type { TextAngle } from './drawn-text.ts'
import { writeTexts } from './to-unicode.ts'

/** Writes texts that readers extract and nothing shows, as scanners write recognized text. */
export interface InvisibleText {
  /** Returns operators in a space in which `y` points down. Adds the font to `resources`. */
  write(line: ReadableLine, resources: PdfDictionary, angle: TextAngle): string
  /** Adds the font to the file, if it was used. */
  finish(): void
}

const NAME = 'PlatenInvisible'
const MAX_CODES = 65_534
/** Of a glyph in a font. */
const MAX_WIDTH = 65_535
const [EM, ASCENT, DESCENT] = [1000, 800, -200]
const MARK = /^\p{M}$/u

export function createInvisibleText(pdf: Pdf): InvisibleText {
  const codes = new Map<string, number>()
  const texts: [code: number, text: string][] = []
  const widths: number[] = []
  let font: PdfReference | undefined
  const codeOf = (text: string, drawnWidth: number): number => {
    const width = Math.min(MAX_WIDTH, Math.max(0, drawnWidth))
    const key = `${width} ${text}`
    const code = codes.get(key) ?? Math.min(MAX_CODES, codes.size + 1)
    if (!codes.has(key)) {
      codes.set(key, code)
      texts.push([code, text])
      widths[code - 1] = width
    }
    return code
  }
  return {
    write({ letters, sizePx }, resources, angle) {
      font ??= addObject(pdf, { value: new Map() })
      useFont(pdf, resources, font)
      const start = letters[0]?.x ?? 0
      const placeOf = (x: number): number => Math.round(((x - start) * 1000) / sizePx)
      const shown = letters.map(({ text, x, widthPx, direction }) =>
        charactersOf(text, direction, placeOf(x + widthPx) - placeOf(x))
          .map(([character, width]) => codeOf(character, width).toString(16).toUpperCase().padStart(4, '0'))
          .join(''),
      )
      const show = angle === 'vertical' ? showEach(letters, shown) : `<${shown.join('')}> Tj\n`
      const isReversed = letters.some(({ direction }) => direction === 'rtl')
      const span = angle === 'slanted' && !isReversed ? asSpan(show, letters.map(({ text }) => text).join('')) : show
      return `BT\n/${NAME} ${formatNumber(sizePx)} Tf\n1 0 0 -1 ${formatNumber(start)} 0 Tm\n${span}ET\n`
    },
    finish() {
      const value = dictionary(pdf, font)
      if (value) describeFont(pdf, value, { texts, widths })
    },
  }
}

const IDEOGRAPH = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u

/**
 * Writes ideographs and the space at the end of a line each with an operator, because PDFium sorts operators that
 * begin at the same height, such as whole vertical lines. Next to other letters, it reads the end of an operator as
 * a space.
 */
function showEach(letters: readonly ReadableLetter[], shown: readonly string[]): string {
  let operators = ''
  let startX = letters[0]?.x ?? 0
  for (const [index, { text, x }] of letters.entries()) {
    const isLineEnd = text === ' ' && index === letters.length - 1
    const isDivided = isLineEnd || (IDEOGRAPH.test(text) && IDEOGRAPH.test(letters[index - 1]?.text ?? ''))
    if (index === 0) operators += '<'
    else if (isDivided) {
      operators += `> Tj\n${formatNumber(x - startX)} 0 Td <`
      startX = x
    }
    operators += shown[index] ?? ''
  }
  return `${operators}> Tj\n`
}

const GRAPHEMES = new Intl.Segmenter()

/**
 * MuPDF omits codes of many characters, readers expect marks without a width, and PDFium reverses the characters of a
 * code from right to left.
 */
function charactersOf(text: string, direction: 'ltr' | 'rtl', width: number): [text: string, width: number][] {
  if (direction === 'ltr') {
    const graphemes = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
    return graphemes.map((grapheme) => [grapheme, Math.round(width / graphemes.length)])
  }
  const characters = Array.from(text).reverse()
  const letters = characters.filter((character) => !MARK.test(character)).length
  const share = Math.round(width / Math.max(1, letters))
  return characters.map((character) => [character, letters > 0 && MARK.test(character) ? 0 : share])
}

function useFont(pdf: Pdf, resources: PdfDictionary, font: PdfReference): void {
  const fonts = dictionary(pdf, resources.get('Font')) ?? new Map<string, PdfValue>()
  if (!resources.has('Font')) resources.set('Font', fonts)
  fonts.set(NAME, font)
}

interface Codes {
  readonly texts: readonly [number, string][]
  readonly widths: readonly number[]
}

/** ISO 32000-1, 9.7: every code is a blank glyph with its own text and width. */
function describeFont(pdf: Pdf, font: PdfDictionary, { texts, widths }: Codes): void {
  const program = blankFont(widths, { em: EM, ascent: ASCENT, descent: DESCENT })
  const file = addObject(pdf, { value: new Map([['Length1', program.length]]), stream: program })
  const descriptor: PdfDictionary = new Map<string, PdfValue>([
    ['Type', new PdfName('FontDescriptor')],
    ['FontName', new PdfName(NAME)],
    ['Flags', 4],
    ['FontBBox', [0, DESCENT, EM, ASCENT]],
    ['ItalicAngle', 0],
    ['Ascent', ASCENT],
    ['Descent', DESCENT],
    ['CapHeight', 700],
    ['StemV', 80],
    ['FontFile2', file],
  ])
  const system: PdfDictionary = new Map<string, PdfValue>([
    ['Registry', textString('Adobe')],
    ['Ordering', textString('Identity')],
    ['Supplement', 0],
  ])
  const descendant: PdfDictionary = new Map<string, PdfValue>([
    ['Type', new PdfName('Font')],
    ['Subtype', new PdfName('CIDFontType2')],
    ['BaseFont', new PdfName(NAME)],
    ['CIDSystemInfo', system],
    ['CIDToGIDMap', new PdfName('Identity')],
    ['DW', 0],
    ['W', [1, [...widths]]],
    ['FontDescriptor', addObject(pdf, { value: descriptor })],
  ])
  const map = Buffer.from(writeTexts([...texts], 2), 'latin1')
  font
    .set('Type', new PdfName('Font'))
    .set('Subtype', new PdfName('Type0'))
    .set('BaseFont', new PdfName(NAME))
    .set('Encoding', new PdfName('Identity-H'))
    .set('DescendantFonts', [addObject(pdf, { value: descendant })])
    .set('ToUnicode', addObject(pdf, { value: new Map(), stream: map }))
}
