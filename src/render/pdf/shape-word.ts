import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from 'fontkit'

/** One glyph of a word, and the characters it stands for: none where another glyph of the word stands for them too. */
export interface ShapedGlyph {
  readonly glyph: number
  readonly text: string
}

/** A word's glyphs from left to right, by the font's own tables; undefined where the font cannot be read. */
export type ShapeWord = (word: ShapableWord) => readonly ShapedGlyph[] | undefined

export interface ShapableWord {
  readonly text: string
  /** The family the face is registered under. */
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
}

/** A font and its tables of substitutions take some megabytes. */
const FONTS_KEPT = 8

/** The words of a book come again and again, and shaping one takes fontkit a tenth of a millisecond: these take 10 MB. */
const WORDS_KEPT = 8_192
const LONGEST_KEPT = 24

/**
 * Shapes words to tell which glyph came from which characters: Skia does not say. It is asked only of words that cannot be
 * told otherwise, since a font's first word takes up to a tenth of a second. `fileOf` gives a registered family's file.
 */
export function createShaper(fileOf: (family: string) => string | undefined): ShapeWord {
  const fonts = new Map<string, Font | undefined>()
  const words = new Map<string, ReturnType<ShapeWord>>()
  const fontOf = (family: string): Font | undefined =>
    recall(fonts, FONTS_KEPT, { key: family, make: () => readFont(fileOf(family)) })
  return (word) => {
    const make = (): ReturnType<ShapeWord> => shapeBy(fontOf(word.family), word)
    if (word.text.length > LONGEST_KEPT) return make()
    return recall(words, WORDS_KEPT, { key: `${word.direction} ${word.family} ${word.text}`, make })
  }
}

/** What `kept` has for `key`, or what `make` gives, kept in place of what was not asked for the longest. */
function recall<T>(kept: Map<string, T>, most: number, { key, make }: { key: string; make: () => T }): T {
  const value = kept.has(key) ? (kept.get(key) as T) : make()
  kept.delete(key)
  kept.set(key, value)
  const oldest = kept.keys().next().value
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return value
}

function shapeBy(font: Font | undefined, { text, direction }: ShapableWord): ReturnType<ShapeWord> {
  const run = font?.layout(text, undefined, undefined, undefined, direction)
  return run?.glyphs.map(({ id, codePoints }) => ({ glyph: id, text: String.fromCodePoint(...codePoints) }))
}

/**
 * fontkit keeps a glyph with the characters it was first made for, while one stem serves several Arabic letters; and it
 * measures outlines for their widths, for which it reads past the file's end where the last one is empty.
 */
function readFont(path: string | undefined): Font | undefined {
  if (path === undefined) return undefined
  const font = create(readFileSync(path))
  if (!('layout' in font)) return undefined
  const keptGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) =>
    Object.create(keptGlyph(id), { codePoints: { value: codePoints }, advanceWidth: { value: 1 } }) as Glyph
  return font
}
