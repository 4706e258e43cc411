import type { GlyphFont } from '../text/glyph-font.ts'
import type { Turn } from '../text/turn.ts'

/**
 * A line of letters that are turned each for itself, as one straight text. Readers extract it instead
 * of the letters, which they would order by their positions.
 */
export interface ReadableLine {
  /** From left to right, without gaps. */
  readonly letters: readonly ReadableLetter[]
  /** Of the letter in the middle. */
  readonly font: GlyphFont
  readonly sizePx: number
  /** The space of the letters' `x`, with the baseline at 0. */
  readonly turn: Turn
}

export interface ReadableLetter {
  /** A grapheme, a connected word, or a space. */
  readonly text: string
  readonly x: number
  readonly widthPx: number
  readonly direction: 'ltr' | 'rtl'
}
