import { type Paint, type Stroke } from '../document/paint.ts'
import { type GlyphFont } from './glyph-font.ts'
import { type Warning } from './warning.ts'

/** A stretch of one line in one font, one style and one direction: one `fillText`. Pixels from the box's top left corner. */
export interface GlyphRun {
  /** In logical order; shaped and, for `rtl`, reversed by the canvas. */
  readonly text: string
  /** The run's left edge. */
  readonly x: number
  /** Its advance, without the letter spacing after a line's last letter. */
  readonly width: number
  readonly font: GlyphFont
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  /** Added to every space: what justifies a line. */
  readonly wordSpacingPx: number
  /** As CSS's `font-feature-settings`, `normal` when there are none. */
  readonly features: string
  readonly fill: Paint
  readonly stroke: Stroke | null
  /** Bars to be filled like the run's glyphs, or null. */
  readonly underline: Bar | null
  readonly strikethrough: Bar | null
  /** Upwards. */
  readonly baselineShiftPx: number
}

/** From the run's own baseline (its shift included) to the bar's top edge, downwards; negative is above. */
export interface Bar {
  readonly offsetPx: number
  readonly thicknessPx: number
}

export interface TextLine {
  /** From the box's top. */
  readonly baselinePx: number
  readonly topPx: number
  readonly heightPx: number
  /** The width drawn, list marker left out. */
  readonly widthPx: number
  /** From left to right. */
  readonly runs: readonly GlyphRun[]
}

/** A text's lines, placed. `heightPx` is what a box that grows is high: its padding and all its lines. */
export interface TextLayout {
  readonly lines: readonly TextLine[]
  readonly heightPx: number
  /** 1, or less where `fit: 'shrink'` made every font size smaller by this factor. */
  readonly scale: number
  readonly warnings: readonly Warning[]
}
