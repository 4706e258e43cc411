import { LIMITS } from './limits.ts'
import { type Paint, PAINT_DEFAULTS, STROKE_DEFAULTS, type Stroke } from './paint.ts'
import { within } from './scaled-number.ts'

/** Only the tiles of a pattern have a size of their own: other paints cover their box. */
export function scalePaint<P extends Paint | null>(paint: P, scale: number): P {
  if (typeof paint !== 'object' || paint?.type !== 'pattern') return paint
  const tileScale = within((paint.scale ?? PAINT_DEFAULTS.pattern.scale) * scale, LIMITS.minTileScale, LIMITS.tileScale)
  if (paint.gap === undefined) return { ...paint, scale: tileScale }
  return { ...paint, scale: tileScale, gap: within(paint.gap * scale, 0, LIMITS.pageSidePx) }
}

export function scaleStroke(stroke: Stroke, scale: number): Stroke {
  const width = within((stroke.width ?? STROKE_DEFAULTS.width) * scale, 0, LIMITS.strokePx)
  const scaled = { ...stroke, width, paint: scalePaint(stroke.paint, scale) }
  if (stroke.dash) scaled.dash = stroke.dash.map((length) => within(length * scale, 0, LIMITS.dashPx))
  return scaled
}

interface Painted {
  fill?: Paint | null
  stroke?: Stroke | null
}

export function withScaledPaints<E extends Painted>(element: E, scale: number): E {
  const scaled = { ...element }
  if (scaled.fill) scaled.fill = scalePaint(scaled.fill, scale)
  if (scaled.stroke) scaled.stroke = scaleStroke(scaled.stroke, scale)
  return scaled
}
