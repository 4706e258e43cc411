import { type Bounds, expand, intersect, isEmpty, shift } from './bounds.ts'
import type { Layer } from './canvas.ts'
import { affordableDensity, type PlacedLayer, snap } from './layer.ts'
import { budgetedPx } from './layer-budget.ts'
import type { Scope } from './scope.ts'

/** Beyond three deviations, a Gaussian is invisible. */
export const DEVIATIONS = 3

/** At this deviation, a blur computed small and drawn large looks like one at full size. */
const COARSE_SIGMA_PX = { raster: 4, vector: 8 } as const

/** A layer in the device space of its source. */
export type SoftLayer = Omit<PlacedLayer, 'scope'>

export interface Softening {
  /** Standard deviation in device pixels. */
  readonly sigma: number
  /** Offset in device pixels. */
  readonly dx: number
  readonly dy: number
  readonly color?: string
  /** The part to draw, in device space. */
  readonly within: Bounds
}

/** Blurs, shifts and colors a layer. A wide blur uses a smaller layer: at full size it would take seconds. */
export function soften(scope: Scope, source: SoftLayer, softening: Softening): SoftLayer | undefined {
  const { sigma, dx, dy, color } = softening
  const covered = intersect(shift(expand(source.bounds, sigma * DEVIATIONS), dx, dy), softening.within)
  if (isEmpty(covered)) return undefined
  const fine = source.density * softDensity(sigma * source.density, scope.target)
  const density = Math.min(fine, affordableDensity(covered, budgetedPx(scope.environment)))
  // Adds one pixel, so that a coarse layer's last row fades out.
  const bounds = snap(expand(covered, 1 / density), density)
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
  if (color !== undefined) recolor(layer, { color, widthPx, heightPx })
  const refinedDensity = Math.min(source.density / 2, affordableDensity(bounds, budgetedPx(scope.environment)))
  const softened = { layer, bounds, density }
  return scope.target === 'raster' && refinedDensity > density ? refine(scope, softened, refinedDensity) : softened
}

/** Cubic scaling hides the grid of a wide blur, but takes four times as long, so it does only half of the scaling. */
function refine(scope: Scope, { layer, bounds, density }: SoftLayer, refinedDensity: number): SoftLayer {
  const scale = refinedDensity / density
  const widthPx = Math.round((bounds.right - bounds.left) * refinedDensity)
  const heightPx = Math.round((bounds.bottom - bounds.top) * refinedDensity)
  const finer = scope.environment.createLayer(widthPx, heightPx)
  finer.context.imageSmoothingQuality = 'high'
  finer.context.scale(scale, scale)
  finer.context.drawImage(layer.image, 0, 0)
  layer.release()
  return { layer: finer, bounds, density: refinedDensity }
}

function recolor({ context }: Layer, fill: { color: string; widthPx: number; heightPx: number }): void {
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = fill.color
  context.fillRect(0, 0, fill.widthPx, fill.heightPx)
}

/** Returns the density that a blur of `sigmaPx` needs: 1, ½, ¼ and so on. */
export function softDensity(sigmaPx: number, target: Scope['target']): number {
  return 2 ** -Math.max(0, Math.floor(Math.log2(Math.max(sigmaPx, 1) / COARSE_SIGMA_PX[target])))
}
