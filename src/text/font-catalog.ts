export type FontStyle = 'normal' | 'italic'

/** A static font file. Metrics are in em. */
export interface FontFace {
  /**
   * The name under which the face is registered, unique per face. Prevents conflicts with installed fonts and with files
   * that declare a wrong weight (Inter's Thin and ExtraLight both declare 250).
   */
  readonly family: string
  /** The family part of `ctx.font`: `family` in quotation marks, or the list of families that draws this face. */
  readonly cssFamily: string
  readonly weight: number
  readonly style: FontStyle
  /** Positive above the baseline. */
  readonly ascent: number
  /** Positive below the baseline. */
  readonly descent: number
  /** `top` is the distance of the upper edge below the baseline. */
  readonly underline: Decoration
  /** `top` is the distance of the upper edge above the baseline. */
  readonly strikethrough: Decoration
  covers(codePoint: number): boolean
}

/** In em. */
interface Decoration {
  readonly top: number
  readonly thickness: number
}

/** The available fonts. Fonts installed on the machine are never used. */
export interface FontCatalog {
  /** Families for documents, in display order. */
  families(): readonly string[]
  /** Returns the face of `family` (case-insensitive) nearest to `weight` and `style` as in CSS; undefined for an unknown family. */
  find(family: string, weight: number, style: FontStyle): FontFace | undefined
  /** Families to search, in order, for a glyph missing from the font of a text. */
  readonly fallbacks: readonly string[]
  /** The fallback for color emoji. */
  readonly emoji: string
}
