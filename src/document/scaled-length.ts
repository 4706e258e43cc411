import { LIMITS } from './limits.ts'
import type { Sides } from './elements/text-parts.ts'
import { within } from './scaled-number.ts'

export function scaleSides(sides: Sides, scale: number): Sides {
  if (typeof sides === 'number') return scalePadding(sides, scale)
  const [top, right, bottom, left] = sides
  return [scalePadding(top, scale), scalePadding(right, scale), scalePadding(bottom, scale), scalePadding(left, scale)]
}

export function scaleFontSize(sizePx: number, scale: number): number {
  return within(sizePx * scale, LIMITS.leastFontSizePx, LIMITS.fontSizePx)
}

export function scalePadding(lengthPx: number, scale: number): number {
  return within(lengthPx * scale, 0, LIMITS.pageSidePx)
}

/** Side of the view box for a path without extent on that axis. It cannot be 0. */
export const SLIVER_PX = 0.01
