import type { Size } from '../../document/document.ts'
import { FORMATS } from '../../formats/formats.ts'
import { PT_PER_PX } from '../pdf/page-frame.ts'

/** The smallest side of a slide, one inch. ECMA-376, 19.7.11. */
export const LEAST_SLIDE_PX = 96
/** The largest side of a slide. */
export const LARGEST_SLIDE_PX = FORMATS.pptx.maxSide / PT_PER_PX

/** Returns the scale of a slide. Pages with a side of less than an inch are enlarged. */
export function slideScale({ width, height }: Size, scale: number): number {
  return Math.max(scale, LEAST_SLIDE_PX / Math.min(width, height))
}
