export type FontStyle = 'normal' | 'italic'

/** One static font file, as the layout sees it. Metrics in em, as fractions of the font's size. */
export interface FontFace {
  /**
   * The name the face is registered under. Each face has a name of its own, so that neither a weight
   * that a file states wrongly (Inter's Thin and ExtraLight both say 250) nor an installed font can take its place.
   */
  readonly family: string
  /** What `ctx.font` says after the size: `family` in quotation marks, or the list of families that it takes to draw this face. */
  readonly cssFamily: string
  readonly weight: number
  readonly style: FontStyle
  /** Above the baseline, positive. */
  readonly ascent: number
  /** Below the baseline, positive. */
  readonly descent: number
  /** `top` is the bar's upper edge below the baseline. */
  readonly underline: Decoration
  /** `top` is the bar's upper edge above the baseline. */
  readonly strikethrough: Decoration
  covers(codePoint: number): boolean
}

/** In em. */
interface Decoration {
  readonly top: number
  readonly thickness: number
}

/** The fonts there are, and no others: whatever a machine has installed is never used. */
export interface FontCatalog {
  /** The families a document may name, in the order they are offered. */
  families(): readonly string[]
  /** The face of `family` (case-insensitive) nearest to `weight` and `style` by CSS's rules, or undefined for an unknown family. */
  find(family: string, weight: number, style: FontStyle): FontFace | undefined
  /** The families asked, in this order, for a character that a text's own font lacks. */
  readonly fallbacks: readonly string[]
  /** The fallback that draws emoji, in colour. */
  readonly emoji: string
}
