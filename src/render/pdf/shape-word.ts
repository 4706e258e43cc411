import { readFileSync } from 'node:fs'
import type { Font, Glyph } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { openFont } from '../../assets/fonts/open-font.ts'
import { pathOperators, type OutlineOf } from './glyph-drawings.ts'

/** One glyph of a word with its characters. `text` is empty if they belong to an earlier glyph. */
export interface ShapedGlyph {
  readonly glyph: number
  readonly text: string
}

/** Returns a word's glyphs from left to right by the font's tables; undefined if the font cannot be read. */
export type ShapeWord = (word: ShapableWord) => readonly ShapedGlyph[] | undefined

/** Returns the path or the bytes of a registered family. */
export type FontFile = (family: string) => string | Uint8Array | undefined

/** Reads what Skia does not report from the files of fonts. */
export interface Shaper {
  readonly shape: ShapeWord
  readonly outlineOf: OutlineOf
}

export interface ShapableWord {
  readonly text: string
  readonly family: string
  readonly direction: 'ltr' | 'rtl'
}

/** A cached font takes several megabytes with its substitution tables. */
const MAX_FONTS = 8

/** Words recur in a book, and fontkit takes 0.1 ms to shape a word. This many cached words take 10 MB. */
const MAX_WORDS = 8_192
const MAX_CHARACTERS = 24

/**
 * Shapes words to find the characters of each glyph, which Skia does not
 * report. It is only for words that no other method resolves, since a font's first word takes up to
 * 100 ms.
 */
export function createShaper(fileOf: FontFile): Shaper {
  // Wrapped, since a font that cannot be read is cached too.
  const fonts = new LRUCache<string, { readonly font: Font | undefined }>({ max: MAX_FONTS })
  const words = new LRUCache<string, readonly ShapedGlyph[]>({ max: MAX_WORDS })
  const fontOf = (family: string): Font | undefined => {
    const cached = fonts.get(family) ?? { font: readFont(fileOf(family)) }
    fonts.set(family, cached)
    return cached.font
  }
  const shape: ShapeWord = (word) => {
    if (word.text.length > MAX_CHARACTERS) return shapeWith(fontOf(word.family), word)
    const key = `${word.direction} ${word.family} ${word.text}`
    const glyphs = words.get(key) ?? shapeWith(fontOf(word.family), word)
    words.set(key, glyphs)
    return glyphs
  }
  const outlineOf: OutlineOf = ({ family, glyph }) => {
    const font = fontOf(family)
    // Of thousands of texts at one place, only the last is known, with its font.
    if (!font || glyph < 0 || glyph >= font.numGlyphs) return undefined
    return { operators: pathOperators(font.getGlyph(glyph).path.commands), unitsPerEm: font.unitsPerEm }
  }
  return { shape, outlineOf }
}

function shapeWith(font: Font | undefined, { text, direction }: ShapableWord): ReturnType<ShapeWord> {
  const run = font?.layout(text, undefined, undefined, undefined, direction)
  return run?.glyphs.map(({ id, codePoints }) => ({ glyph: id, text: String.fromCodePoint(...codePoints) }))
}

/**
 * Avoids two defects of fontkit. It caches a glyph with the characters of its first use, although
 * several Arabic letters share a stem. And it measures outlines to find widths, and reads past the
 * end of the file if the last outline is empty.
 */
function readFont(file: string | Uint8Array | undefined): Font | undefined {
  if (file === undefined) return undefined
  const font = openFont(typeof file === 'string' ? readFileSync(file) : file)
  if (!('layout' in font)) return undefined
  const cachedGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) =>
    Object.create(cachedGlyph(id), { codePoints: { value: codePoints }, advanceWidth: { value: 1 } }) as Glyph
  return font
}
