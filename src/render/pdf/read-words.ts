import { alignGlyphs } from './align-glyphs.ts'
import { type ShownGlyph } from './content-text.ts'
import { plainText, type FontCodes } from './font-codes.ts'
import { type ShapeWord } from './shape-word.ts'
import { type DrawnText } from './text-log.ts'

/** A glyph with the font that tells what it is read as, and the block of text operators it stands in. */
export interface PlacedGlyph {
  readonly shown: ShownGlyph
  readonly codes: FontCodes | undefined
  readonly block: number
  /** Counted from the left of the drawn text. */
  readonly place: number
}

/** The glyphs between two spaces, in logical order, and the characters they were drawn for. */
export interface DrawnWord {
  readonly text: string
  readonly glyphs: readonly PlacedGlyph[]
  readonly drawn: DrawnText
}

/** Divides the glyphs of one drawn text, from left to right, at its spaces; where that does not work out, it is one word. */
export function splitWords(drawn: DrawnText, glyphs: readonly PlacedGlyph[]): DrawnWord[] {
  const isRtl = drawn.direction === 'rtl'
  const ordered = isRtl ? glyphs.toReversed() : glyphs
  const groups: PlacedGlyph[][] = [[]]
  for (const glyph of ordered) {
    if (readGlyph(glyph) === ' ') groups.push([])
    else groups.at(-1)?.push(glyph)
  }
  const texts = drawn.text.split(/[ \u00a0]/)
  if (texts.length !== groups.length) return [{ text: drawn.text, glyphs: ordered, drawn }]
  return groups.flatMap((group, index) =>
    group.length === 0 ? [] : [{ text: texts[index] ?? '', glyphs: group, drawn }],
  )
}

/** What a reader takes a glyph for by its font's map. */
export function readGlyph({ codes, shown }: PlacedGlyph): string | undefined {
  return codes?.texts.get(shown.code)
}

/** Whether a reader that goes by the fonts' maps alone takes the word for what it is. */
export function readsRight(word: DrawnWord): boolean {
  const texts = word.glyphs.map(readGlyph)
  return !texts.includes(undefined) && isSameText(texts.join(''), word.text)
}

/** Shapers order an Arabic letter's marks their own way, and readers take every canonical order for the same. */
function isSameText(read: string, written: string): boolean {
  return read === written || read.normalize('NFC') === plainText(written).normalize('NFC')
}

/**
 * Each glyph's own part of the word's text, in logical order; empty for a glyph that only completes another one, like the
 * dots of an Arabic letter. Undefined where no division of the text is certain.
 */
export function divideWord(word: DrawnWord, shape: ShapeWord): readonly string[] | undefined {
  const text = plainText(word.text)
  return alignGlyphs(text, word.glyphs.map(readGlyph)) ?? divideEmoji(text, word) ?? divideByShape(text, word, shape)
}

/** Emoji joined into one picture are one glyph. */
function divideEmoji(text: string, { glyphs }: DrawnWord): string[] | undefined {
  if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)) return undefined
  const graphemes = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return graphemes.length === glyphs.length ? graphemes : undefined
}

function divideByShape(text: string, { glyphs, drawn }: DrawnWord, shape: ShapeWord): string[] | undefined {
  const { family, direction } = drawn
  const shaped = shape({ text, family, direction })
  const ordered = direction === 'rtl' ? shaped?.toReversed() : shaped
  if (ordered?.length !== glyphs.length) return undefined
  const isSame = glyphs.every(({ codes, shown }, index) => codes?.glyph(shown.code) === ordered[index]?.glyph)
  // Glyphs out of the text's order, like Devanagari's short i, have no parts that could be read one after another.
  const texts = ordered.map((glyph) => glyph.text)
  return isSame && isSameText(texts.join(''), text) ? texts : undefined
}
