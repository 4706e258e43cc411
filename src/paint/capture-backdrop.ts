import type { Complete } from '../document/elements/element.ts'
import { blurWithin } from './blur-within.ts'
import { type Bounds, expand, intersect, isEmpty, mapBounds } from './bounds.ts'
import type { Context, Layer } from './canvas.ts'
import { contentBounds } from './ink-bounds.ts'
import { affordableDensity, deviceScale } from './layer.ts'
import { budgetedPx, budgetedVectorPx, spendOnReading } from './layer-budget.ts'
import type { Backdrop, Scope, Surface } from './scope.ts'
import { DEVIATIONS, softDensity } from './soften.ts'

export const OMITTED_GLASS =
  'The glass of this page takes too long to draw: what is beneath this element is not blurred'

/** Blurs what is beneath an element. Returns undefined if the element has no shape that blurs, or is off the page. */
export function captureBackdrop(scope: Scope, element: Complete): Backdrop | undefined {
  if (!isGlass(element)) return undefined
  const matrix = scope.context.getTransform()
  const shown = intersect(mapBounds(matrix, contentBounds(scope, element)), scope.visible)
  const sigma = element.backdropBlur * deviceScale(scope)
  const bounds = wholePixels(expand(shown, sigma * DEVIATIONS), extentOf(scope.surface))
  if (isEmpty(shown) || isEmpty(bounds)) return undefined
  if (!spendOnReading(scope.environment, surfacePx(scope.surface))) {
    scope.environment.warn({ code: 'effect_simplified', message: OMITTED_GLASS })
    return undefined
  }
  const density = Math.min(softDensity(sigma, 'raster'), affordableDensity(bounds, budgetedVectorPx(scope.environment)))
  const widthPx = Math.max(1, Math.round((bounds.right - bounds.left) * density))
  const heightPx = Math.max(1, Math.round((bounds.bottom - bounds.top) * density))
  const sharp = readSurface(scope, bounds)
  const small = scope.environment.createLayer(widthPx, heightPx)
  small.context.imageSmoothingQuality = 'medium'
  small.context.drawImage(sharp.image, 0, 0, widthPx, heightPx)
  sharp.release()
  const layer = blurWithin(scope.environment, small, { widthPx, heightPx, sigmaPx: sigma * density })
  small.release()
  if (scope.environment.effects) scope.environment.effects.leftPx -= widthPx * heightPx
  return { layer, bounds, matrix }
}

/** Whether an element has a shape within which it blurs what is beneath. */
export function isGlass(element: Complete): boolean {
  if (element.backdropBlur === 0 || element.type === 'line') return false
  return element.type !== 'group' || element.clip
}

/** Rounds outward, but not beyond the page, whose edges empty pixels would make translucent. */
function wholePixels(bounds: Bounds, extent: Bounds): Bounds {
  return {
    left: Math.max(Math.floor(bounds.left), Math.ceil(extent.left)),
    top: Math.max(Math.floor(bounds.top), Math.ceil(extent.top)),
    right: Math.min(Math.ceil(bounds.right), Math.floor(extent.right)),
    bottom: Math.min(Math.ceil(bounds.bottom), Math.floor(extent.bottom)),
  }
}

/** Skia copies all of a canvas to draw it, which takes as long as reading this share of its pixels. */
const SMALL_SHARE = 0.2

/** Returns what is visible so far within `bounds`, which are whole pixels: coarsely on a page with many layers. */
function readSurface({ surface, environment }: Scope, bounds: Bounds): Layer {
  const { left, top } = bounds
  const density = Math.min(1, affordableDensity(bounds, budgetedPx(environment)))
  const [width, height] = [Math.ceil((bounds.right - left) * density), Math.ceil((bounds.bottom - top) * density)]
  const layer = environment.createLayer(width, height)
  const { extent } = surface
  const share = (width * height) / ((extent.right - extent.left) * (extent.bottom - extent.top))
  if (density === 1 && !surface.beneath && share < SMALL_SHARE) {
    layer.context.putImageData(surface.context.getImageData(left, top, width, height), 0, 0)
    return layer
  }
  layer.context.scale(density, density)
  layer.context.translate(-left, -top)
  drawSurface(layer.context, surface)
  return layer
}

/** Of a surface and those beneath it. */
function surfacePx({ extent, beneath }: Surface): number {
  const ownPx = (extent.right - extent.left) * (extent.bottom - extent.top)
  return ownPx + (beneath ? surfacePx(beneath.surface) : 0)
}

/** Draws what is visible so far: a layer with all that it will be drawn on. */
function drawSurface(context: Context, { context: { canvas }, beneath }: Surface): void {
  if (beneath) {
    const { bounds, density, surface } = beneath
    context.save()
    context.transform(density, 0, 0, density, -bounds.left * density, -bounds.top * density)
    drawSurface(context, surface)
    context.restore()
  }
  context.drawImage(canvas, 0, 0)
}

/** Returns the bounds of the page in the device space of one of its layers. */
function extentOf({ extent, beneath }: Surface): Bounds {
  if (!beneath) return extent
  const { bounds, density, surface } = beneath
  const matrix = { a: density, b: 0, c: 0, d: density, e: -bounds.left * density, f: -bounds.top * density }
  return mapBounds(matrix, extentOf(surface))
}
