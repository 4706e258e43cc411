import { PAINT_DEFAULTS, type Paint } from '../document/paint.ts'
import { findPicture } from './find-picture.ts'
import { drawImage } from './draw-image.ts'
import { fitPicture } from './fit-picture.ts'
import type { Shape } from './outlines/outline.ts'
import { paintOpacity, paintStyle } from './paint-style.ts'
import type { Box, Scope } from './scope.ts'
import { withOpacity } from './with-opacity.ts'

/** Clips an image paint to the shape instead of repeating a pattern, so that a PDF retains its resolution. */
export function paintFill(scope: Scope, shape: Shape, fill: Paint): void {
  withOpacity(scope.context, paintOpacity(fill), () => fillShape(scope, shape, fill))
}

function fillShape(scope: Scope, shape: Shape, fill: Paint): void {
  const { context } = scope
  if (typeof fill !== 'string' && fill.type === 'image' && scope.silhouette === undefined) {
    context.save()
    context.clip(shape.path, shape.rule)
    paintPicture(scope, fill.src, { fit: fill.fit ?? PAINT_DEFAULTS.image.fit, box: shape.box })
    context.restore()
  } else {
    context.fillStyle = paintStyle(scope, fill, shape.box)
    context.fill(shape.path, shape.rule)
  }
}

function paintPicture(scope: Scope, src: string, { fit, box }: { fit: 'cover' | 'contain' | 'fill'; box: Box }): void {
  const picture = findPicture(scope, src)
  if (!picture || box.width <= 0 || box.height <= 0) return
  const region = { x: 0, y: 0, width: picture.width, height: picture.height }
  drawImage(scope, picture, fitPicture({ region, fit, focus: { x: 0.5, y: 0.5 } }, box))
}
