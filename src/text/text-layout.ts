import { type Paint, type Stroke } from '../document/paint.ts'
import { type GlyphFont } from './glyph-font.ts'
import { type Warning } from './warning.ts'

/** A part of a line in one font, style and direction: one `fillText`. Pixels from the top left corner of the box. */
export interface GlyphRun {
  /** In logical order. The canvas shapes it and reverses `rtl` text. */
  readonly text: string
  /** Left edge. */
  readonly x: number
  /** Advance, without the letter spacing after the last letter of a line. */
  readonly width: number
  readonly font: GlyphFont
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  /** Extra width of every space, for justification. */
  readonly wordSpacingPx: number
  /** CSS `font-feature-settings`; `normal` for none. */
  readonly features: string
  readonly fill: Paint
  readonly stroke: Stroke | null
  /** Bars filled like the glyphs, or null. */
  readonly underline: Bar | null
  readonly strikethrough: Bar | null
  /** Positive is up. */
  readonly baselineShiftPx: number
}

/** `offsetPx` is the distance from the shifted baseline of the run down to the top edge; negative is above. */
export interface Bar {
  readonly offsetPx: number
  readonly thicknessPx: number
}

export interface TextLine {
  /** Distance from the top of the box. */
  readonly baselinePx: number
  readonly topPx: number
  readonly heightPx: number
  /** Drawn width without the list marker. */
  readonly widthPx: number
  /** In visual order, left to right. */
  readonly runs: readonly GlyphRun[]
}

/** Positioned lines. `heightPx` is the height of a box that grows: padding and all lines. */
export interface TextLayout {
  readonly lines: readonly TextLine[]
  readonly heightPx: number
  /** Factor applied to all font sizes by `fit: 'shrink'`; 1 otherwise. */
  readonly scale: number
  readonly warnings: readonly Warning[]
}
