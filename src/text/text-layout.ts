import type { Direction } from './direction.ts'
import type { GlyphFont } from './glyph-font.ts'
import type { SourceSpan } from './mapped-text.ts'
import type { Turn } from './turn.ts'
import type { Warning } from './warning.ts'

/** The text of one `fillText` call. Positions are in pixels from the top left corner of the box. */
export interface GlyphRun {
  /** In logical order; the canvas reverses `rtl` text. */
  readonly text: string
  readonly role: 'text' | 'marker' | 'drop cap'
  /** Empty for list markers. */
  readonly source: SourceSpan
  /** Index of the run in the element, for fill and stroke; 0 for an element with `text`. */
  readonly run: number
  readonly x: number
  /** From `x` to the run's left edge: the blank half of a full-width mark that is trimmed. */
  readonly insetPx: number
  /** From the left edge, without the letter spacing after the last letter of a line. */
  readonly width: number
  readonly font: GlyphFont
  /** Of the font of the text, also for a fallback font. */
  readonly ascentPx: number
  readonly descentPx: number
  readonly capHeightPx: number
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  /** Added to every space, for justification. */
  readonly wordSpacingPx: number
  readonly features: string
  readonly language: string
  readonly underline: Bar | null
  readonly strikethrough: Bar | null
  /** Replaces `x` and the baseline for a run on a path or a vertical line. */
  readonly turn: Turn | null
  /** The same for its underline and strikethrough, which run along the line also below an upright letter. */
  readonly barTurn: Turn | null
  /** In vertical lines: one below the other, turned by 90°, or next to each other in one square. */
  readonly orientation: 'upright' | 'sideways' | 'combined'
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
  /** Where a caret stands on the line if it is empty, from the left edge of the box. */
  readonly startPx: number
  /** Of its paragraph. */
  readonly base: Direction
  /** Of a vertical line, for the caret of an empty one. */
  readonly turn?: Turn
  readonly runs: readonly GlyphRun[]
  /** Includes trailing spaces, which are not drawn, but not the character that ends the paragraph. */
  readonly source: SourceSpan
}

/** `heightPx` and `widthPx` are those of a box that hugs its text: padding, all lines and the longest line. */
export interface TextLayout {
  readonly lines: readonly TextLine[]
  /** The end of the source if `maxLines` or an ellipsis omits it. */
  readonly hidden: SourceSpan | null
  readonly heightPx: number
  readonly widthPx: number
  /** Applied to all font sizes by `fit`. */
  readonly scale: number
  /** Without the ID of the element, since equal texts share a layout. */
  readonly warnings: readonly Warning[]
}
