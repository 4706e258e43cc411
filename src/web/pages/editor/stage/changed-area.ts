import type { Element } from '../../../../document/elements/element.ts'
import { isContainer } from '../../../../edit/tree/container.ts'
import {
  type Bounds,
  EMPTY_BOUNDS,
  expand,
  intersect,
  isEmpty,
  mapBounds,
  scaleOf,
  union,
} from '../../../../paint/bounds.ts'
import type { Matrix } from '../../../../paint/canvas.ts'
import type { PaintEnvironment } from '../../../../paint/environment.ts'
import { inkBoundsOf } from '../../../../paint/ink-bounds.ts'
import { DEVIATIONS } from '../../../../paint/soften.ts'

/** Returns where an element is drawn, in device space. */
export type InkOf = (element: Element) => Bounds

/** Antialiasing reaches this far beyond the bounds. */
const EDGE_PX = 2

/** Bounds are cached by element: in frames of a change, most elements stay the same. */
export function createInkBounds(environment: PaintEnvironment, toDevice: Matrix): InkOf {
  const cache = new WeakMap<Element, Bounds>()
  const layouts = { layoutOf: environment.layoutText, environment }
  return (element) => {
    const bounds = cache.get(element) ?? rounded(mapBounds(toDevice, inkBoundsOf(layouts, element)))
    cache.set(element, bounds)
    return bounds
  }
}

/** Rounds outward, with room for antialiasing. */
function rounded(bounds: Bounds): Bounds {
  if (isEmpty(bounds)) return EMPTY_BOUNDS
  const { left, top, right, bottom } = expand(bounds, EDGE_PX)
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) }
}

/**
 * Adds the elements of glass that show something of the area, with all that they show: a blur reaches
 * beyond the area, and must not see what has been painted above it.
 */
export function withGlass(area: Bounds, elements: readonly Element[], { inkOf, toDevice }: GlassSpace): Bounds {
  const glass = elements
    .filter((element) => glassReach(element) > 0)
    .map((element) => {
      const { left, top, right, bottom } = inkOf(element)
      const reach = Math.ceil(glassReach(element) * scaleOf(toDevice)) + EDGE_PX
      return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }
    })
  let grown = area
  for (;;) {
    const before = grown
    grown = glass.filter((bounds) => !isEmpty(intersect(bounds, before))).reduce(union, before)
    if (isWithin(grown, before)) return grown
  }
}

interface GlassSpace {
  readonly inkOf: InkOf
  readonly toDevice: Matrix
}

function glassReach(element: Element): number {
  const inner = isContainer(element) ? element.elements.map(glassReach) : []
  return Math.max((element.backdropBlur ?? 0) * DEVIATIONS, 0, ...inner)
}

function isWithin(inner: Bounds, { left, top, right, bottom }: Bounds): boolean {
  return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom
}
