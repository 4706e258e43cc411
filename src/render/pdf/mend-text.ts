import { readContent, writeContent, type ContentPart, type TextBlock } from './content-text.ts'
import { contentStreams } from './content-streams.ts'
import { readFontCodes, type FontCodes } from './font-codes.ts'
import { dictionary, PdfReference, type Pdf, type PdfDictionary, type PdfObject } from './pdf-value.ts'
import { divideWord, readGlyph, readsRight, splitWords, type DrawnWord, type PlacedGlyph } from './read-words.ts'
import { type ShapeWord } from './shape-word.ts'
import { type DrawnText, type TextLog } from './text-log.ts'

/** One page of the file, and what text was drawn on it. */
export interface LoggedPage {
  readonly page: PdfDictionary
  readonly log: TextLog
}

interface OpenStream {
  readonly object: PdfObject
  readonly parts: readonly ContentPart[]
}

/**
 * Makes the text of `pdf` readable as it was written: Skia tells a reader nothing of glyphs that stand for several characters
 * (ligatures), for none alone (an Arabic letter's dots) or for one in a certain place (contextual shapes). What a glyph always
 * stands for goes into its font's ToUnicode map; what depends on the word is said by marked content with ActualText (ISO
 * 32000-1, 14.9.4). No glyph and no position is changed.
 */
export function mendText(pdf: Pdf, pages: readonly LoggedPage[], shape: ShapeWord): void {
  const fonts = new Map<number, FontCodes | undefined>()
  const streams: OpenStream[] = []
  const words: DrawnWord[] = []
  for (const { page, log } of pages) {
    for (const { object, resources } of contentStreams(pdf, page)) {
      const named = namedFonts(pdf, resources, fonts)
      const content = Buffer.from(object.stream ?? []).toString('latin1')
      const parts = readContent(content, (font) => named.get(font)?.codeBytes ?? 2)
      if (parts.length === 1) continue
      streams.push({ object, parts })
      for (const drawing of drawings(parts, log)) words.push(...placedWords(drawing, named))
    }
  }
  const puzzling = words.filter((word) => !readsRight(word))
  const divided = puzzling.map((word) => ({
    word,
    division: word.drawn.isRepeated ? undefined : divideWord(word, shape),
  }))
  learn(divided)
  for (const { word, division } of divided) if (!readsRight(word)) say(word, division)
  for (const word of words) if (word.drawn.isRepeated) mark(word.glyphs, '')
  for (const { object, parts } of streams) {
    const content = writeContent(parts)
    if (content !== undefined) object.stream = Buffer.from(content, 'latin1')
  }
  for (const font of fonts.values()) font?.write()
}

function namedFonts(
  pdf: Pdf,
  resources: PdfDictionary,
  fonts: Map<number, FontCodes | undefined>,
): ReadonlyMap<string, FontCodes | undefined> {
  const named = new Map<string, FontCodes | undefined>()
  for (const [name, reference] of dictionary(pdf, resources.get('Font')) ?? []) {
    const font = dictionary(pdf, reference)
    if (!(reference instanceof PdfReference) || !font) continue
    if (!fonts.has(reference.id)) fonts.set(reference.id, readFontCodes(pdf, font))
    named.set(name, fonts.get(reference.id))
  }
  return named
}

interface Drawing {
  readonly drawn: DrawnText
  readonly blocks: TextBlock[]
}

/** A text begins where it was drawn; blocks that stand elsewhere go on with the one before, in another font or word. */
function drawings(parts: readonly ContentPart[], log: TextLog): Drawing[] {
  const found: Drawing[] = []
  for (const part of parts) {
    if (typeof part === 'string') continue
    const last = found.at(-1)
    const drawn = log.find(part.x, part.y)
    if (drawn && drawn !== last?.drawn) found.push({ drawn, blocks: [part] })
    else last?.blocks.push(part)
  }
  return found
}

function placedWords({ drawn, blocks }: Drawing, fonts: ReadonlyMap<string, FontCodes | undefined>): DrawnWord[] {
  const placed = blocks.flatMap((block, index) =>
    block.glyphs.map((shown) => ({ shown, codes: fonts.get(shown.font), block: index })),
  )
  const glyphs = placed.map((glyph, place) => ({ ...glyph, place }))
  return splitWords(drawn, glyphs)
}

type Division = readonly string[] | undefined

/** Gives each code that stands for nothing yet the text it was drawn for most often. */
function learn(divided: readonly { word: DrawnWord; division: Division }[]): void {
  const votes = new Map<FontCodes, Map<number, string[]>>()
  for (const { word, division } of divided) {
    for (const [index, text] of division?.entries() ?? []) {
      const glyph = word.glyphs[index]
      if (!glyph?.codes || text === '' || readGlyph(glyph) !== undefined) continue
      const byCode = votes.get(glyph.codes) ?? new Map<number, string[]>()
      votes.set(glyph.codes, byCode)
      const texts = byCode.get(glyph.shown.code) ?? []
      byCode.set(glyph.shown.code, texts)
      texts.push(text)
    }
  }
  for (const [codes, byCode] of votes) {
    for (const [code, texts] of byCode) codes.texts.set(code, mostFrequent(texts))
  }
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return best?.[0] ?? ''
}

/** Says by marked content what those glyphs of a word stand for that their fonts' maps tell wrongly. */
function say(word: DrawnWord, division: Division): void {
  if (!division) {
    mark(word.glyphs, word.text)
    return
  }
  for (const [index, glyph] of word.glyphs.entries()) {
    const text = division[index] ?? ''
    if (text === '') silence(glyph)
    else if (readGlyph(glyph) !== text) mark([glyph], text)
  }
}

/** Read as nothing where readers only know the map, since one that finds no text there takes the glyph's number for one. */
const IGNORABLE = '\u034f'

/** A letter's dots are read with the letter, whose place is that of the word's text: so they are kept out of its marked content. */
function silence(glyph: PlacedGlyph): void {
  mark([glyph], '')
  if (readGlyph(glyph) === undefined) glyph.codes?.texts.set(glyph.shown.code, IGNORABLE)
}

/** Marked content must begin and end in one block of text: of a word over several, the leftmost one says it all. */
function mark(glyphs: readonly PlacedGlyph[], text: string): void {
  const isRtl = (glyphs[0]?.place ?? 0) > (glyphs.at(-1)?.place ?? 0)
  const ordered = isRtl ? glyphs.toReversed() : glyphs
  let said = text
  for (const inBlock of Map.groupBy(ordered, ({ block }) => block).values()) {
    const [first, last] = [inBlock[0], inBlock.at(-1)]
    if (first) first.shown.opens = said
    if (last) last.shown.closes = true
    said = ''
  }
}
