import { alignGlyphs } from './align-glyphs.ts'
import type { ContentText } from './content-text.ts'
import type { ShapeWord } from './shape-word.ts'
import type { DrawnText } from './drawn-text.ts'
import { plainText } from './to-unicode.ts'

/** A text or word, and the indexes of its glyphs in logical order. */
export interface DrawnWord {
  readonly text: string
  readonly glyphs: readonly number[]
  readonly drawn: DrawnText
  readonly content: ContentText
}

/** A part of a text, and the indexes of its glyphs in logical order. */
export interface Cluster {
  readonly glyphs: readonly number[]
  readonly text: string
}

/** Divides a text into the smallest parts whose glyphs are known. */
export function divideText(text: DrawnWord, shape: ShapeWord): Cluster[] {
  if (isReadable(text)) return clustersOf(text, readGlyphs(text))
  return splitWords(text).flatMap((word) => {
    const division = isReadable(word) ? readGlyphs(word) : divideWord(word, shape)
    return division ? clustersOf(word, division) : [{ glyphs: word.glyphs, text: word.text }]
  })
}

/** Whether every reader extracts the text from the font's own map. */
export function isPlain(text: DrawnWord): boolean {
  return text.drawn.letterSpacingPx === 0 && !HAS_MARKS.test(text.text) && isReadable(text)
}

const HAS_MARKS = /\p{M}/u
const MARKS = /^\p{M}/u

/** Joins the marks of a letter and glyphs without a text, such as Arabic dots, with the glyph before them. */
function clustersOf({ glyphs }: DrawnWord, division: readonly string[]): Cluster[] {
  const clusters: { glyphs: number[]; text: string }[] = []
  for (const [index, glyph] of glyphs.entries()) {
    const text = division[index] ?? ''
    const last = clusters.at(-1)
    if (last && (text === '' || last.text === '' || MARKS.test(text))) {
      last.glyphs.push(glyph)
      last.text += text
    } else clusters.push({ glyphs: [glyph], text })
  }
  return clusters
}

/** Returns the words, and the spaces between them. */
function splitWords(whole: DrawnWord): DrawnWord[] {
  const groups: number[][] = [[]]
  const spaces: number[] = []
  for (const glyph of whole.glyphs) {
    if (readGlyph(whole.content, glyph) === ' ') {
      groups.push([])
      spaces.push(glyph)
    } else groups.at(-1)?.push(glyph)
  }
  const texts = whole.text.split(/[ \u00a0]/)
  if (texts.length !== groups.length) return [whole]
  return groups.flatMap((glyphs, index) => {
    const word = glyphs.length === 0 ? [] : [{ ...whole, text: texts[index] ?? '', glyphs }]
    const space = spaces[index]
    return space === undefined ? word : [...word, { ...whole, text: ' ', glyphs: [space] }]
  })
}

function readGlyph({ fonts, codes }: ContentText, glyph: number): string | undefined {
  return fonts[glyph]?.texts.get(codes[glyph] ?? -1)
}

function readGlyphs({ content, glyphs }: DrawnWord): string[] {
  return glyphs.map((glyph) => readGlyph(content, glyph) ?? '')
}

function isReadable({ content, glyphs, text }: DrawnWord): boolean {
  let read = ''
  for (const glyph of glyphs) {
    const part = readGlyph(content, glyph)
    if (part === undefined) return false
    read += part
  }
  return isSameText(read, text)
}

/** Shapers reorder Arabic marks; readers treat canonical orders as equal. */
function isSameText(read: string, written: string): boolean {
  return read === written || read.normalize('NFC') === plainText(written).normalize('NFC')
}

/** Returns the text of each glyph, empty for parts of another glyph, such as Arabic dots; undefined unless certain. */
function divideWord(word: DrawnWord, shape: ShapeWord): readonly string[] | undefined {
  const text = plainText(word.text)
  const known = word.glyphs.map((glyph) => readGlyph(word.content, glyph))
  return alignGlyphs(text, known) ?? divideEmoji(text, word) ?? divideByShape(text, word, shape)
}

/** An emoji sequence that the font joins into one image is one glyph. */
function divideEmoji(text: string, { glyphs }: DrawnWord): string[] | undefined {
  if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)) return undefined
  const graphemes = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return graphemes.length === glyphs.length ? graphemes : undefined
}

function divideByShape(text: string, { glyphs, drawn, content }: DrawnWord, shape: ShapeWord): string[] | undefined {
  const { family, direction } = drawn
  const shaped = shape({ text, family, direction })
  const ordered = direction === 'rtl' ? shaped?.toReversed() : shaped
  if (ordered?.length !== glyphs.length) return undefined
  const isSame = glyphs.every(
    (glyph, index) => content.fonts[glyph]?.glyph(content.codes[glyph] ?? -1) === ordered[index]?.glyph,
  )
  // Reordered glyphs, such as Devanagari's short i, cannot be read in sequence.
  const texts = ordered.map((glyph) => glyph.text)
  return isSame && isSameText(texts.join(''), text) ? texts : undefined
}
