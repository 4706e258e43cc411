import { MASK_DEFAULTS } from '../document/elements/mask.ts'
import { type Bounds, expand, mapBounds } from './bounds.ts'
import { findPicture } from './find-picture.ts'
import { drawPicture, fitPicture } from './fit-picture.ts'
import { isolate } from './isolate.ts'
import { deviceScale, openLayer } from './layer.ts'
import type { Frame } from './outlines/frame-outline.ts'
import { paintStyle } from './paint-style.ts'
import type { Box, Scope } from './scope.ts'
import { type SoftMask, softMaskOf } from './soft-mask.ts'

interface Masked {
  readonly frame: Frame
  /** Contains what `draw` paints, in the element's space. */
  readonly extent: Bounds
}

/** Multiplies the opacity of what `draw` paints by that of a gradient or alpha mask. Other masks clip. */
export function paintMasked(scope: Scope, { frame, extent }: Masked, draw: (inner: Scope) => void): void {
  const mask = softMaskOf(frame)
  if (!mask) {
    draw(scope)
    return
  }
  // PDF readers round a picture outward, to where a mask that ends with it would not hide it.
  const whole = expand(extent, 2 / deviceScale(scope))
  isolate(scope, mapBounds(scope.context.getTransform(), whole), (inner) => {
    draw(inner)
    keepWithin(inner, { mask, extent: whole, box: { x: 0, y: 0, width: frame.width, height: frame.height } })
  })
}

/** Erases what the mask hides. */
function keepWithin(scope: Scope, { mask, extent, box }: { mask: SoftMask; extent: Bounds; box: Box }): void {
  const { context } = scope
  context.save()
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-in'
  if (mask.type === 'gradient') {
    const { left, top, right, bottom } = expand(extent, 2 / deviceScale(scope))
    context.fillStyle = paintStyle(scope, mask.gradient, box)
    context.fillRect(left, top, right - left, bottom - top)
  } else {
    keepWithinPicture(scope, mask, box)
  }
  context.restore()
}

/** A missing picture hides nothing. */
function keepWithinPicture(
  scope: Scope,
  { src, fit = MASK_DEFAULTS.fit }: Extract<SoftMask, { type: 'alpha' }>,
  box: Box,
): void {
  const picture = findPicture(scope, src)
  if (!picture || box.width <= 0 || box.height <= 0) return
  const region = { x: 0, y: 0, width: picture.width, height: picture.height }
  const placement = fitPicture({ region, fit, focus: { x: 0.5, y: 0.5 } }, box)
  // Skia erases only below the picture in a raster image, and everything around it in a PDF.
  const layer = scope.target === 'raster' ? openLayer(scope, { bounds: scope.visible }) : undefined
  const context = layer?.scope.context ?? scope.context
  const { x, y, width, height } = placement.target
  // A photograph's pixels have no effect, and would be in the PDF a second time.
  if (picture.isOpaque) context.fillRect(x, y, width, height)
  else drawPicture(context, picture, placement)
  if (!layer) return
  scope.context.setTransform(1, 0, 0, 1, 0, 0)
  scope.context.drawImage(layer.layer.image, 0, 0)
  layer.layer.release()
}
