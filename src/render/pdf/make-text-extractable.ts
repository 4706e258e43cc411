import { contentStreams } from './content-streams.ts'
import { readContent, writeContent, type ContentText, type Marks } from './content-text.ts'
import { readFontCodes, type FontCodes } from './font-codes.ts'
import { dictionary, PdfReference, type Pdf, type PdfDictionary, type PdfObject } from './pdf-value.ts'
import { divideWord, readGlyph, isReadable, splitWords, type DrawnWord } from './read-words.ts'
import type { ShapeWord } from './shape-word.ts'
import type { TextLog } from './text-log.ts'

export interface LoggedPage {
  readonly page: PdfDictionary
  readonly log: TextLog
}

/**
 * Makes text extractable where Skia's maps do not suffice: ligatures, Arabic dots, contextual
 * forms. Unambiguous texts go to ToUnicode maps, others to ActualText (ISO 32000-1, 14.9.4). Maps
 * only gain codes, so finished pages stay correct and memory is bounded by one page.
 */
export function makeTextExtractable(pdf: Pdf, pages: readonly LoggedPage[], shape: ShapeWord): void {
  const fonts = new Map<number, FontCodes | undefined>()
  const processed = new Set<PdfObject>()
  for (const { page, log } of pages) {
    for (const { object, resources } of contentStreams(pdf, page)) {
      if (processed.has(object)) continue
      processed.add(object)
      const fontsByName = readFonts(pdf, resources, fonts)
      const content = readContent(Buffer.from(object.stream ?? []), (name) => fontsByName.get(name))
      const marks = markContent(content, log, shape)
      if (marks.opens.size > 0) object.stream = writeContent(content, marks)
    }
  }
  for (const font of fonts.values()) font?.write()
}

function readFonts(
  pdf: Pdf,
  resources: PdfDictionary,
  fonts: Map<number, FontCodes | undefined>,
): ReadonlyMap<string, FontCodes | undefined> {
  const fontsByName = new Map<string, FontCodes | undefined>()
  for (const [name, reference] of dictionary(pdf, resources.get('Font')) ?? []) {
    const font = dictionary(pdf, reference)
    if (!(reference instanceof PdfReference) || !font) continue
    if (!fonts.has(reference.id)) fonts.set(reference.id, readFontCodes(pdf, font))
    fontsByName.set(name, fonts.get(reference.id))
  }
  return fontsByName
}

function markContent(content: ContentText, log: TextLog, shape: ShapeWord): Marks {
  const marks: Marks = { opens: new Map(), closes: new Set() }
  const unreadable: DividedWord[] = []
  for (const text of drawnTexts(content, log)) {
    if (text.drawn.isRepeated) mark(marks, text, '')
    else if (text.drawn.isMirrored) for (const word of splitWords(text)) mark(marks, word, word.text)
    else if (!isReadable(text)) {
      const words = splitWords(text).filter((word) => !isReadable(word))
      unreadable.push(...words.map((word) => ({ word, division: divideWord(word, shape) })))
    }
  }
  addMissingTexts(unreadable)
  for (const divided of unreadable) if (!isReadable(divided.word)) markWord(marks, divided)
  return marks
}

interface DividedWord {
  readonly word: DrawnWord
  readonly division: readonly string[] | undefined
}

/** A block at a logged position begins a text. Other blocks continue the text in another font or word. */
function drawnTexts(content: ContentText, log: TextLog): DrawnWord[] {
  const texts: DrawnWord[] = []
  let glyphs: number[] = []
  for (const { x, y, from, to } of content.blocks) {
    const drawn = log.find(x, y)
    if (drawn && drawn !== texts.at(-1)?.drawn) {
      glyphs = []
      texts.push({ text: drawn.text, glyphs, drawn, content })
    }
    for (let glyph = from; glyph < to; glyph += 1) glyphs.push(glyph)
  }
  return texts.map((text) => (text.drawn.direction === 'rtl' ? { ...text, glyphs: text.glyphs.toReversed() } : text))
}

/** Assigns each unknown code the text it was drawn for most often. */
function addMissingTexts(unreadable: readonly DividedWord[]): void {
  const candidates = new Map<FontCodes, Map<number, string[]>>()
  for (const { word, division } of unreadable) {
    for (const [index, text] of division?.entries() ?? []) {
      const glyph = word.glyphs[index] ?? -1
      const [font, code] = [word.content.fonts[glyph], word.content.codes[glyph]]
      if (!font || code === undefined || text === '' || font.texts.has(code) || font.addedTexts.has(code)) continue
      const byCode = candidates.get(font) ?? new Map<number, string[]>()
      candidates.set(font, byCode)
      const texts = byCode.get(code) ?? []
      byCode.set(code, texts)
      texts.push(text)
    }
  }
  for (const [font, byCode] of candidates) {
    for (const [code, texts] of byCode) font.addedTexts.set(code, mostFrequent(texts))
  }
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return best?.[0] ?? ''
}

function markWord(marks: Marks, { word, division }: DividedWord): void {
  if (!division) {
    mark(marks, word, word.text)
    return
  }
  const { content, glyphs } = word
  for (const [index, glyph] of glyphs.entries()) {
    const text = division[index] ?? ''
    const read = readGlyph(content, glyph)
    if (text === '' || read !== text) mark(marks, { content, glyphs: [glyph] }, text)
    if (text === '' && read === undefined) content.fonts[glyph]?.addedTexts.set(content.codes[glyph] ?? -1, IGNORABLE)
  }
}

/** An invisible text for glyphs without one. For codes missing in the map, readers would use the glyph ID. */
const IGNORABLE = '\u034f'

/** Marked content must be within one block, so the leftmost block of a word gets all of its text. */
function mark(marks: Marks, { content, glyphs }: Pick<DrawnWord, 'content' | 'glyphs'>, text: string): void {
  const isRtl = (glyphs[0] ?? 0) > (glyphs.at(-1) ?? 0)
  const ordered = isRtl ? glyphs.toReversed() : glyphs
  let remaining = text
  for (const inBlock of Map.groupBy(ordered, (glyph) => content.blockOf[glyph]).values()) {
    const [first, last] = [inBlock[0], inBlock.at(-1)]
    if (first !== undefined) marks.opens.set(first, remaining)
    if (last !== undefined) marks.closes.add(last)
    remaining = ''
  }
}
