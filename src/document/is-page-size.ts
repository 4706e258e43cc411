import type { Size } from './document.ts'
import { LIMITS } from './limits.ts'

/** Whether pages can have a size: whole CSS pixels within the limits. */
export function isPageSize({ width, height }: Size): boolean {
  return [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= LIMITS.pageSidePx)
}
