import type { Paint, Stroke } from '../../document/paint.ts'
import { cssFont } from '../../text/glyph-font.ts'
import { TEXT_RENDERING } from '../../text/measuring-canvas.ts'
import type { GlyphRun } from '../../text/text-layout.ts'
import type { Context } from '../canvas.ts'

/** `x` and `y` are the start of the run's own baseline, in the space of its turn if it has one. */
export interface PlacedRun {
  readonly run: GlyphRun
  readonly x: number
  readonly y: number
  readonly fill: Paint
  readonly stroke: Stroke | null
}

export function setFont(context: Context, run: GlyphRun): void {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fontKerning = 'auto'
  context.textRendering = TEXT_RENDERING
  context.lang = run.language
  context.font = cssFont(run.font)
  context.fontFeatureSettings = run.features
  context.letterSpacing = `${run.letterSpacingPx}px`
  context.wordSpacing = `${run.wordSpacingPx}px`
  context.direction = run.direction
}
