import type { Page } from '../../document/document.ts'
import { complete, type Element } from '../../document/elements/element.ts'
import { hasFilters } from '../../paint/filter-picture.ts'
import { reachOf } from '../../paint/ink-bounds.ts'

/** Maximum pixels of the effects of a PDF. They take about 400 MB of memory until the file is closed. */
export const EFFECT_PX = 96_000_000

/** Estimates the pixels of all effects. `density` is pixels per CSS pixel. */
export function effectPixels(pages: readonly Page[], density: number): number {
  const pixels = pages.flatMap(({ elements }) => elements).reduce((sum, element) => sum + pixelsOf(element, density), 0)
  return Math.min(pixels, EFFECT_PX)
}

function pixelsOf(element: Element, density: number): number {
  const whole = complete(element)
  const isFiltered = whole.type === 'image' && hasFilters(whole.filters)
  const layerCount =
    whole.shadows.length + (whole.blur > 0 ? 1 : 0) + (whole.backdropBlur > 0 ? 1 : 0) + (isFiltered ? 1 : 0)
  const reach = 2 * reachOf(whole)
  const own = layerCount * (whole.width + reach) * (whole.height + reach) * density ** 2
  const children = whole.type === 'group' ? whole.elements : []
  return children.reduce((sum, child) => sum + pixelsOf(child, density), own)
}
