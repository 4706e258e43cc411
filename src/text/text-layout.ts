import type { Paint, Stroke } from '../document/paint.ts'
import type { GlyphFont } from './glyph-font.ts'
import type { Warning } from './warning.ts'

/** The text of one `fillText` call. Positions are in pixels from the top left corner of the box. */
export interface GlyphRun {
  /** In logical order; the canvas reverses `rtl` text. */
  readonly text: string
  readonly x: number
  /** Advance, without the letter spacing after the last letter of a line. */
  readonly width: number
  readonly font: GlyphFont
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  /** Added to every space, for justification. */
  readonly wordSpacingPx: number
  readonly features: string
  readonly language: string
  readonly fill: Paint
  readonly stroke: Stroke | null
  readonly underline: Bar | null
  readonly strikethrough: Bar | null
  /** Positive is up. */
  readonly baselineShiftPx: number
}

/** `offsetPx` is the distance from the shifted baseline down to the top edge. */
export interface Bar {
  readonly offsetPx: number
  readonly thicknessPx: number
}

export interface TextLine {
  /** Distance from the top of the box, like `topPx`. */
  readonly baselinePx: number
  readonly topPx: number
  readonly heightPx: number
  /** Without the list marker. */
  readonly widthPx: number
  readonly runs: readonly GlyphRun[]
}

/** `heightPx` is the height of a box that grows: padding and all lines. */
export interface TextLayout {
  readonly lines: readonly TextLine[]
  readonly heightPx: number
  /** Applied to all font sizes by `fit: 'shrink'`. */
  readonly scale: number
  readonly warnings: readonly Warning[]
}
