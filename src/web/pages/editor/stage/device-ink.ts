import type { Element } from '../../../../document/elements/element.ts'
import { type Bounds, EMPTY_BOUNDS, expand, isEmpty, mapBounds, union } from '../../../../paint/bounds.ts'
import type { Matrix } from '../../../../paint/canvas.ts'
import type { PaintEnvironment } from '../../../../paint/environment.ts'
import { withFitGroups } from '../../../../paint/fit-groups.ts'
import { inkBoundsOf } from '../../../../paint/ink-bounds.ts'
import { contains } from './slices.ts'
import { deviceMatrix, environmentOf, type Picture } from './stage-picture.ts'

/** Returns where an element is drawn, in device space. */
export type InkOf = (element: Element) => Bounds

/** Antialiasing reaches this far beyond the bounds. */
export const EDGE_PX = 2

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

/**
 * Where the elements `affected` are drawn. Measured for each picture: texts of one group get another size although they
 * are the same elements.
 */
export function inkOfChanging(picture: Picture, affected: ReadonlySet<string>): Bounds {
  const { page } = picture
  const inkOf = createInkBounds(withFitGroups(environmentOf(picture), page), deviceMatrix(picture))
  return page.elements
    .filter((element) => contains(element, affected))
    .map(inkOf)
    .reduce(union, EMPTY_BOUNDS)
}

/** Rounds outward, with room for antialiasing. */
function rounded(bounds: Bounds): Bounds {
  if (isEmpty(bounds)) return EMPTY_BOUNDS
  const { left, top, right, bottom } = expand(bounds, EDGE_PX)
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) }
}
