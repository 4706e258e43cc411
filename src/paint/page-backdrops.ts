import { complete, type Element } from '../document/elements/element.ts'
import type { Page } from '../document/document.ts'
import { scaleOf } from './bounds.ts'
import type { Context } from './canvas.ts'
import { isGlass, OMITTED_GLASS } from './capture-backdrop.ts'
import type { PaintEnvironment } from './environment.ts'
import { affordableDensity } from './layer.ts'
import type { Backdrop } from './scope.ts'

/** A blur of this many pixels hides the pixel grid. */
const FINE_SIGMA_PX = 6

/** Pixels per CSS pixel. Fewer would lose thin lines before they are blurred, more are not visible after it. */
const MIN_DENSITY = 0.5
const MAX_DENSITY = 2

const PAGE_PX = 16_000_000

export type Backdrops = Map<string, Backdrop>

/**
 * Paints a page as pixels, once, and returns what is beneath each element that blurs it, by the IDs of the
 * elements: what was drawn on a page of a PDF cannot be read. Undefined if there are none.
 */
export function pageBackdrops(
  context: Context,
  { page, environment }: { readonly page: Page; readonly environment: PaintEnvironment },
  paint: (context: Context, environment: PaintEnvironment, backdrops: Backdrops) => void,
): Backdrops | undefined {
  const sigmas = page.elements.flatMap(glassSigmas)
  if (sigmas.length === 0) return undefined
  const { size, bleed = 0, vectorDensity = 3 } = environment
  const bounds = { left: -bleed, top: -bleed, right: size.width + bleed, bottom: size.height + bleed }
  const fine = Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, FINE_SIGMA_PX / Math.min(...sigmas)))
  const print = scaleOf(context.getTransform()) * vectorDensity
  const density = Math.min(fine, print, affordableDensity(bounds, PAGE_PX))
  const layer = environment.createLayer(
    Math.ceil((bounds.right - bounds.left) * density),
    Math.ceil((bounds.bottom - bounds.top) * density),
  )
  layer.context.setTransform(density, 0, 0, density, bleed * density, bleed * density)
  layer.context.fillStyle = '#ffffff'
  layer.context.fillRect(bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top)
  const backdrops: Backdrops = new Map()
  // The page itself warns of everything else.
  const warn: PaintEnvironment['warn'] = (warning) => {
    if (warning.message === OMITTED_GLASS) environment.warn(warning)
  }
  paint(layer.context, { ...environment, target: 'raster', warn }, backdrops)
  layer.release()
  return backdrops
}

function glassSigmas(element: Element): number[] {
  const whole = complete(element)
  const own = isGlass(whole) ? [whole.backdropBlur] : []
  return whole.type === 'group' ? [...own, ...whole.elements.flatMap(glassSigmas)] : own
}
