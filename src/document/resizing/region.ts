import type { Size } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { type Axis, lengthOf } from './axis.ts'
import { withConnected } from './connected.ts'
import { withCarried } from './held.ts'
import { intervalsOf, slackOf } from './intervals.ts'
import { type Item, itemOf } from './giving-item.ts'
import type { Box } from './scale-whole.ts'

/** A part of a page, treated like a page of its own. Items are in its space. */
export interface Region {
  readonly size: Size
  readonly items: readonly Item[]
  /** The size of the page that the region is a part of. */
  readonly page: Size
  /** Boxes of ornaments that all parts share, where they were before. */
  readonly shared: readonly Box[]
}

export function regionOf(elements: readonly Element[], size: Size): Region {
  return partOf(elements, { size, page: size, shared: [] })
}

/** Items are found again, as what they do depends on the region. */
export function partOf(elements: readonly Element[], { size, page, shared }: Omit<Region, 'items'>): Region {
  const items = elements.map((element) => itemOf(element, size, page))
  return { size, page, shared, items: withCarried(withConnected(items, size)) }
}

/** Returns the least length into which the region fits without scaling. */
export const leastLength = oncePerRegion(({ size, items }, axis): number => {
  const length = lengthOf(size, axis)
  const intervals = intervalsOf(items, axis, length)
  return intervals.reduce((least, interval) => least - slackOf(interval, length), length)
})

/** Remembers the results, since plans with several shares of the page ask the same of their regions. */
export function oncePerRegion<Result>(
  calculate: (region: Region, axis: Axis) => Result,
): (region: Region, axis: Axis) => Result {
  const known = { x: new WeakMap<Region, Result>(), y: new WeakMap<Region, Result>() }
  return (region, axis) => {
    const found = known[axis].get(region)
    if (found !== undefined) return found
    const result = calculate(region, axis)
    known[axis].set(region, result)
    return result
  }
}

export function sized(size: Size, axis: Axis, length: number): Size {
  return axis === 'x' ? { ...size, width: length } : { ...size, height: length }
}
