import type { Size } from '../document.ts'
import { AXES, lengthOf, spanOf } from './axis.ts'
import type { Item } from './giving-item.ts'
import type { Region } from './region.ts'

/** As fractions of the region: a frame in both directions, and a strip across its direction. */
const FRAME = 0.75
const STRIP = 0.025

/** Backdrops, frames, loose ornaments and what is behind a frame belong to all parts of a region. */
export function isShared(item: Item, { items, size }: Region): boolean {
  if (item.isLoose || isAround(item, size)) return true
  if (!AXES.some((axis) => item.give[axis] === 'through')) return false
  return isStrip(item, size) || items.slice(items.indexOf(item) + 1).some((front) => isFrameOver(front, item, size))
}

function isAround({ give, box }: Item, size: Size): boolean {
  return AXES.every((axis) => {
    const { start, end } = spanOf(box, axis)
    return give[axis] === 'through' || (give[axis] === 'panel' && end - start >= FRAME * lengthOf(size, axis))
  })
}

/** A thin line of color along an edge. */
function isStrip({ element, box, give }: Item, size: Size): boolean {
  return AXES.some((axis) => {
    const length = lengthOf(size, axis)
    const { start, end } = spanOf(box, axis)
    const shown = Math.min(end, length) - Math.max(start, 0)
    return give[axis] === 'whole' && element.type === 'rect' && shown < STRIP * length && (start <= 0 || end >= length)
  })
}

/** A ribbon around a card, of which only the ends show. */
function isFrameOver(frame: Item, { box }: Item, size: Size): boolean {
  if (frame.element.type !== 'rect' || frame.isLoose || !isAround(frame, size)) return false
  return AXES.every((axis) => {
    const [inner, outer] = [spanOf(box, axis), spanOf(frame.box, axis)]
    const shown = Math.min(inner.end, lengthOf(size, axis)) - Math.max(inner.start, 0)
    return Math.min(inner.end, outer.end) - Math.max(inner.start, outer.start) >= FRAME * shown
  })
}
