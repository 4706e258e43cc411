import { type Stroke } from '../../document/paint.ts'
import { type GlyphRun } from '../../text/text-layout.ts'
import { mapBounds } from '../bounds.ts'
import { type Context } from '../canvas.ts'
import { drawLayer, openLayer } from '../layer.ts'
import { isOpaque, paintOpacity, paintStyle } from '../paint-style.ts'
import { visibleStroke } from '../paint-stroke.ts'
import { type Box, type Scope } from '../scope.ts'
import { setFont, type PlacedRun } from './set-font.ts'

/** Letters have sharper corners than shapes: at Canvas 2D's ten times the width an M grows thorns. */
const TEXT_MITER_LIMIT = 4

/** Strokes a run's letters. Glyphs are no paths that could clip: half a stroke is cut away in a layer where it must be. */
export function strokeGlyphs(scope: Scope, placed: PlacedRun, box: Box): void {
  const stroke = visibleStroke(placed.run.stroke)
  if (!stroke) return
  const doubled = { ...stroke, width: stroke.width * 2 }
  if (stroke.align === 'center') drawStroke(scope, placed, { stroke, box })
  // The fill, which is drawn next, hides the inner half.
  else if (stroke.align === 'outside' && isOpaque(placed.run.fill)) drawStroke(scope, placed, { stroke: doubled, box })
  else drawHalf(scope, placed, { stroke: doubled, box })
}

interface Pen {
  readonly stroke: Required<Stroke>
  readonly box: Box
}

function drawStroke(scope: Scope, { run, y }: PlacedRun, { stroke, box }: Pen): void {
  const { context } = scope
  context.save()
  setFont(context, run)
  context.globalAlpha *= paintOpacity(stroke.paint)
  context.strokeStyle = paintStyle(scope, stroke.paint, box)
  context.lineWidth = stroke.width
  context.lineCap = stroke.cap
  context.lineJoin = stroke.join
  context.miterLimit = TEXT_MITER_LIMIT
  context.setLineDash(stroke.dash.some((length) => length > 0) ? [...stroke.dash] : [])
  context.strokeText(run.text, run.x, y)
  context.restore()
}

function drawHalf(scope: Scope, placed: PlacedRun, pen: Pen): void {
  const { run, y } = placed
  const by = run.font.sizePx + pen.stroke.width * TEXT_MITER_LIMIT
  const spaced = run.wordSpacingPx * run.text.length
  const bounds = { left: run.x - by, top: y - by * 1.5, right: run.x + run.width + spaced + by, bottom: y + by }
  const opened = openLayer(scope, { bounds: mapBounds(scope.context.getTransform(), bounds) })
  if (!opened) return
  drawStroke(opened.scope, placed, pen)
  cut(opened.scope.context, placed, pen.stroke.align === 'outside' ? 'destination-out' : 'destination-in')
  drawLayer(scope, opened)
  opened.layer.release()
}

function cut(
  context: Context,
  { run, y }: { run: GlyphRun; y: number },
  how: 'destination-out' | 'destination-in',
): void {
  setFont(context, run)
  context.globalCompositeOperation = how
  context.fillStyle = '#000000'
  context.fillText(run.text, run.x, y)
}
