import type { PaintEnvironment } from './environment.ts'

// Drawing cannot be interrupted, so the pixels of a page's layers are limited: nested or many effects on
// a poster would otherwise take minutes. Later layers become coarser as the budget is used up.

/** Of all layers of a page: about six seconds of drawing. */
const PAGE_PX = 800_000_000

/** Of all surfaces that are copied to read from them: about six seconds. */
const PAGE_READ_PX = 3_500_000_000

/** The largest page, plus the margin for a blur. */
export const RASTER_LAYER_PX = 128_000_000

/** A layer's maximum share of the remaining pixels, and the minimum for each. */
const PART = 1 / 6
const MIN_RASTER_PX = 10_000
const MIN_VECTOR_PX = 40_000

/** Returns an environment that counts the pixels of its layers. */
export function withLayerBudget(environment: PaintEnvironment): PaintEnvironment {
  const layers = { leftPx: PAGE_PX, leftReadPx: PAGE_READ_PX }
  return {
    ...environment,
    layers,
    createLayer(widthPx, heightPx) {
      layers.leftPx -= widthPx * heightPx
      return environment.createLayer(widthPx, heightPx)
    },
  }
}

/** Counts reading from a surface, which Skia copies for it. Returns false if the page has been read too often. */
export function spendOnReading({ layers }: PaintEnvironment, surfacePx: number): boolean {
  if (!layers) return true
  if (layers.leftReadPx <= 0) return false
  layers.leftReadPx -= surfacePx
  return true
}

/** Returns how many pixels a layer may have. */
export function budgetedPx({ layers }: PaintEnvironment): number {
  return Math.min(RASTER_LAYER_PX, layers ? Math.max(MIN_RASTER_PX, layers.leftPx * PART) : Infinity)
}

/** Returns how many pixels an effect that becomes an image in a PDF may have. */
export function budgetedVectorPx(environment: PaintEnvironment): number {
  const { effects } = environment
  return Math.min(budgetedPx(environment), effects ? Math.max(MIN_VECTOR_PX, effects.leftPx * PART) : Infinity)
}
