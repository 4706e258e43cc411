import type { Element } from '../../../../document/elements/element.ts'
import { isContainer } from '../../../../edit/tree/container.ts'
import { type Bounds, intersect, isEmpty, scaleOf, union } from '../../../../paint/bounds.ts'
import type { Matrix } from '../../../../paint/canvas.ts'
import { DEVIATIONS } from '../../../../paint/soften.ts'
import { EDGE_PX, type InkOf } from './device-ink.ts'
import type { HeldSlices } from './held-slices.ts'
import { deviceMatrix, type Picture } from './stage-picture.ts'

/** Returns what must be painted again where `ink` has changed. All in device space. */
export function changedArea(picture: Picture, { slices, inkOf }: HeldSlices, ink: Bounds): Bounds {
  const { elements } = picture.page
  const live = slices.filter(({ layer }) => !layer).flatMap(({ from, to }) => elements.slice(from, to))
  return withGlass(ink, live, { inkOf, toDevice: deviceMatrix(picture) })
}

/**
 * Adds the elements of glass that show something of the area, with all that they show: a blur reaches
 * beyond the area, and must not see what has been painted above it.
 */
function withGlass(area: Bounds, elements: readonly Element[], { inkOf, toDevice }: GlassSpace): Bounds {
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
