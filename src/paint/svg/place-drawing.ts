import { mapBounds } from '../bounds.ts'
import { isolate } from '../isolate.ts'
import { type Fit, fitPicture, type Placement } from '../fit-picture.ts'
import type { Box, Scope } from '../scope.ts'
import { paintDrawing } from './paint-drawing.ts'
import type { Recolor } from './recolor.ts'
import type { SvgDrawing } from './svg-drawing.ts'

interface Placing {
  readonly fit: Fit
  readonly box: Box
  readonly recolor: Recolor
}

/** Paints a whole drawing in a box, centered. */
export function placeDrawing(scope: Scope, drawing: SvgDrawing, { fit, box, recolor }: Placing): void {
  const region = { x: 0, y: 0, width: drawing.width, height: drawing.height }
  drawPlaced(scope, drawing, { placement: fitPicture({ region, fit, focus: { x: 0.5, y: 0.5 } }, box), recolor })
}

/** Paints a part of a drawing in a box. `placement.source` is in the space of the drawing. */
export function drawPlaced(
  scope: Scope,
  drawing: SvgDrawing,
  { placement, recolor }: { readonly placement: Placement; readonly recolor: Recolor },
): void {
  const { context, environment } = scope
  const { source, target } = placement
  const bounds = { left: target.x, top: target.y, right: target.x + target.width, bottom: target.y + target.height }
  // Opacity and blend mode apply to the drawing as a whole.
  if (context.globalAlpha !== 1 || context.globalCompositeOperation !== 'source-over') {
    isolate(scope, mapBounds(context.getTransform(), bounds), (inner) =>
      drawPlaced(inner, drawing, { placement, recolor }),
    )
    return
  }
  const frame = environment.newPath()
  frame.rect(target.x, target.y, target.width, target.height)
  context.save()
  context.clip(frame)
  context.translate(target.x, target.y)
  context.scale(target.width / source.width, target.height / source.height)
  context.translate(-source.x, -source.y)
  paintDrawing(scope, drawing, recolor)
  context.restore()
  for (const what of drawing.omitted) {
    environment.warn({ code: 'effect_simplified', message: `An SVG has ${what}` })
  }
}
