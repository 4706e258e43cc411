import { type Bounds, expand, intersect, isEmpty, shift } from './bounds.ts'
import { type Layer } from './canvas.ts'
import { affordableDensity, type PlacedLayer, snap } from './layer.ts'
import { type Scope } from './scope.ts'

/** A Gaussian's weight beyond three deviations is invisible. */
export const DEVIATIONS = 3

/** Below this many deviations a pixel, a blur made small and drawn large looks the same as one made at full size. */
const COARSE_SIGMA_PX = { raster: 4, vector: 8 } as const

/** Lies over `bounds` of the device space it was made from. */
export type SoftLayer = Omit<PlacedLayer, 'scope'>

export interface Softening {
  /** The blur's standard deviation, in the scope's device pixels. */
  readonly sigma: number
  /** How far the result is moved, in the scope's device pixels. */
  readonly dx: number
  readonly dy: number
  /** The one color it gets; without it, it keeps its own. */
  readonly color?: string
  /** What of it is wanted, in the scope's device space. */
  readonly within: Bounds
}

/**
 * `source`, blurred, moved and perhaps in one color. A wide blur is made on a smaller layer: a page of 16,000 pixels under
 * a blur of hundreds would else take seconds, and there is no detail in it to lose.
 */
export function soften(scope: Scope, source: SoftLayer, softening: Softening): SoftLayer | undefined {
  const { sigma, dx, dy, color } = softening
  const wanted = intersect(shift(expand(source.bounds, sigma * DEVIATIONS), dx, dy), softening.within)
  if (isEmpty(wanted)) return undefined
  const fine = source.density * softDensity(sigma * source.density, scope.target)
  const density = Math.min(fine, affordableDensity(wanted))
  // One pixel more, so that a coarse layer's last row fades out instead of ending.
  const bounds = snap(expand(wanted, 1 / density), density)
  const widthPx = Math.round((bounds.right - bounds.left) * density)
  const heightPx = Math.round((bounds.bottom - bounds.top) * density)
  const layer = scope.environment.createLayer(widthPx, heightPx)
  const { context } = layer
  context.imageSmoothingQuality = 'medium'
  if (sigma > 0) context.filter = `blur(${sigma * density}px)`
  context.drawImage(
    source.layer.image,
    (source.bounds.left + dx - bounds.left) * density,
    (source.bounds.top + dy - bounds.top) * density,
    (source.bounds.right - source.bounds.left) * density,
    (source.bounds.bottom - source.bounds.top) * density,
  )
  context.filter = 'none'
  if (color !== undefined) flood(layer, { color, widthPx, heightPx })
  const shown = Math.min(source.density / 2, affordableDensity(bounds))
  const softened = { layer, bounds, density }
  return scope.target === 'raster' && shown > density ? refine(scope, softened, shown) : softened
}

/**
 * A coarse layer drawn large by straight lines shows its grid in the contours of a wide, faint slope; by cubics it does not,
 * and takes four times as long. So it is made half as fine as it is shown by cubics, and the rest is straight.
 */
function refine(scope: Scope, { layer, bounds, density }: SoftLayer, wanted: number): SoftLayer {
  const scale = wanted / density
  const widthPx = Math.round((bounds.right - bounds.left) * wanted)
  const heightPx = Math.round((bounds.bottom - bounds.top) * wanted)
  const finer = scope.environment.createLayer(widthPx, heightPx)
  finer.context.imageSmoothingQuality = 'high'
  finer.context.scale(scale, scale)
  finer.context.drawImage(layer.image, 0, 0)
  layer.release()
  return { layer: finer, bounds, density: wanted }
}

/** Gives all that is drawn on the layer one color and leaves its alpha as it is, times the color's own. */
function flood({ context }: Layer, with_: { color: string; widthPx: number; heightPx: number }): void {
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = with_.color
  context.fillRect(0, 0, with_.widthPx, with_.heightPx)
}

/** Pixels that a blur of `sigmaPx` needs to one of those that the deviation is given in: 1, or ½, ¼ and so on. */
export function softDensity(sigmaPx: number, target: Scope['target']): number {
  return 2 ** -Math.max(0, Math.floor(Math.log2(Math.max(sigmaPx, 1) / COARSE_SIGMA_PX[target])))
}
