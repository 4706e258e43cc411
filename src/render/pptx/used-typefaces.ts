import { EMOJI } from '../../assets/fonts/families.ts'
import type { GlyphFont } from '../../text/glyph-font.ts'

/** A face as office programs name it: those that are neither regular nor bold are families of their own. */
export interface Typeface {
  readonly family: string
  readonly name: string
  readonly isBold: boolean
  readonly isItalic: boolean
}

const BUNDLED = /^Platen (.+) (\d{3})( Italic)?$/

const STYLE_NAMES: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  500: 'Medium',
  600: 'SemiBold',
  800: 'ExtraBold',
  900: 'Black',
}

/** What a text asks for: the names of a document's own fonts say nothing about them. */
export interface AskedFace {
  readonly fontFamily: string
  readonly fontWeight: number
  readonly fontStyle: 'normal' | 'italic'
}

export function typefaceOf(font: GlyphFont, { fontFamily, fontWeight, fontStyle }: AskedFace): Typeface {
  const [, bundled, weight, italic] = BUNDLED.exec(font.family) ?? []
  // Every system has an emoji font, which programs find for letters that a font lacks.
  if (bundled === undefined || bundled === EMOJI.name) return named(fontFamily, fontWeight, fontStyle === 'italic')
  return named(bundled, Number(weight), italic !== undefined || font.slanted)
}

function named(family: string, weight: number, isItalic: boolean): Typeface {
  const style = STYLE_NAMES[weight]
  return { family, name: style === undefined ? family : `${family} ${style}`, isBold: weight === 700, isItalic }
}

/** The fonts that readers of a presentation need. */
export class UsedTypefaces {
  readonly #names = new Set<string>()

  add({ name }: Typeface): void {
    this.#names.add(name)
  }

  get names(): readonly string[] {
    return [...this.#names].sort()
  }
}
