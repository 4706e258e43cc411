import type { Size } from '../../document/document.ts'
import type { Box, Handle } from '../geometry/resize-box.ts'

/**
 * Returns the area around a handle that can be pressed, relative to it, in CSS pixels of the screen. It has the given
 * side, and grows outward on small elements, so that at least half of their width and height is free for moving them.
 */
export function handleArea({ x, y }: Handle, { width, height }: Size, side: number): Box {
  return { x: startOf(x, width, side), y: startOf(y, height, side), width: side, height: side }
}

function startOf(where: Handle['x'], extent: number, side: number): number {
  const inside = where === 0 ? side / 2 : Math.min(side / 2, extent / 4)
  return where < 0 ? inside - side : -inside
}
