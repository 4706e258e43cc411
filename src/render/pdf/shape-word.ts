import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

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

/**
 * Shapes words to tell which glyph came from which characters: Skia does not say. It is asked only of words that cannot be
 * told otherwise, since a font's first word takes up to a tenth of a second. `fileOf` gives a registered family's file.
 */
export function createShaper(fileOf: (family: string) => string | undefined): ShapeWord {
  const fonts = new Map<string, Font | undefined>()
  const open = (family: string): Font | undefined => {
    const font = fonts.has(family) ? fonts.get(family) : readFont(fileOf(family))
    fonts.delete(family)
    fonts.set(family, font)
    const oldest = fonts.keys().next().value
    if (fonts.size > FONTS_KEPT && oldest !== undefined) fonts.delete(oldest)
    return font
  }
  return ({ text, family, direction }) => {
    const run = open(family)?.layout(text, undefined, undefined, undefined, direction)
    return run?.glyphs.map(({ id, codePoints }) => ({ glyph: id, text: String.fromCodePoint(...codePoints) }))
  }
}

function readFont(path: string | undefined): Font | undefined {
  if (path === undefined) return undefined
  const font = create(readFileSync(path))
  return 'layout' in font ? font : undefined
}
