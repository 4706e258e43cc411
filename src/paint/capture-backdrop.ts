import type { Complete } from '../document/elements/element.ts'
import { blurWithin } from './blur-within.ts'
import { type Bounds, expand, intersect, isEmpty, mapBounds } from './bounds.ts'
import type { Context } from './canvas.ts'
import { contentBounds } from './ink-bounds.ts'
import { affordableDensity, budgetedPx, deviceScale, snap } from './layer.ts'
import type { Backdrop, Scope, Surface } from './scope.ts'
import { DEVIATIONS, softDensity } from './soften.ts'

/** Blurs what is beneath an element. Returns undefined if the element has no shape that blurs, or is off the page. */
export function captureBackdrop(scope: Scope, element: Complete): Backdrop | undefined {
  if (!isGlass(element)) return undefined
  const matrix = scope.context.getTransform()
  const shown = intersect(mapBounds(matrix, contentBounds(scope, element)), scope.visible)
  const sigma = element.backdropBlur * deviceScale(scope)
  const readable = intersect(expand(shown, sigma * DEVIATIONS), extentOf(scope.surface))
  if (isEmpty(shown) || isEmpty(readable)) return undefined
  const density = Math.min(softDensity(sigma, 'raster'), affordableDensity(readable, budgetedPx(scope.environment)))
  const bounds = snap(readable, density)
  const widthPx = Math.round((bounds.right - bounds.left) * density)
  const heightPx = Math.round((bounds.bottom - bounds.top) * density)
  const sharp = scope.environment.createLayer(widthPx, heightPx)
  sharp.context.imageSmoothingQuality = 'medium'
  sharp.context.setTransform(density, 0, 0, density, -bounds.left * density, -bounds.top * density)
  drawSurface(sharp.context, scope.surface)
  const layer = blurWithin(scope.environment, sharp, { widthPx, heightPx, sigmaPx: sigma * density })
  sharp.release()
  if (scope.environment.effects) scope.environment.effects.leftPx -= widthPx * heightPx
  return { layer, bounds, matrix }
}

/** Whether an element has a shape within which it blurs what is beneath. */
export function isGlass(element: Complete): boolean {
  if (element.backdropBlur === 0 || element.type === 'line') return false
  return element.type !== 'group' || element.clip
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
