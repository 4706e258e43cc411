import type { Stroke } from '../../document/paint.ts'
import { mapBounds } from '../bounds.ts'
import type { Context } from '../canvas.ts'
import { strokeReach } from '../ink-bounds.ts'
import { drawLayer, openLayer } from '../layer.ts'
import { isOpaque } from '../opacity.ts'
import { paintOpacity, paintStyle } from '../paint-style.ts'
import { visibleStroke } from '../paint-stroke.ts'
import type { Box, Scope } from '../scope.ts'
import { setFont, type PlacedRun } from './set-font.ts'

/** Letters have sharper corners than shapes: with the default of ten, an M has spikes. */
const TEXT_MITER_LIMIT = 4

/** Glyphs cannot clip, so half of an inside or outside stroke is erased in a layer. */
export function strokeGlyphs(scope: Scope, placed: PlacedRun, box: Box): void {
  const stroke = visibleStroke(placed.stroke)
  if (!stroke) return
  const doubled = { ...stroke, width: stroke.width * 2 }
  // The fill, drawn next, hides the inner half of an outside stroke.
  const isInnerHalfHidden = stroke.align === 'outside' && isOpaque(placed.fill)
  const pen = { stroke: stroke.align === 'center' ? stroke : doubled, box }
  if (stroke.align !== 'center' && !isInnerHalfHidden) {
    drawInLayer(scope, placed, { ...pen, cut: stroke.align === 'outside' ? 'destination-out' : 'destination-in' })
  } else if (scope.target === 'vector' && typeof stroke.paint !== 'string') {
    // Skia writes stroked letters into a PDF as glyphs, which Poppler floods if their paint is a gradient.
    drawInLayer(scope, placed, { ...pen, cut: null })
  } else {
    drawStroke(scope, placed, pen)
  }
}

type Cut = 'destination-out' | 'destination-in'

interface Pen {
  readonly stroke: Required<Stroke>
  readonly box: Box
}

function drawStroke(scope: Scope, { run, x, y }: PlacedRun, { stroke, box }: Pen): void {
  const { context } = scope
  context.save()
  setFont(context, run)
  context.globalAlpha *= paintOpacity(stroke.paint)
  context.strokeStyle = paintStyle(scope, stroke.paint, { ...box, turn: run.turn })
  context.lineWidth = stroke.width
  context.lineCap = stroke.cap
  context.lineJoin = stroke.join
  context.miterLimit = TEXT_MITER_LIMIT
  context.setLineDash(stroke.dash.some((length) => length > 0) ? [...stroke.dash] : [])
  context.strokeText(run.text, x, y)
  context.restore()
}

function drawInLayer(scope: Scope, placed: PlacedRun, pen: Pen & { cut: Cut | null }): void {
  const { run, x, y } = placed
  // Of a stroke inside letters, the rest is erased: a wide one must not take a layer of the whole page for each word.
  const by = run.font.sizePx + strokeReach(placed.stroke, TEXT_MITER_LIMIT)
  const spacing = run.wordSpacingPx * run.text.length
  const bounds = { left: x - by, top: y - by * 1.5, right: x + run.width + spacing + by, bottom: y + by }
  const opened = openLayer(scope, { bounds: mapBounds(scope.context.getTransform(), bounds) })
  if (!opened) return
  drawStroke(opened.scope, placed, pen)
  if (pen.cut) cutGlyphs(opened.scope.context, placed, pen.cut)
  drawLayer(scope, opened)
  opened.layer.release()
}

function cutGlyphs(context: Context, { run, x, y }: PlacedRun, operation: Cut): void {
  setFont(context, run)
  context.globalCompositeOperation = operation
  context.fillStyle = '#000000'
  context.fillText(run.text, x, y)
}
