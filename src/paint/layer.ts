import { type Bounds, intersect, isEmpty, scaleOf } from './bounds.ts'
import type { Layer } from './canvas.ts'
import { budgetedPx, budgetedVectorPx, RASTER_LAYER_PX } from './layer-budget.ts'
import type { Scope } from './scope.ts'

/** A layer that covers `bounds` in device space with `density` pixels per device pixel. */
export interface PlacedLayer {
  readonly scope: Scope
  readonly layer: Layer
  readonly bounds: Bounds
  readonly density: number
}

/** A poster's shadow at triple density would take gigabytes. 16 megapixels are sufficient for print. */
const VECTOR_LAYER_PX = 16_000_000

/** Of a layer that is mostly off the page: at most this many pixels, or times what is visible. */
const OFF_PAGE_PX = 32_000_000
const OFF_PAGE_SHARE = 4

/** Below the limit of canvases, since a layer's edges are rounded outward. */
const LAYER_SIDE_PX = 16_380

/** In device space. */
export interface LayerOptions {
  readonly bounds: Bounds
  /** The relevant part if larger than the visible area: a shadow's source may lie off the page. */
  readonly within?: Bounds
  /** Layer pixels per device pixel, if fewer are enough. */
  readonly density?: number
}

/** Opens a layer aligned to device pixels, so that drawing it adds no blur. Returns undefined if it is invisible. */
export function openLayer(scope: Scope, options: LayerOptions): PlacedLayer | undefined {
  const covered = intersect(options.bounds, options.within ?? scope.visible)
  if (isEmpty(covered)) return undefined
  const fullDensity = Math.min(options.density ?? Infinity, densityFor(scope, covered))
  const density = Math.min(fullDensity, budgetedDensity(scope, covered))
  if (density < fullDensity) {
    const whole = scope.target === 'vector' ? 'PDF' : 'page'
    const message = `The effects of this ${whole} have too many pixels: this one is drawn at a lower resolution`
    scope.environment.warn({ code: 'effect_simplified', message })
  }
  const bounds = snap(covered, density)
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
  const { context } = layer
  const surface = { context, extent: visible, beneath: { surface: scope.surface, bounds, density } }
  return { scope: { ...scope, context, target: 'raster', surface, visible }, layer, bounds, density }
}

/** Draws a layer with the scope's current alpha and blend mode. */
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

/** Returns layer pixels per device pixel: fewer for a large layer, as for a shadow from far off the page. */
function densityFor(scope: Scope, bounds: Bounds): number {
  if (scope.target === 'raster') return Math.min(1, affordableDensity(bounds, rasterLayerPx(scope)))
  return Math.min(scope.environment.vectorDensity ?? 3, affordableDensity(bounds, VECTOR_LAYER_PX))
}

/** A layer is larger than what is visible only if a shadow from far off the page is, of which little is seen. */
function rasterLayerPx({ visible }: Scope): number {
  const visiblePx = (visible.right - visible.left) * (visible.bottom - visible.top)
  return Math.min(RASTER_LAYER_PX, Math.max(OFF_PAGE_PX, OFF_PAGE_SHARE * visiblePx))
}

function budgetedDensity({ target, environment }: Scope, bounds: Bounds): number {
  return affordableDensity(bounds, target === 'vector' ? budgetedVectorPx(environment) : budgetedPx(environment))
}

export function affordableDensity(bounds: Bounds, maxPx = RASTER_LAYER_PX): number {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  return Math.min(LAYER_SIDE_PX / width, LAYER_SIDE_PX / height, Math.sqrt(maxPx / (width * height)))
}

/** Device pixels per CSS pixel in the current space. */
export function deviceScale(scope: Scope): number {
  return scaleOf(scope.context.getTransform())
}

export function snap(bounds: Bounds, density: number): Bounds {
  return {
    left: Math.floor(bounds.left * density) / density,
    top: Math.floor(bounds.top * density) / density,
    right: Math.ceil(bounds.right * density) / density,
    bottom: Math.ceil(bounds.bottom * density) / density,
  }
}
