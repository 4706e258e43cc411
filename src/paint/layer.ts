import { type Bounds, intersect, isEmpty, scaleOf } from './bounds.ts'
import { type Layer } from './canvas.ts'
import { type Scope } from './scope.ts'

/** A layer of pixels that lies over `bounds` of the device space it was opened from, `density` of its pixels to one of that. */
export interface PlacedLayer {
  readonly scope: Scope
  readonly layer: Layer
  readonly bounds: Bounds
  readonly density: number
}

/** A poster's shadow at three times its size would need gigabytes; 16 megapixels print it well enough. */
const VECTOR_LAYER_PX = 16_000_000

/** Of the pixels that a file may still hold, one layer takes no larger a part; and each gets so many, however few are left. */
const BUDGET_PART = 1 / 6
const LEAST_VECTOR_PX = 40_000

/** The largest page there is, and a little more for what it is softened from. */
const RASTER_LAYER_PX = 128_000_000

/** Less than what canvases can have, since a layer's edges are rounded outwards. */
const LAYER_SIDE_PX = 16_380

/** What `openLayer` covers, in device space. */
export interface Reach {
  readonly bounds: Bounds
  /** What of it matters, where that is more than can be seen: a shadow's source may itself lie off the page. */
  readonly within?: Bounds
  /** Pixels of the layer to one of the device's, where it need not have as many as the device would show. */
  readonly density?: number
}

/**
 * A transparent layer in which the scope's present space is drawn just as it would be on the scope itself. Undefined where
 * nothing of it can be seen. The layer's pixels lie on the device's own, so that laying it back softens nothing.
 */
export function openLayer(scope: Scope, reach: Reach): PlacedLayer | undefined {
  const wanted = intersect(reach.bounds, reach.within ?? scope.visible)
  if (isEmpty(wanted)) return undefined
  const fine = Math.min(reach.density ?? Infinity, densityFor(scope, wanted))
  const density = Math.min(fine, budgetedDensity(scope, wanted))
  if (density < fine) {
    const message = 'The effects of this PDF have too many pixels: this one is drawn at a lower resolution'
    scope.environment.warn({ code: 'effect_simplified', message })
  }
  const bounds = snap(wanted, density)
  const widthPx = Math.round((bounds.right - bounds.left) * density)
  const heightPx = Math.round((bounds.bottom - bounds.top) * density)
  const layer = scope.environment.createLayer(widthPx, heightPx)
  const { a, b, c, d, e, f } = scope.context.getTransform()
  const [left, top] = [bounds.left, bounds.top]
  layer.context.setTransform(
    a * density,
    b * density,
    c * density,
    d * density,
    (e - left) * density,
    (f - top) * density,
  )
  const visible = { left: 0, top: 0, right: widthPx, bottom: heightPx }
  return { scope: { ...scope, context: layer.context, target: 'raster', visible }, layer, bounds, density }
}

/** Lays `placed` back where it was taken from, under the scope's present alpha and blend mode. */
export function drawLayer(scope: Scope, { layer, bounds, density }: Omit<PlacedLayer, 'scope'>): void {
  const { context, environment } = scope
  if (scope.target === 'vector' && environment.effects) {
    environment.effects.leftPx -= (bounds.right - bounds.left) * (bounds.bottom - bounds.top) * density ** 2
  }
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  if (density === 1) context.drawImage(layer.image, bounds.left, bounds.top)
  else {
    context.imageSmoothingQuality = 'low'
    context.drawImage(layer.image, bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top)
  }
  context.restore()
}

/**
 * Pixels of a layer to one of the scope's device. A vector page has none of its own: its pictures get the output's. A layer
 * too large to allocate, as that of a shadow cast from a mile off the page, gets what there is.
 */
function densityFor(scope: Scope, bounds: Bounds): number {
  if (scope.target === 'raster') return Math.min(1, affordableDensity(bounds, RASTER_LAYER_PX))
  return Math.min(scope.environment.vectorDensity ?? 3, affordableDensity(bounds, VECTOR_LAYER_PX))
}

function budgetedDensity({ target, environment }: Scope, bounds: Bounds): number {
  if (target === 'raster' || !environment.effects) return Infinity
  return affordableDensity(bounds, Math.max(LEAST_VECTOR_PX, environment.effects.leftPx * BUDGET_PART))
}

/** The density at which a layer over `bounds` has at most so many pixels, and sides that can be drawn on. */
export function affordableDensity(bounds: Bounds, mostPx = RASTER_LAYER_PX): number {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  return Math.min(LAYER_SIDE_PX / width, LAYER_SIDE_PX / height, Math.sqrt(mostPx / (width * height)))
}

/** Device pixels to a CSS pixel in the scope's present space. */
export function deviceScale(scope: Scope): number {
  return scaleOf(scope.context.getTransform())
}

/** `bounds` on the grid of a layer's pixels. */
export function snap(bounds: Bounds, density: number): Bounds {
  return {
    left: Math.floor(bounds.left * density) / density,
    top: Math.floor(bounds.top * density) / density,
    right: Math.ceil(bounds.right * density) / density,
    bottom: Math.ceil(bounds.bottom * density) / density,
  }
}
