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

/** Sets only what differs from `before` if it is the run for which the font of the context was last set. */
export function setFont(context: Context, run: GlyphRun, before?: GlyphRun): void {
  if (!before) {
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    context.fontKerning = 'auto'
    context.textRendering = TEXT_RENDERING
  }
  if (before?.language !== run.language) context.lang = run.language
  // Some browsers can only select another font for features, so they follow each change of the font.
  if (before?.font !== run.font || before.features !== run.features) {
    context.font = cssFont(run.font)
    context.fontFeatureSettings = run.features
  }
  if (before?.letterSpacingPx !== run.letterSpacingPx) context.letterSpacing = `${run.letterSpacingPx}px`
  if (before?.wordSpacingPx !== run.wordSpacingPx) context.wordSpacing = `${run.wordSpacingPx}px`
  if (before?.direction !== run.direction) context.direction = run.direction
}
