import { alignGlyphs } from './align-glyphs.ts'
import type { ContentText } from './content-text.ts'
import { plainText } from './font-codes.ts'
import type { ShapeWord } from './shape-word.ts'
import type { DrawnText } from './text-log.ts'

/** A text or word, and the indexes of its glyphs in logical order. */
export interface DrawnWord {
  readonly text: string
  readonly glyphs: readonly number[]
  readonly drawn: DrawnText
  readonly content: ContentText
}

export function splitWords(whole: DrawnWord): DrawnWord[] {
  const groups: number[][] = [[]]
  for (const glyph of whole.glyphs) {
    if (readGlyph(whole.content, glyph) === ' ') groups.push([])
    else groups.at(-1)?.push(glyph)
  }
  const texts = whole.text.split(/[ \u00a0]/)
  if (texts.length !== groups.length) return [whole]
  return groups.flatMap((glyphs, index) =>
    glyphs.length === 0 ? [] : [{ ...whole, text: texts[index] ?? '', glyphs }],
  )
}

export function readGlyph({ fonts, codes }: ContentText, glyph: number): string | undefined {
  const [font, code] = [fonts[glyph], codes[glyph] ?? -1]
  return font?.texts.get(code) ?? font?.addedTexts.get(code)
}

export function isReadable({ content, glyphs, text }: DrawnWord): boolean {
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
export function divideWord(word: DrawnWord, shape: ShapeWord): readonly string[] | undefined {
  const text = plainText(word.text)
  const { fonts, codes } = word.content
  // Texts added for other words may be wrong in this one.
  const known = word.glyphs.map((glyph) => fonts[glyph]?.texts.get(codes[glyph] ?? -1))
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
