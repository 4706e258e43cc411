import type { Coordinates } from './font-axes.ts'

export type FontStyle = 'normal' | 'italic'

/** Scripts with Han characters by ISO 15924: Japanese, Simplified and Traditional Chinese, Korean. */
export type HanScript = 'Jpan' | 'Hans' | 'Hant' | 'Kore'

/** A font file, or a variable one at certain values of its axes. Metrics are in em. */
export interface FontFace {
  /** Unique registered name. Declared weights may be wrong (Inter's Thin and ExtraLight both declare 250). */
  readonly family: string
  /** For `ctx.font`: `family` quoted, or a list of families that draws this face. */
  readonly cssFamily: string
  readonly weight: number
  readonly style: FontStyle
  readonly ascent: number
  /** Positive below the baseline. */
  readonly descent: number
  readonly capHeight: number
  /** `top` is below the baseline. */
  readonly underline: Decoration
  /** `top` is above the baseline. */
  readonly strikethrough: Decoration
  /** The tags of a variable font's axes. */
  readonly axes?: readonly string[]
  /** The file of a document's own font, and the values of all its axes. Bundled faces have none. */
  readonly source?: FaceSource
  covers(codePoint: number): boolean
}

export interface FaceChoice {
  readonly weight: number
  readonly style: FontStyle
  /** Only for variable fonts. */
  readonly variations?: Coordinates
}

export interface FaceSource {
  readonly key: string
  /** The family, weight and style, for people. */
  readonly label: string
  readonly coordinates: Coordinates
}

interface Decoration {
  readonly top: number
  readonly thickness: number
}

/** Never includes fonts installed on the machine. */
export interface FontCatalog {
  /** In display order. */
  families(): readonly string[]
  /** Returns the nearest face as in CSS. `family` is case-insensitive; undefined if unknown. */
  find(family: string, choice: FaceChoice): FontFace | undefined
  /** Finds a face of a bundled family, even if the document has its own family of that name. */
  findFallback(family: string, weight: number): FontFace | undefined
  /** Searched in order for glyphs missing from a text's own font. */
  readonly fallbacks: readonly string[]
  /** The fallbacks for Han characters, whose order depends on the language. */
  readonly han: Readonly<Record<HanScript, string>>
  readonly emoji: string
}
