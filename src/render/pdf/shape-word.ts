import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from 'fontkit'
import { LRUCache } from 'lru-cache'

/** One glyph of a word with its characters: none if they belong to an earlier glyph. */
export interface ShapedGlyph {
  readonly glyph: number
  readonly text: string
}

/** A word's glyphs from left to right, by the font's own tables; undefined if the font cannot be read. */
export type ShapeWord = (word: ShapableWord) => readonly ShapedGlyph[] | undefined

export interface ShapableWord {
  readonly text: string
  /** The family the face is registered under. */
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
}

/** A font and its tables of substitutions take some megabytes. */
const MAX_FONTS = 8

/** The words of a book recur, and fontkit takes a tenth of a millisecond to shape one. These take 10 MB. */
const MAX_WORDS = 8_192
const MAX_CHARACTERS = 24

/**
 * Shapes words to find which glyph came from which characters: Skia does not say. Used only for
 * words that no other method resolves, since a font's first word takes up to a tenth of a second.
 * `fileOf` gives a registered family's file.
 */
export function createShaper(fileOf: (family: string) => string | undefined): ShapeWord {
  // Wrapped, since a font that cannot be read is cached too.
  const fonts = new LRUCache<string, { readonly font: Font | undefined }>({ max: MAX_FONTS })
  const words = new LRUCache<string, readonly ShapedGlyph[]>({ max: MAX_WORDS })
  const fontOf = (family: string): Font | undefined => {
    const cached = fonts.get(family) ?? { font: readFont(fileOf(family)) }
    fonts.set(family, cached)
    return cached.font
  }
  return (word) => {
    if (word.text.length > MAX_CHARACTERS) return shapeBy(fontOf(word.family), word)
    const key = `${word.direction} ${word.family} ${word.text}`
    const glyphs = words.get(key) ?? shapeBy(fontOf(word.family), word)
    words.set(key, glyphs)
    return glyphs
  }
}

function shapeBy(font: Font | undefined, { text, direction }: ShapableWord): ReturnType<ShapeWord> {
  const run = font?.layout(text, undefined, undefined, undefined, direction)
  return run?.glyphs.map(({ id, codePoints }) => ({ glyph: id, text: String.fromCodePoint(...codePoints) }))
}

/**
 * fontkit keeps a glyph with the characters it was first made for, while one stem serves several
 * Arabic letters; and it measures outlines for their widths, for which it reads past the file's end
 * where the last one is empty.
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
